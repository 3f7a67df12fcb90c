/** Clips of a project, and the three decisions about one. Decisions show at once and roll back exactly. */
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../../client/api-client.ts';
import type { Clip } from '../../contract/schemas/clip.ts';
import { KEYS } from './query-keys.ts';
import { readAll } from './read-all.ts';
import { useClient } from './session.tsx';

/** All clips: a project has at most a few hundred, and reviewing needs the whole list. */
export const clipsQuery = (client: ApiClient, projectId: string) =>
  queryOptions({
    queryKey: KEYS.clips(projectId),
    queryFn: ({ signal }): Promise<Clip[]> =>
      readAll((query) => client.api.list_clips({ params: { projectId }, query }, { signal })),
  });

/** One clip by itself: a link to it opens before the list is read. */
export const clipQuery = (client: ApiClient, clipId: string) =>
  queryOptions({
    queryKey: KEYS.clip(clipId),
    queryFn: async ({ signal }): Promise<Clip> =>
      (await client.api.get_clip({ params: { clipId } }, { signal })).clip,
    staleTime: 0,
  });

export type ClipDecision = 'accept' | 'reject' | 'restore';

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

async function send(client: ApiClient, clip: Clip, decision: ClipDecision): Promise<Clip> {
  const params = { clipId: clip.id };
  switch (decision) {
    case 'accept':
      return (await client.api.accept_clip({ params })).clip;
    case 'reject':
      return (await client.api.reject_clip({ params })).clip;
    case 'restore': {
      // An accepted clip is taken back by deleting its composition (specification, section 3).
      if (clip.status === 'accepted' && clip.compositionId !== null) {
        const deleted = await client.api.delete_composition({
          params: { compositionId: clip.compositionId },
        });
        return deleted.clip;
      }
      return (await client.api.restore_clip({ params })).clip;
    }
  }
}

export function useDecideClip() {
  const client = useClient();
  const queries = useQueryClient();
  return useMutation({
    // One after the other: quick keys must reach the service in the order they were pressed.
    scope: { id: 'clip-decisions' },
    mutationFn: ({ clip, decision }: { clip: Clip; decision: ClipDecision }) => {
      const latest = queries
        .getQueryData<Clip[]>(KEYS.clips(clip.projectId))
        ?.find((known) => known.id === clip.id);
      return send(client, { ...clip, compositionId: latest?.compositionId ?? clip.compositionId }, decision);
    },
    onMutate: async ({ clip, decision }) => {
      await queries.cancelQueries({ queryKey: KEYS.clips(clip.projectId) });
      replaceClip(queries, { ...clip, status: NEXT_STATUS[decision] });
    },
    onSuccess: (clip) => {
      replaceClip(queries, clip);
      void queries.invalidateQueries({ queryKey: KEYS.compositions(clip.projectId) });
    },
    onError: (_error, { clip }) => replaceClip(queries, clip),
  });
}
