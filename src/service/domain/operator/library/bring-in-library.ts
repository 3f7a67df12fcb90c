/** Brings a library file into an empty library: read and verified first, then visible at once, or not at all. */
import { problem } from '../../../../contract/problems/problem.ts';
import type { BroughtIn } from '../../../../contract/schemas/library.ts';
import { isOver } from '../../../jobs/job-rows.ts';
import { type ApiError, conflict } from '../../../kernel/api-error.ts';
import { columnsOf } from '../../../kernel/columns-of.ts';
import type { Queries, SqlValue } from '../../../kernel/ports/database.ts';
import { StorageFullError } from '../../../kernel/ports/file-store.ts';
import { within } from '../../../kernel/within.ts';
import type { OperatorContext } from '../operator-context.ts';
import { hasItsShapes } from './check-row.ts';
import type { LibraryManifest } from './library-manifest.ts';
import {
  filesNotedIn,
  filesOfRow,
  LIBRARY_TABLES,
  type LibraryRow,
  type LibraryTable,
  ROW_ID,
} from './library-tables.ts';
import { createBroughtRows } from './named-rows.ts';
import type { LibraryArrival } from './read-library.ts';
import { damaged, readLibrary } from './read-library.ts';
import { DamagedArchiveError, readTar } from './read-tar.ts';
import { dropStaged, newBatch, stagedRows } from './staged-rows.ts';

/** What rows are brought in with, in one transaction. */
type RowContext = Pick<OperatorContext, 'upgradeRow' | 'schema' | 'log'> & { readonly database: Queries };

/** @throws ApiError CONFLICT library_not_empty, VALIDATION_FAILED with the code of what is wrong with the file */
export async function bringInLibrary(
  context: OperatorContext,
  accountId: string,
  body: ReadableStream<Uint8Array>,
): Promise<BroughtIn> {
  const { database, files, clock } = context;
  const arrival = { batch: newBatch(clock.nowMs()), written: [] as string[] };
  const tar = readTar(body);
  let visible = false;
  try {
    await requireEmpty(database, accountId);
    const manifest = await readLibrary(context, accountId, tar, arrival);
    await database.transaction(async (tx) => {
      await requireEmpty(tx, accountId);
      await insertAll(within(context, tx), accountId, arrival, manifest.schema);
    }, accountId);
    visible = true;
    return broughtIn(manifest);
  } catch (error) {
    await tar.discardRest();
    throw error instanceof DamagedArchiveError ? damaged(error.problem) : error;
  } finally {
    await dropStaged(database, arrival.batch);
    if (!visible) for (const name of arrival.written) await files.remove(name);
  }
}

function broughtIn({ tables, files }: LibraryManifest): BroughtIn {
  const rowsOf = (name: string): number => tables.find((table) => table.name === name)?.rows ?? 0;
  return {
    assets: rowsOf('asset'),
    projects: rowsOf('project'),
    fileCount: files.length,
    sizeBytes: files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
  };
}

async function requireEmpty(database: Queries, accountId: string): Promise<void> {
  const found = await database.get(
    ['asset', 'project', 'upload', 'tool_run', 'job', 'bin_item']
      .map((name) => `SELECT 1 FROM ${name} WHERE account_id = ?1`)
      .join(' UNION ALL '),
    [accountId],
  );
  if (found !== undefined) throw conflict(problem('library_not_empty'));
}

/** Inside a transaction. */
async function insertAll(
  context: RowContext,
  accountId: string,
  { batch, written }: LibraryArrival,
  schema: number,
): Promise<void> {
  const { database, upgradeRow } = context;
  const files = new Set(written);
  const used = new Set<string>();
  const brought = createBroughtRows(database);
  for (const table of LIBRARY_TABLES) {
    const columns = new Set(columnsOf(context.schema, table.name));
    for await (const text of stagedRows(database, batch, table.name)) {
      const row = readRow(table, text, columns, (old) => upgradeRow(schema, table.name, old) as LibraryRow);
      const own = filesOfRow(table, row);
      for (const name of own) used.add(name);
      if (![...own, ...notedIn(table, row)].every((name) => files.has(name)))
        throw damaged(problem('library_file_absent', { name: table.name }));
      // Numbers that count rows are this database's own; the order they came in stays.
      const { seq: _, ...named } = row;
      const mine = 'account_id' in named ? { ...named, account_id: accountId } : named;
      await brought.add(table.name, mine);
      const whole = await insertRow(context, table, mine, columns);
      if (!hasItsShapes(table.name, whole)) throw unread(table);
    }
  }
  if (used.size !== files.size) throw damaged(problem('library_file_spare'));
}

function readRow(
  table: LibraryTable,
  text: string,
  columns: ReadonlySet<string>,
  upgrade: (row: LibraryRow) => LibraryRow,
): LibraryRow {
  const row = asRow(text, upgrade);
  if (row === null || !Object.keys(row).every((column) => columns.has(column))) throw unread(table);
  if (row.id !== undefined && !ROW_ID.test(String(row.id))) throw unread(table);
  if (table.name === 'job' && !isOver(String(row.status))) throw damaged(problem('library_work'));
  return row;
}

function notedIn(table: LibraryTable, row: LibraryRow): string[] {
  try {
    return filesNotedIn(table, row);
  } catch {
    throw unread(table);
  }
}

function unread({ name }: LibraryTable): ApiError {
  return damaged(problem('library_row_unread', { name }));
}

function asRow(text: string, upgrade: (row: LibraryRow) => LibraryRow): LibraryRow | null {
  try {
    const value: unknown = JSON.parse(text);
    const isRow =
      typeof value === 'object' &&
      value !== null &&
      !Array.isArray(value) &&
      Object.values(value).every((field) => field === null || ['string', 'number'].includes(typeof field));
    return isRow ? upgrade(value as LibraryRow) : null;
  } catch {
    return null;
  }
}

/**
 * Resolves with the row as it is from now on: with all columns but those that count rows.
 * @param columns of the table; a file of an older version lacks some
 */
async function insertRow(
  { database, log }: RowContext,
  { name }: LibraryTable,
  row: LibraryRow,
  columns: ReadonlySet<string>,
): Promise<LibraryRow> {
  const given = Object.keys(row);
  const insertion = `INSERT INTO ${name} (${given.join(', ')}) VALUES (${given.map(() => '?').join(', ')})`;
  const values = Object.values(row) as SqlValue[];
  const isWhole = [...columns].every((column) => column === 'seq' || column in row);
  try {
    if (!isWhole) return (await database.get<LibraryRow>(`${insertion} RETURNING *`, values)) ?? row;
    await database.run(insertion, values);
    return row;
  } catch (error) {
    if (error instanceof StorageFullError) throw error;
    log.error('A row of a library was refused.', error, { table: name });
    throw damaged(problem('library_row_misfit', { name }));
  }
}
