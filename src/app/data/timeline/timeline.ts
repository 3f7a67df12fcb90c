/** Reads and changes of the timeline of a vibe edit project. */
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../../../client/api-client.ts';
import type { BodyOf } from '../../../contract/operations.ts';
import type { Composition } from '../../../contract/schemas/composition.ts';
import type { Timeline, TimelineOperation } from '../../../contract/schemas/timeline.ts';
import { useClient } from '../connection/session.tsx';
import { KEYS } from '../reads/query-keys.ts';
import { pages } from '../reads/read-all.ts';
import { AFTER_CHANGES } from '../reads/use-look-after-changes.ts';

/** What other tabs of this browser change is told (`meta`); scripts and people elsewhere have to be asked about. */
const LOOK_AGAIN_MS = {
  browser: { preparing: 2000, settled: 60_000 },
  remote: { preparing: 8000, settled: 8000 },
} as const;

export async function readTimeline(
  client: ApiClient,
  projectId: string,
  options: { readonly signal?: AbortSignal } = {},
): Promise<Timeline> {
  return (await client.api.get_timeline({ params: { projectId } }, options)).timeline;
}

export const timelineQuery = (client: ApiClient, projectId: string) =>
  queryOptions({
    queryKey: KEYS.timeline(projectId),
    queryFn: ({ signal }) => readTimeline(client, projectId, { signal }),
    refetchInterval: ({ state: { data, status } }) => {
      const isSettled = status === 'success' && data?.clips.every(({ state }) => state !== 'preparing');
      return LOOK_AGAIN_MS[client.connection.kind][isSettled === true ? 'settled' : 'preparing'];
    },
    refetchOnWindowFocus: true,
    meta: AFTER_CHANGES,
    staleTime: 0,
  });

/** The edit as it was; kept revisions never change. */
export const oldTimelineQuery = (client: ApiClient, projectId: string, revision: number) =>
  queryOptions({
    queryKey: KEYS.oldTimeline(projectId, revision),
    queryFn: async ({ signal }): Promise<Timeline> =>
      (await client.api.get_timeline({ params: { projectId }, query: { revision } }, { signal })).timeline,
    staleTime: Number.POSITIVE_INFINITY,
  });

export const revisionsQuery = (client: ApiClient, projectId: string) => ({
  ...pages(
    KEYS.timelineRevisions(projectId),
    { operation: 'list_timeline_revisions', params: { projectId } },
    50,
    (page, options) => client.api.list_timeline_revisions({ params: { projectId }, query: page }, options),
  ),
  staleTime: 0,
});

export async function sendOperations(
  client: ApiClient,
  projectId: string,
  expectedRevision: number,
  operations: readonly TimelineOperation[],
): Promise<Timeline> {
  const body = { expectedRevision, operations: [...operations] };
  return (await client.api.apply_timeline_operations({ params: { projectId }, body })).timeline;
}

export async function restoreRevision(
  client: ApiClient,
  projectId: string,
  expectedRevision: number,
  revision: number,
): Promise<Timeline> {
  const body = { expectedRevision, revision };
  return (await client.api.restore_timeline({ params: { projectId }, body })).timeline;
}

/** Makes another video usable in the edit; it is charged once. */
export function addTimelineClip(client: ApiClient, projectId: string, assetId: string) {
  return client.api.add_timeline_clip({ params: { projectId }, body: { assetId } });
}

const STYLE_WHILE_OFF = 'boxed';

/** An edit of its own of an accepted clip (extension `timeline_from_clip`). */
export function useMakeTimeline(
  { id: compositionId, source, captions }: Composition,
  onMade: (projectId: string) => unknown,
) {
  const client = useClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const body = {
        sourceAssetId: source?.assetId ?? '',
        compositionId,
        language: 'auto',
        captionStyle: captions.style ?? STYLE_WHILE_OFF,
        aspect: '9:16',
      } as BodyOf<'create_vibe_edit_project'>;
      return (await client.api.create_vibe_edit_project({ body })).project;
    },
    onSuccess: async (project) => {
      await Promise.all(
        [KEYS.projects, KEYS.composition(compositionId)].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      );
      await onMade(project.id);
    },
  });
}
