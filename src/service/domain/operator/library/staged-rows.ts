/**
 * Rows of a library on their way out or in, in a table of their own: going out they are a snapshot that later
 * changes do not touch, coming in they are seen by nobody until all is verified. Never all in memory.
 */
import { newId } from '../../../../contract/ids.ts';
import type { Queries } from '../../../kernel/ports/database.ts';
import { isoTime } from '../../../kernel/time.ts';
import type { LibraryRow, LibraryTable } from './library-tables.ts';

const PAGE_ROWS = 50;
/** No file takes that long on its way: whoever was at it is gone. */
const ABANDONED_AFTER_MS = 2 * 86_400_000;

/** Names of batches are in the order of their time. */
export function newBatch(nowMs: number): string {
  return `${isoTime(nowMs)} ${newId('event')}`;
}

/** Inside the caller's transaction; calls back with each row. */
export async function copyRows(
  database: Queries,
  batch: string,
  { name, own, order }: LibraryTable,
  accountId: string,
  onRow: (row: LibraryRow) => void,
): Promise<void> {
  const keys = order.split(', ');
  const isIt = keys.map((key) => `${key} = ?`).join(' AND ');
  // Keys first: a page of whole rows sorts, or walks over, all the others each time.
  const found = await database.all<LibraryRow>(
    `SELECT ${order} FROM ${name} WHERE ${own} ORDER BY ${order}`,
    [accountId],
  );
  for (const at of found) {
    const row = await database.get<LibraryRow>(
      `SELECT * FROM ${name} WHERE ${isIt}`,
      keys.map((key) => at[key] ?? null),
    );
    if (row === undefined) throw new Error(`A row of ${name} is gone within a transaction.`);
    onRow(row);
    await stageRow(database, batch, name, JSON.stringify(row));
  }
}

export async function stageRow(database: Queries, batch: string, table: string, row: string): Promise<void> {
  await database.run('INSERT INTO library_row (batch, table_name, row) VALUES (?, ?, ?)', [
    batch,
    table,
    row,
  ]);
}

export async function* stagedRows(database: Queries, batch: string, table: string): AsyncGenerator<string> {
  let after = 0;
  for (;;) {
    const rows = await database.all<{ seq: number; row: string }>(
      'SELECT seq, row FROM library_row WHERE batch = ? AND table_name = ? AND seq > ? ORDER BY seq LIMIT ?',
      [batch, table, after, PAGE_ROWS],
    );
    for (const { row } of rows) yield row;
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.seq;
  }
}

/** Rows, and their bytes as JSON lines. */
export async function measureStaged(
  database: Queries,
  batch: string,
  table: string,
): Promise<{ rows: number; sizeBytes: number }> {
  const found = await database.get<{ rows: number; sizeBytes: number }>(
    'SELECT COUNT(*) AS rows, COALESCE(SUM(OCTET_LENGTH(row) + 1), 0) AS "sizeBytes" FROM library_row WHERE batch = ? AND table_name = ?',
    [batch, table],
  );
  return found ?? { rows: 0, sizeBytes: 0 };
}

export async function dropStaged(database: Queries, batch: string): Promise<void> {
  await database.run('DELETE FROM library_row WHERE batch = ?', [batch]);
}

/** At the start of the only process there is. */
export async function dropAllStaged(database: Queries): Promise<void> {
  await database.run('DELETE FROM library_row');
}

/** What a process left that was killed, while others go on with theirs. */
export async function dropAbandoned(database: Queries, nowMs: number): Promise<void> {
  await database.run('DELETE FROM library_row WHERE batch < ?', [isoTime(nowMs - ABANDONED_AFTER_MS)]);
}
