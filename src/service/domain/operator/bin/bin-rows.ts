/**
 * The bin as rows: what was deleted is taken out of its tables and kept as JSON, with the names of its files. So nothing
 * that reads those tables can find it, and nobody has to remember that it is gone.
 */
import { BIN_KEPT_DAYS } from '../../../../contract/limits.ts';
import type { BinItem } from '../../../../contract/owner/bin-operations.ts';
import { notFound } from '../../../kernel/api-error.ts';
import { columnsOf } from '../../../kernel/columns-of.ts';
import type { Queries, SqlValue } from '../../../kernel/ports/database.ts';
import type { Schema } from '../../../kernel/ports/schema.ts';
import { isoTime } from '../../../kernel/time.ts';
import { type ThingType, tablesOfThing } from './tables-of-thing.ts';

export const BIN_KEPT_MS = BIN_KEPT_DAYS * 86_400_000;
const PAGE_ROWS = 50;

export interface BinItemRow {
  readonly seq: number;
  readonly id: string;
  readonly account_id: string;
  readonly type: ThingType;
  readonly kind: string;
  readonly title: string;
  /** Of a composition. */
  readonly project_id: string | null;
  readonly size_bytes: number;
  readonly deleted_ms: number;
}

export interface Thing {
  readonly id: string;
  readonly type: ThingType;
  readonly accountId: string;
  readonly kind: string;
  readonly title: string;
  /** Of a composition. */
  readonly projectId: string | null;
}

export interface KeptFile {
  readonly name: string;
  readonly sizeBytes: number;
}

/** Inside the caller's transaction, which then deletes the thing. */
export async function keepInBin(
  schema: Schema,
  database: Queries,
  { id, accountId, type, kind, title, projectId }: Thing,
  files: readonly KeptFile[],
  nowMs: number,
): Promise<void> {
  const sizeBytes = files.reduce((sum, file) => sum + file.sizeBytes, 0);
  await database.run(
    `INSERT INTO bin_item (id, account_id, type, kind, title, project_id, size_bytes, deleted_ms)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    [id, accountId, type, kind, title, projectId, sizeBytes, nowMs],
  );
  for (const { name, own } of tablesOfThing(schema, type)) await keepRows(schema, database, id, name, own);
  for (const file of files)
    await database.run('INSERT INTO bin_file (file, item_id, size_bytes) VALUES (?, ?, ?)', [
      file.name,
      id,
      file.sizeBytes,
    ]);
}

/** Rows of one table. @param own which; ?1 is the thing */
export async function keepRows(
  schema: Schema,
  database: Queries,
  itemId: string,
  table: string,
  own: string,
): Promise<void> {
  const columns = columnsOf(schema, table).map((column) => `'${column}', "${column}"`);
  await database.run(
    `INSERT INTO bin_row (item_id, table_name, row) SELECT ?1, '${table}', json_object(${columns.join(', ')})
     FROM ${table} WHERE ${own}`,
    [itemId],
  );
}

export type KeptRow = Readonly<Record<string, SqlValue>>;

/** Inside the caller's transaction: its rows are where they were, and it is out of the bin. */
export async function takeFromBin(database: Queries, itemId: string): Promise<void> {
  for await (const { table, row } of rowsInBin(database, itemId)) await insertRow(database, table, row);
  await database.run('DELETE FROM bin_item WHERE id = ?', [itemId]);
}

/** @param only of this table */
export async function* rowsInBin(
  database: Queries,
  itemId: string,
  only: string | null = null,
): AsyncGenerator<{ readonly table: string; readonly row: KeptRow }, undefined> {
  let after = 0;
  for (;;) {
    const rows = await database.all<{ seq: number; table_name: string; row: string }>(
      `SELECT seq, table_name, row FROM bin_row
       WHERE item_id = ?1 AND seq > ?2 AND (table_name = ?3 OR ?3 IS NULL) ORDER BY seq LIMIT ${PAGE_ROWS}`,
      [itemId, after, only],
    );
    for (const { table_name, row } of rows) yield { table: table_name, row: JSON.parse(row) as KeptRow };
    const last = rows.at(-1);
    if (last === undefined) return undefined;
    after = last.seq;
  }
}

/** Columns that came with a later schema have their default. */
async function insertRow(database: Queries, table: string, row: KeptRow): Promise<void> {
  const columns = Object.keys(row);
  await database.run(
    `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
    Object.values(row),
  );
}

export function findBinItem(
  database: Queries,
  accountId: string,
  id: string,
): Promise<BinItemRow | undefined> {
  return database.get<BinItemRow>('SELECT * FROM bin_item WHERE id = ? AND account_id = ?', [id, accountId]);
}

/** @throws ApiError NOT_FOUND */
export async function requireBinItem(database: Queries, accountId: string, id: string): Promise<BinItemRow> {
  const row = await findBinItem(database, accountId, id);
  if (row === undefined) throw notFound('item in the bin');
  return row;
}

export function toBinItem(row: BinItemRow): BinItem {
  return {
    id: row.id,
    type: row.type,
    kind: row.kind,
    title: row.title,
    deletedAt: isoTime(row.deleted_ms),
    expiresAt: isoTime(row.deleted_ms + BIN_KEPT_MS),
    sizeBytes: row.size_bytes,
  };
}

/** Links that were made before it was deleted lead nowhere. */
export async function isInBin(database: Queries, file: string): Promise<boolean> {
  return (await database.get('SELECT 1 FROM bin_file WHERE file = ?', [file])) !== undefined;
}

/** Names of files with their sizes. */
export async function filesInBin(database: Queries): Promise<Map<string, number>> {
  const rows = await database.all<{ file: string; size_bytes: number }>(
    'SELECT file, size_bytes FROM bin_file',
  );
  return new Map(rows.map(({ file, size_bytes }) => [file, size_bytes]));
}
