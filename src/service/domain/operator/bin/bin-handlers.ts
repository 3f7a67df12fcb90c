/** The bin of the owner: looked through, put back from, emptied. */
import type { OwnerHandlers } from '../../../kernel/call.ts';
import { readNewest } from '../../../kernel/paging.ts';
import { within } from '../../../kernel/within.ts';
import type { OperatorContext } from '../operator-context.ts';
import { type BinItemRow, requireBinItem, toBinItem } from './bin-rows.ts';
import { dropFromBin } from './drop-from-bin.ts';
import { restoreFromBin } from './restore-from-bin.ts';

type Ids = 'list_bin' | 'restore_bin_item' | 'delete_bin_item' | 'empty_bin';

export function binHandlers(context: OperatorContext): OwnerHandlers<Ids> {
  const { database } = context;
  return {
    list_bin: async ({ account, query }) => ({
      body: await readNewest(database, query, {
        list: 'bin',
        rows: 'SELECT * FROM bin_item WHERE account_id = ?',
        values: [account.id],
        toItem: toBinItem,
      }),
    }),
    restore_bin_item: ({ account, params, commit }) =>
      commit(async (tx) => {
        const { items, missingAssetIds } = await restoreFromBin(
          within(context, tx),
          account.id,
          params.itemId,
        );
        return { body: { restored: items.map(toBinItem), missingAssetIds: [...missingAssetIds] } };
      }),
    delete_bin_item: async ({ account, params }) => {
      const item = await requireBinItem(database, account.id, params.itemId);
      const { freedBytes } = await dropFromBin(context, account.id, [item.id]);
      return { body: { itemId: item.id, deleted: true as const, freedBytes } };
    },
    empty_bin: async ({ account }) => {
      const items = await database.all<Pick<BinItemRow, 'id'>>(
        'SELECT id FROM bin_item WHERE account_id = ? ORDER BY seq',
        [account.id],
      );
      const ids = items.map(({ id }) => id);
      const { items: deletedCount, freedBytes } = await dropFromBin(context, account.id, ids);
      return { body: { deletedCount, freedBytes } };
    },
  };
}
