/** The three decisions about a clip, singly or about many together. They show at once and roll back exactly. */
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { forEachConcurrent } from '../../../base/work/for-each-concurrent.ts';
import type { ApiClient } from '../../../client/api-client.ts';
import { ApiError } from '../../../client/api-error.ts';
import { ofAnswer } from '../../../contract/problems/answer-problems.ts';
import type { Clip } from '../../../contract/schemas/clip.ts';
import type { Composition } from '../../../contract/schemas/composition.ts';
import { type KeepingUnsent, keepAllUnsent } from '../changes/unsent.ts';
import { useClient } from '../connection/session.tsx';
import { KEYS } from '../reads/query-keys.ts';

export type ClipDecision = 'accept' | 'reject' | 'restore';

/** On the source's clock. */
export type TrimTo = Pick<Clip, 'startSec' | 'endSec'>;

export interface Wish {
  readonly clip: Clip;
  readonly decision: ClipDecision;
  /** What an accepted clip is trimmed to. */
  readonly trim?: TrimTo | null;
  /** Takes an earlier decision back: what that deleted comes back with it. */
  readonly isUndo?: boolean;
}

const NEXT_STATUS: Record<ClipDecision, Clip['status']> = {
  accept: 'accepted',
  reject: 'rejected',
  restore: 'proposed',
};

function replaceClip(queries: QueryClient, clip: Clip): void {
  queries.setQueryData<Clip[]>(KEYS.clips(clip.projectId), (clips) =>
    clips?.map((known) => (known.id === clip.id ? clip : known)),
  );
}

export async function sendDecision(client: ApiClient, wish: Wish): Promise<Clip> {
  const { clip, decision, trim = null } = wish;
  const params = { clipId: clip.id };
  switch (decision) {
    case 'accept': {
      const back = wish.isUndo === true ? await restoreDeleted(client, clip) : null;
      if (back !== null) return back;
      const { clip: accepted, composition } = await client.api.accept_clip({ params });
      if (trim !== null) await trimAccepted(client, composition, trim);
      // Another service may return the composition alone (specification, section 4).
      return accepted ?? { ...clip, status: NEXT_STATUS.accept, compositionId: composition.id };
    }
    case 'reject':
      return (await client.api.reject_clip({ params })).clip;
    case 'restore': {
      // An accepted clip is taken back by deleting its composition (specification, section 3).
      if (clip.status === 'accepted' && clip.compositionId !== null)
        return deleteComposition(client, clip, clip.compositionId);
      return (await client.api.restore_clip({ params })).clip;
    }
  }
}

/** Compositions that went to the bin with the decision about their clip, by clip. */
const deleted = new Map<string, string>();

/** The clip with its composition as it was; null where that is not in the bin. */
async function restoreDeleted({ api, owner, connection }: ApiClient, { id }: Clip): Promise<Clip | null> {
  const itemId = deleted.get(id);
  if (itemId === undefined || connection.ownerToken === null) return null;
  try {
    await owner.restore_bin_item({ params: { itemId } });
  } catch (error) {
    // Deleted for good meanwhile, or accepted elsewhere.
    if (error instanceof ApiError && error.kind === 'answer') return null;
    throw error;
  }
  deleted.delete(id);
  return (await api.get_clip({ params: { clipId: id } })).clip;
}

/** A deletion has no key: after a lost answer, as when the tab that runs the service closes, the clip says how it went. */
async function deleteComposition(client: ApiClient, { id }: Clip, compositionId: string): Promise<Clip> {
  const params = { compositionId };
  try {
    const { clip, inBin } = await client.api.delete_composition({ params });
    if (inBin === true) deleted.set(id, compositionId);
    else deleted.delete(id);
    return clip;
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind !== 'unreachable') throw error;
    const { clip } = await client.api.get_clip({ params: { clipId: id } });
    return clip.status === 'accepted' ? (await client.api.delete_composition({ params })).clip : clip;
  }
}

/** Where this fails the clip stays accepted, and whoever decided has to be told so. */
async function trimAccepted(
  client: ApiClient,
  { id, revision, source }: Composition,
  trim: TrimTo,
): Promise<void> {
  if (source?.startSec === trim.startSec && source.endSec === trim.endSec) return;
  try {
    await client.api.edit_composition({
      params: { compositionId: id },
      body: { ...trim, expectedRevision: revision },
    });
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind === 'aborted') throw error;
    const { message, details } = ofAnswer('accepted_untrimmed');
    throw new ApiError({ ...error.facts, message, details: { ...error.facts.details, ...details } }, error);
  }
}

/** A wish that was not done, and why. */
export interface Refusal extends Wish {
  readonly error: unknown;
}

const known = (queries: QueryClient, { id, projectId }: Clip): Clip | undefined =>
  queries.getQueryData<Clip[]>(KEYS.clips(projectId))?.find((clip) => clip.id === id);

/** Whether a later decision about the clip waits for its turn: what is shown is that one. */
function isDecidedAnew(queries: QueryClient, clip: Clip): boolean {
  const waiting = queries.getMutationCache().findAll({
    mutationKey: KEYS.decisions,
    predicate: ({ state }) => state.isPaused,
  });
  return waiting.some(({ state }) => {
    const wishes = [state.variables].flat() as Wish[];
    return wishes.some((wish) => wish.clip.id === clip.id);
  });
}

