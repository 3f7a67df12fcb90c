/** Reads of compositions, their caption files and exports. */
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../../client/api-client.ts';
import type { Composition } from '../../contract/schemas/composition.ts';
import type { Export } from '../../contract/schemas/job.ts';
import { FINAL_STATES } from '../../contract/states.ts';
import { KEYS } from './query-keys.ts';

async function readAll<Item>(
  readPage: (cursor: string | undefined) => Promise<{ data: Item[]; nextCursor: string | null }>,
): Promise<Item[]> {
  const items: Item[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page = await readPage(cursor);
    items.push(...page.data);
    cursor = page.nextCursor;
  }
  return items;
}

export const compositionsQuery = (client: ApiClient, projectId: string) =>
  queryOptions({
    queryKey: KEYS.compositions(projectId),
    queryFn: ({ signal }): Promise<Composition[]> =>
      readAll((cursor) =>
        client.api.list_compositions(
          { params: { projectId }, query: { limit: 100, ...(cursor === undefined ? {} : { cursor }) } },
          { signal },
        ),
      ),
  });

export const compositionQuery = (client: ApiClient, compositionId: string) =>
  queryOptions({
    queryKey: KEYS.composition(compositionId),
    queryFn: async ({ signal }) =>
      (await client.api.get_composition({ params: { compositionId } }, { signal })).composition,
  });

/** Exports of a project, followed while one of them is not final. */
export const exportsQuery = (client: ApiClient, projectId: string) =>
  queryOptions({
    queryKey: KEYS.exports(projectId),
    queryFn: ({ signal }): Promise<Export[]> =>
      readAll((cursor) =>
        client.api.list_exports(
          { params: { projectId }, query: { limit: 100, ...(cursor === undefined ? {} : { cursor }) } },
          { signal },
        ),
      ),
    refetchInterval: (query) => {
      const running = query.state.data?.some((one) => !FINAL_STATES.includes(one.status)) ?? false;
      if (!running) return false;
      return client.connection.kind === 'browser' ? 700 : 4000;
    },
    refetchIntervalInBackground: true,
  });

export const captionsQuery = (client: ApiClient, compositionId: string, format: 'srt' | 'vtt') =>
  queryOptions({
    queryKey: [...KEYS.captions(compositionId), format],
    queryFn: async ({ signal }) =>
      (
        await client.api.get_composition_captions(
          { params: { compositionId }, query: { format } },
          { signal },
        )
      ).captions,
    staleTime: 0,
  });
