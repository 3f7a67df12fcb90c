/** Fonts and logos of one's own, for the owner of the account (extension `brand_files`). */
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../../../client/api-client.ts';
import type { OwnerBodyOf } from '../../../contract/owner-operations.ts';
import type { BrandFile, BrandFileContent } from '../../../contract/schemas/brand.ts';
import { useChange } from '../changes/use-change.ts';
import { KEYS } from '../reads/query-keys.ts';
import { ofList } from '../reads/read-all.ts';

export const brandFilesQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: KEYS.brandFiles,
    queryFn: async ({ signal }): Promise<BrandFile[]> =>
      (await client.owner.list_brand_files({}, { signal })).brandFiles,
    meta: ofList({ operation: 'list_brand_files' }),
  });

/** A file is never changed. */
export const brandFileQuery = (client: ApiClient, brandFileId: string) =>
  queryOptions({
    queryKey: KEYS.brandFile(brandFileId),
    queryFn: async ({ signal }): Promise<BrandFileContent> =>
      (await client.owner.get_brand_file({ params: { brandFileId } }, { signal })).brandFile,
    staleTime: Number.POSITIVE_INFINITY,
  });

export const useCreateBrandFile = () =>
  useChange(
    ({ owner }, body: OwnerBodyOf<'create_brand_file'>) => owner.create_brand_file({ body }),
    [KEYS.brandFiles],
  );
