/** What was deleted and can come back (extension `bin`), and whether there is room to keep it (`storage_full`). */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../../../client/api-client.ts';
import type { BinItem } from '../../../contract/owner/bin-operations.ts';
import type { OwnerAnswerOf } from '../../../contract/owner-operations.ts';
import { PATHS } from '../../paths.ts';
import { meQuery } from '../account/account.ts';
import { unsentKeys } from '../changes/unsent-keys.ts';
import { useTellFinished } from '../changes/use-tell-finished.ts';
import { useClient } from '../connection/session.tsx';
import { KEYS } from '../reads/query-keys.ts';
import { pages } from '../reads/read-all.ts';

/** As the service takes it; undefined for one that knows no bin. */
export type UseOfBin = 'skip' | 'only' | undefined;

export interface Deletable {
  readonly type: 'asset' | 'project';
  readonly id: string;
  readonly title: string;
}

/** Deletes it for good, or into the bin. */
export function deleteThing(
  { owner }: ApiClient,
  { type, id }: Deletable,
  bin: UseOfBin,
): Promise<{ readonly inBin?: boolean | undefined }> {
  const query = bin === undefined ? {} : { bin };
  return type === 'asset'
    ? owner.delete_asset({ params: { assetId: id }, query })
    : owner.delete_project({ params: { projectId: id }, query });
}

export interface Bin {
  /** The service has said what it offers. */
  readonly isKnown: boolean;
  /** This connection may delete into it and restore from it. */
  readonly isOffered: boolean;
  /** Nothing can be added to what the service keeps; what is deleted is deleted for good. */
  readonly isFull: boolean;
  /** What is deleted can come back. */
  readonly keepsDeleted: boolean;
}

export function useBin(): Bin {
  const client = useClient();
  const me = useQuery(meQuery(client)).data;
  const isOffered = client.connection.ownerToken !== null && me?.features?.includes('bin') === true;
  const isFull = me?.storageFull === true;
  return { isKnown: me !== undefined, isOffered, isFull, keepsDeleted: isOffered && !isFull };
}

export const binQuery = (client: ApiClient) =>
  pages(KEYS.bin, { operation: 'list_bin' }, 50, (page, options) =>
    client.owner.list_bin({ query: page }, options),
  );

/** @param onRestored called also when the row is gone by then, as `onError` is */
export function useRestoreFromBin(
  onRestored: (answer: OwnerAnswerOf<'restore_bin_item'>) => void,
  onError: (error: unknown) => void,
) {
  const client = useClient();
  const queries = useQueryClient();
  const tellFinished = useTellFinished();
  return useMutation({
    mutationFn: (itemId: string) => client.owner.restore_bin_item({ params: { itemId } }),
    onSuccess: async (answer) => {
      // What was typed in it after it had gone.
      if (unsentKeys().length > 0)
        tellFinished(await (await import('../changes/finish-unsent.ts')).finishUnsent(client));
      await queries.invalidateQueries();
      onRestored(answer);
    },
    onError,
  });
}

export function useDeleteForGood() {
  const client = useClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (itemId: string) => client.owner.delete_bin_item({ params: { itemId } }),
    onSuccess: () => queries.invalidateQueries(),
  });
}

export function useEmptyBin() {
  const client = useClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => client.owner.empty_bin({}),
    onSuccess: () => queries.invalidateQueries(),
  });
}

const PAGES: Readonly<Record<string, (id: string) => string>> = {
  asset: PATHS.asset.to,
  project: PATHS.project.to,
  composition: PATHS.composition.to,
};

/** Where it is once it is restored; null for what this version does not know. */
export function pageOf({ type, id }: Pick<BinItem, 'type' | 'id'>): string | null {
  return PAGES[type]?.(id) ?? null;
}
