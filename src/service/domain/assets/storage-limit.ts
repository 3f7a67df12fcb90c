/** How much an account stores, and the most an operator lets it. Counted in rows: one statement, wherever the files are. */
import { problem } from '../../../contract/problems/problem.ts';
import { conflict } from '../../kernel/api-error.ts';
import type { Queries } from '../../kernel/ports/database.ts';

/**
 * Before `addedBytes` of new media are taken in; in a transaction that locks the account, two cannot pass on the same room.
 * What the service makes itself is counted and never refused: exports were paid for.
 * @throws ApiError CONFLICT storage_limit
 */
export async function requireStorage(
  database: Queries,
  accountId: string,
  addedBytes: number,
): Promise<void> {
  const row = await database.get<{ storage_limit_bytes: number }>(
    'SELECT storage_limit_bytes FROM account WHERE id = ? AND storage_limit_bytes IS NOT NULL',
    [accountId],
  );
  if (row === undefined) return;
  const limitBytes = row.storage_limit_bytes;
  const usedBytes = await storedBytesOf(database, accountId);
  if (usedBytes + addedBytes > limitBytes)
    throw conflict(problem('storage_limit', { most: limitBytes, has: usedBytes }), { limitBytes, usedBytes });
}

/** Media, exports, what is in the bin, and all of each upload under way. Posters, small pictures and voices count in the bin only. */
export async function storedBytesOf(database: Queries, accountId: string): Promise<number> {
  const found = await database.get<{ stored: number }>(
    `SELECT (SELECT COALESCE(SUM(size_bytes), 0) FROM asset WHERE account_id = ?1)
       + (SELECT COALESCE(SUM(size_bytes), 0) FROM export WHERE account_id = ?1)
       + (SELECT COALESCE(SUM(size_bytes), 0) FROM bin_item WHERE account_id = ?1)
       + (SELECT COALESCE(SUM(size_bytes), 0) FROM upload WHERE account_id = ?1) AS stored`,
    [accountId],
  );
  return found?.stored ?? 0;
}
