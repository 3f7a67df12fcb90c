/** Reads and changes of the timeline of a vibe edit project. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../../client/api-client.ts';
import type { Timeline, TimelineOperation } from '../../contract/schemas/timeline.ts';
import { KEYS } from './query-keys.ts';

/** How soon work of other tabs, scripts and the assistant is seen. */
const LOOK_AGAIN_MS = { browser: 2000, remote: 8000 } as const;

export const timelineQuery = (client: ApiClient, projectId: string) =>
  queryOptions({
    queryKey: KEYS.timeline(projectId),
    queryFn: async ({ signal }): Promise<Timeline> =>
      (await client.api.get_timeline({ params: { projectId } }, { signal })).timeline,
    refetchInterval: LOOK_AGAIN_MS[client.connection.kind],
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

export const revisionsQuery = (client: ApiClient, projectId: string) =>
  infiniteQueryOptions({
    queryKey: KEYS.timelineRevisions(projectId),
    queryFn: ({ pageParam, signal }) =>
      client.api.list_timeline_revisions(
        {
          params: { projectId },
          query: { limit: 50, ...(pageParam === null ? {} : { cursor: pageParam }) },
        },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
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
