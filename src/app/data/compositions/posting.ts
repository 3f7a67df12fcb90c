/** What a composition is posted with, for the owner of the account (extension `posting`). */
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../../../client/api-client.ts';
import type { OwnerBodyOf } from '../../../contract/owner-operations.ts';
import type { Posting } from '../../../contract/schemas/posting.ts';
import { useChange } from '../changes/use-change.ts';
import { KEYS } from '../reads/query-keys.ts';

export const postingQuery = (client: ApiClient, compositionId: string) =>
  queryOptions({
    queryKey: KEYS.posting(compositionId),
    queryFn: async ({ signal }): Promise<Posting> =>
      (await client.owner.get_posting({ params: { compositionId } }, { signal })).posting,
  });

export const useUpdatePosting = (compositionId: string) =>
  useChange(
    ({ owner }, body: OwnerBodyOf<'update_posting'>) =>
      owner.update_posting({ params: { compositionId }, body }),
    [KEYS.posting(compositionId)],
  );
