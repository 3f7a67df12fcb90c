/** Reads of compositions, their caption files and exports. */
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient, ListName } from '../../../client/api-client.ts';
import type { Composition } from '../../../contract/schemas/composition.ts';
import type { Export } from '../../../contract/schemas/job.ts';
import { FINAL_STATES } from '../../../contract/states.ts';
import { KEYS } from '../reads/query-keys.ts';
import { ofList, readAll } from '../reads/read-all.ts';
import { AFTER_CHANGES } from '../reads/use-look-after-changes.ts';

export const compositionsQuery = (client: ApiClient, projectId: string) =>
  queryOptions({
    queryKey: KEYS.compositions(projectId),
    queryFn: ({ signal }): Promise<Composition[]> =>
      readAll((query) => client.api.list_compositions({ params: { projectId }, query }, { signal })),
    meta: ofList({ operation: 'list_compositions', params: { projectId } }),
  });

export const compositionQuery = (client: ApiClient, compositionId: string) =>
  queryOptions({
    queryKey: KEYS.composition(compositionId),
    queryFn: async ({ signal }) =>
      (await client.api.get_composition({ params: { compositionId } }, { signal })).composition,
  });

/** Between two looks at an account, where scripts and people elsewhere may delete it. */
const LOOK_AGAIN_MS = 15_000;

/**
 * Only whether an open composition is still there: what others change of it is taken with the next change made here, which tells
 * whether both changed the same.
 */
export const compositionThereQuery = (client: ApiClient, compositionId: string, isOpen: boolean) =>
  queryOptions({
    queryKey: [...KEYS.composition(compositionId), 'there'],
    queryFn: async ({ signal }): Promise<true> => {
      await client.api.get_composition({ params: { compositionId } }, { signal });
      return true;
    },
    // It was read a moment ago.
    initialData: true as const,
    enabled: isOpen,
    refetchInterval: client.connection.kind === 'browser' ? false : LOOK_AGAIN_MS,
    refetchOnWindowFocus: 'always',
    meta: AFTER_CHANGES,
  });

/** As it was at a revision (extension `composition_revisions`); that never changes. */
export const oldCompositionQuery = (client: ApiClient, compositionId: string, revision: number) =>
  queryOptions({
    queryKey: [...KEYS.composition(compositionId), 'at', revision],
    queryFn: async ({ signal }) =>
      (await client.api.get_composition({ params: { compositionId }, query: { revision } }, { signal }))
        .composition,
  });

export const exportsList = (projectId: string): ListName => ({
  operation: 'list_exports',
  params: { projectId },
});

/** Exports of a project, followed while one of them is not final. */
export const exportsQuery = (client: ApiClient, projectId: string) =>
  queryOptions({
    queryKey: KEYS.exports(projectId),
    queryFn: ({ signal }): Promise<Export[]> =>
      readAll((query) => client.api.list_exports({ params: { projectId }, query }, { signal })),
    meta: ofList(exportsList(projectId)),
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