/** By wish: kept on the device until the service has it, also while it waits for its turn. */
const kept = new WeakMap<Wish, KeepingUnsent>();

function keepWishes(client: ApiClient, wishes: readonly Wish[]): void {
  const made = wishes.map(
    ({ clip, decision, trim = null }) => ({ kind: 'decision', clipId: clip.id, decision, trim }) as const,
  );
  const all = keepAllUnsent(client.connection.id, made);
  for (const [at, wish] of wishes.entries()) {
    const keeping = all[at];
    if (keeping !== undefined) kept.set(wish, keeping);
  }
}

/** One after the other: quick keys must reach the service in the order they were pressed. */
const IN_ORDER = { mutationKey: KEYS.decisions, scope: { id: 'clip-decisions' } };

/** Sends a decision about the clip as it is known by now, and shows the answer. */
async function sendWish(client: ApiClient, queries: QueryClient, wish: Wish): Promise<Clip> {
  const { clip } = wish;
  const compositionId = known(queries, clip)?.compositionId ?? clip.compositionId;
  const answer = await sendDecision(client, { ...wish, clip: { ...clip, compositionId } });
  const shown = known(queries, clip);
  const status = shown !== undefined && isDecidedAnew(queries, clip) ? shown.status : answer.status;
  replaceClip(queries, { ...answer, status });
  return answer;
}

/** @param onRefused it is shown as it was; what was remembered of the decision is to be forgotten */
export function useDecideClip(onRefused?: (wish: Wish) => void) {
  const client = useClient();
  const queries = useQueryClient();
  return useMutation({
    ...IN_ORDER,
    mutationFn: (wish: Wish) => sendWish(client, queries, wish),
    onSettled: (_answer, _error, wish) => kept.get(wish)?.forget(),
    onMutate: async (wish) => {
      const { clip, decision } = wish;
      keepWishes(client, [wish]);
      // In the task of the key: what is decided and which clip is next are drawn as one.
      const show = (): void => replaceClip(queries, { ...clip, status: NEXT_STATUS[decision] });
      show();
      const key = { queryKey: KEYS.clips(clip.projectId) };
      if (queries.isFetching(key) === 0) return;
      // A reading given up puts back what was known before it.
      await queries.cancelQueries(key);
      show();
    },
    onSuccess: ({ projectId, compositionId }, { isUndo = false }) => {
      void queries.invalidateQueries({ queryKey: KEYS.compositions(projectId) });
      // What comes back from the bin brings its exports.
      if (isUndo) void queries.invalidateQueries({ queryKey: KEYS.exports(projectId) });
      // Whoever opened it meanwhile may have read it before its trim.
      if (compositionId !== null)
        void queries.invalidateQueries({ queryKey: KEYS.composition(compositionId) });
    },
    onError: (_error, wish) => {
      const { clip } = wish;
      onRefused?.(wish);
      if (!isDecidedAnew(queries, clip)) replaceClip(queries, clip);
      // It may have been decided elsewhere, or accepted and not trimmed.
      void queries.invalidateQueries({ queryKey: KEYS.clips(clip.projectId) });
      void queries.invalidateQueries({ queryKey: KEYS.compositions(clip.projectId) });
    },
  });
}

/** A service has operations for one clip only; more than a few together would hold up what else is asked of it. */
const DECISIONS_AT_A_TIME = 4;

/**
 * Many decisions as one: all are shown at once and sent a few at a time. It resolves with those that were not done,
 * each of which is shown as it was. What a page that closes midway has not sent, the next start does.
 */
export function useDecideClips(projectId: string) {
  const client = useClient();
  const queries = useQueryClient();
  return useMutation({
    ...IN_ORDER,
    mutationFn: async (wishes: readonly Wish[]): Promise<Refusal[]> => {
      const refused: Refusal[] = [];
      let silence: ApiError | null = null;
      await forEachConcurrent(wishes, DECISIONS_AT_A_TIME, async (wish) => {
        try {
          // Nobody waits through the tries of a hundred requests for a service that is away.
          if (silence !== null) throw silence;
          await sendWish(client, queries, wish);
        } catch (error) {
          if (error instanceof ApiError && error.kind === 'unreachable') silence = error;
          refused.push({ ...wish, error });
          if (!isDecidedAnew(queries, wish.clip)) replaceClip(queries, wish.clip);
        } finally {
          kept.get(wish)?.forget();
        }
      });
      return refused;
    },
    onMutate: async (wishes) => {
      keepWishes(client, wishes);
      await queries.cancelQueries({ queryKey: KEYS.clips(projectId) });
      const next = new Map(wishes.map(({ clip, decision }) => [clip.id, NEXT_STATUS[decision]]));
      queries.setQueryData<Clip[]>(KEYS.clips(projectId), (clips) =>
        clips?.map((clip) =>
          next.has(clip.id) ? { ...clip, status: next.get(clip.id) ?? clip.status } : clip,
        ),
      );
    },
    onSuccess: (refused, wishes) => {
      void queries.invalidateQueries({ queryKey: KEYS.compositions(projectId) });
      if (wishes.some(({ isUndo }) => isUndo === true))
        void queries.invalidateQueries({ queryKey: KEYS.exports(projectId) });
      // Somebody else may have decided them meanwhile.
      if (refused.length > 0) void queries.invalidateQueries({ queryKey: KEYS.clips(projectId) });
    },
  });
}
