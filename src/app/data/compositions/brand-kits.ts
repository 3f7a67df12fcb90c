/** Named looks of captions, for the owner of the account (extension `brand_kits`), and putting one on all clips. */
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../../../client/api-client.ts';
import type { OwnerAnswerOf, OwnerBodyOf } from '../../../contract/owner-operations.ts';
import type { BrandKit } from '../../../contract/schemas/brand.ts';
import { useChange } from '../changes/use-change.ts';
import { KEYS } from '../reads/query-keys.ts';
import { ofList } from '../reads/read-all.ts';

export const brandKitsQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: KEYS.brandKits,
    queryFn: async ({ signal }): Promise<BrandKit[]> =>
      (await client.owner.list_brand_kits({}, { signal })).brandKits,
    meta: ofList({ operation: 'list_brand_kits' }),
  });

export const useCreateBrandKit = () =>
  useChange(
    ({ owner }, body: OwnerBodyOf<'create_brand_kit'>) => owner.create_brand_kit({ body }),
    [KEYS.brandKits],
  );

export const useUpdateBrandKit = () =>
  useChange(
    ({ owner }, { brandKitId, ...body }: OwnerBodyOf<'update_brand_kit'> & { brandKitId: string }) =>
      owner.update_brand_kit({ params: { brandKitId }, body }),
    [KEYS.brandKits],
  );

export const useDeleteBrandKit = () =>
  useChange(
    ({ owner }, brandKitId: string) => owner.delete_brand_kit({ params: { brandKitId } }),
    [KEYS.brandKits],
  );

/** What shows a composition or its captions. */
const SHOWN = [KEYS.allCompositions, KEYS.allCaptions];

export const useApplyBrandKit = () =>
  useChange(({ owner }, brandKitId: string) => owner.apply_brand_kit({ body: { brandKitId } }), SHOWN);

export const useUndoBrandKit = () =>
  useChange(
    ({ owner }, { changed }: OwnerAnswerOf<'apply_brand_kit'>) => owner.undo_brand_kit({ body: { changed } }),
    SHOWN,
  );
