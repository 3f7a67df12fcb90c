/** Does what pages that are gone left undone (`unsent.ts`), each thing only where it still means what it meant. */
import type { ApiClient } from '../../../client/api-client.ts';
import { ApiError } from '../../../client/api-error.ts';
import type { Composition } from '../../../contract/schemas/composition.ts';
import { EditConflict, isAsWanted, sendChange, stillApplies } from '../compositions/edit-composition.ts';
import { sendDecision } from '../projects/decide-clips.ts';
import { placeOfStory, readStory, writeStory } from '../projects/stories.ts';
import { isGone } from '../reads/is-gone.ts';
import { finishTimeline, heldForEditor } from '../timeline/finish-timeline.ts';
import { isConflict } from './is-conflict.ts';
import { keepTyped } from './kept-typed.ts';
import { maySucceedLater } from './may-succeed-later.ts';
import { covers, takeUnsent, type Unsent } from './unsent.ts';

/** As long as bins keep what is deleted. */
const WAITS_MS = 30 * 86_400_000;

export interface Finished {
  readonly done: number;
  readonly undone: readonly Undone[];
}

export interface Undone {
  readonly what: Unsent;
  readonly error: unknown;
}

/** null where nothing was left. What a service that is away cannot be told stays for the next start. */
export async function finishUnsent(client: ApiClient): Promise<Finished | null> {
  let finished: Finished | null = null;
  await takeUnsent(client.connection.id, async (left) => {
    const undone: Undone[] = [];
    let done = 0;
    for (const [at, one] of left.entries()) {
      const { what, forget } = one;
      /** Of it. */
      let rest = what;
      const onArrived = (left: Unsent): void => {
        rest = left;
        one.replace(left);
      };
      if ('heldFor' in what) {
        if (Date.now() - one.madeAtMs >= WAITS_MS) forget();
        continue;
      }
      try {
        const earlier = left.slice(0, at).map((before) => before.what);
        await finish(client, what, { onArrived, earlier });
        done += 1;
      } catch (error) {
        if (error instanceof ApiError && error.kind === 'unreachable') continue;
        if (isGone(error) && saysWhatItWasMadeOn(what) && Date.now() - one.madeAtMs < WAITS_MS) {
          if (left.slice(at + 1).some((later) => covers(later.what, what))) forget();
          else {
            if (one.waits !== true) undone.push({ what, error });
            one.wait();
          }
          continue;
        }
        undone.push({ what, error });
        // Told, and tried again: what somebody typed does not go with a fault that passes.
        if (maySucceedLater(error)) continue;
        const toChoose = heldAfter(rest, error);
        if (toChoose !== null) {
          one.replace(toChoose);
          continue;
        }
      }
      forget();
    }
    finished = { done, undone };
  });
  return finished;
}

/** As its editor takes it up, which shows both sides; null where there is nothing to choose. */
function heldAfter(what: Unsent, error: unknown): Unsent | null {
  if (what.kind === 'composition')
    return error instanceof EditConflict ? { ...what, heldFor: 'choice' } : null;
  return heldForEditor(what);
}

/** What comes back from the bin may be another by then: these are done only on what they were made on. */
const saysWhatItWasMadeOn = ({ kind }: Unsent): boolean =>
  kind === 'composition' || kind === 'story' || kind === 'timeline';

interface Beside {
  /** What is left of what is sent in parts. */
  readonly onArrived: (left: Unsent) => void;
  /** Left behind by the same pages, before it. */
  readonly earlier: readonly Unsent[];
}

async function finish(client: ApiClient, what: Unsent, { onArrived, earlier }: Beside): Promise<void> {
  switch (what.kind) {
    case 'decision': {
      const { clip } = await client.api.get_clip({ params: { clipId: what.clipId } });
      await sendDecision(client, { clip, decision: what.decision, trim: what.trim });
      return;
    }
    case 'composition': {
      const { compositionId, change, before } = what;
      const { composition } = await client.api.get_composition({ params: { compositionId } });
      if (isAsWanted(change, composition)) return;
      if (!stillApplies(change, before, composition) && !isOnOwn(what, earlier, composition))
        throw new EditConflict(composition);
      await sendChange(client, compositionId, composition.revision, change);
      return;
    }
    case 'settings': {
      const params = { projectId: what.projectId };
      const { project } = await client.api.get_project({ params });
      // Clips of these settings, or work on them, came meanwhile.
      if (project.status === 'draft' || project.status === 'failed')
        await client.api.update_project({ params, body: { settings: what.settings } });
      return;
    }
    case 'story':
      return finishStory(client, what);
    case 'timeline':
      return finishTimeline(client, what, onArrived);
    case 'chat':
      await client.api.update_fake_text_project({
        params: { projectId: what.projectId },
        body: what.change,
      });
      return;
  }
}

/** What it changes is as an earlier change of the same pages made it: nobody else came between. */
function isOnOwn(what: Unsent, earlier: readonly Unsent[], now: Composition): boolean {
  return earlier.some(
    (one) => one.kind === 'composition' && covers(one, what) && isAsWanted(one.change, now),
  );
}

async function finishStory(
  client: ApiClient,
  { projectId, revision, change, written }: Extract<Unsent, { kind: 'story' }>,
): Promise<void> {
  try {
    await writeStory(client, projectId, revision, change);
  } catch (error) {
    if (!isConflict(error)) throw error;
    // Sent before the page went, perhaps.
    const story = await readStory(client, projectId);
    const texts = (lines: readonly { readonly text: string }[] = []) =>
      lines.map(({ text }) => text).join('\n');
    if (texts(story?.lines) === texts(change.lines)) return;
    // Its editor shows both sides, or says it anew on what is there now.
    if (written !== undefined)
      keepTyped(client.connection.id, placeOfStory(projectId), {
        value: written,
        base: written,
        atMs: Date.now(),
      });
    throw error;
  }
}
