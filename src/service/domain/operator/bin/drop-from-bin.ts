/** Deletes for good: what a person chose in the bin, and what was there long enough. */
import { mapInTurn } from '../../../../base/work/map-in-turn.ts';
import type { Queries } from '../../../kernel/ports/database.ts';
import type { OperatorContext } from '../operator-context.ts';
import { BIN_KEPT_MS, type BinItemRow } from './bin-rows.ts';

type Parts = Pick<OperatorContext, 'database' | 'files'>;

/** With its files; of a project, wherever it is, with what of it was deleted before. Returns the bytes they had. */
export async function dropFromBin(
  { database, files }: Parts,
  accountId: string,
  ids: readonly string[],
): Promise<{ items: number; freedBytes: number }> {
  const dropped = await database.transaction(
    async (tx) => (await mapInTurn(ids, (id) => forgetItem(tx, id))).flat(),
    accountId,
  );
  for (const { file } of dropped) if (file !== null) await files.remove(file);
  return {
    items: new Set(dropped.map(({ item }) => item)).size,
    freedBytes: dropped.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
  };
}

/** Its files, at least one row an item. A composition cannot come back without its project. */
async function forgetItem(
  database: Queries,
  id: string,
): Promise<{ item: string; file: string | null; sizeBytes: number }[]> {
  const found = await database.all<{ item: string; file: string | null; sizeBytes: number }>(
    `SELECT id AS item, file, coalesce(bin_file.size_bytes, 0) AS "sizeBytes"
     FROM bin_item LEFT JOIN bin_file ON item_id = id WHERE id = ?1 OR project_id = ?1`,
    [id],
  );
  await database.run('DELETE FROM bin_item WHERE id = ?1 OR project_id = ?1', [id]);
  return found;
}

/** Part of the cleaning up at regular times. */
export async function sweepBin({
  database,
  files,
  clock,
}: Parts & Pick<OperatorContext, 'clock'>): Promise<void> {
  const over = await database.all<Pick<BinItemRow, 'id' | 'account_id'>>(
    'SELECT id, account_id FROM bin_item WHERE deleted_ms <= ? ORDER BY seq',
    [clock.nowMs() - BIN_KEPT_MS],
  );
  for (const accountId of new Set(over.map((item) => item.account_id))) {
    const ids = over.filter((item) => item.account_id === accountId).map(({ id }) => id);
    await dropFromBin({ database, files }, accountId, ids);
  }
}
