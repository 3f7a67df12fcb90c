/** Reads of the clips of a project. */
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient, ListName } from '../../../client/api-client.ts';
import type { Clip } from '../../../contract/schemas/clip.ts';
import { KEYS } from '../reads/query-keys.ts';
import { ofList, readAll } from '../reads/read-all.ts';

export const clipsList = (projectId: string): ListName => ({
  operation: 'list_clips',
  params: { projectId },
});

/** All clips: a project has at most a few hundred, and reviewing needs the whole list. */
export const clipsQuery = (client: ApiClient, projectId: string) =>
  queryOptions({
    queryKey: KEYS.clips(projectId),
    queryFn: ({ signal }): Promise<Clip[]> =>
      readAll((query) => client.api.list_clips({ params: { projectId }, query }, { signal })),
    meta: ofList(clipsList(projectId)),
  });

/** One clip by itself: a link to it opens before the list is read. */
export const clipQuery = (client: ApiClient, clipId: string) =>
  queryOptions({
    queryKey: KEYS.clip(clipId),
    queryFn: async ({ signal }): Promise<Clip> =>
      (await client.api.get_clip({ params: { clipId } }, { signal })).clip,
    staleTime: 0,
  });
