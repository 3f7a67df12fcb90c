/** What rankings learned from decisions, for the owner of the account (extension `clip_taste`). */
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../../../client/api-client.ts';
import type { OwnerBodyOf } from '../../../contract/owner-operations.ts';
import type { ClipTaste } from '../../../contract/schemas/clip-taste.ts';
import { useChange } from '../changes/use-change.ts';
import { KEYS } from '../reads/query-keys.ts';

export const clipTasteQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: KEYS.clipTaste,
    queryFn: async ({ signal }): Promise<ClipTaste> =>
      (await client.owner.get_clip_taste({}, { signal })).clipTaste,
    // Decisions are made on other pages, many a minute.
    staleTime: 0,
  });

export const useUpdateClipTaste = () =>
  useChange(
    ({ owner }, body: OwnerBodyOf<'update_clip_taste'>) => owner.update_clip_taste({ body }),
    [KEYS.clipTaste],
  );
