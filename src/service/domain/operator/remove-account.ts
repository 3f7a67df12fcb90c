/** Removes an account with everything that is its own: rows in one transaction, files once that stands. */
import type { Database, Queries } from '../../kernel/ports/database.ts';
import type { FileStore, PartedUpload } from '../../kernel/ports/file-store.ts';
import type { Schema } from '../../kernel/ports/schema.ts';
import { filesOfAccount, filesOfRows } from './owner/stored-files.ts';

interface RemovalParts {
  readonly database: Database;
  readonly schema: Schema;
  readonly files: FileStore;
}

/** `running` is how much of its work waits or runs: then nothing was done. */
export type Removal =
  | { readonly isRemoved: true; readonly files: number }
  | { readonly isRemoved: false; readonly running: number };

/** What names an account, in any table, is removed; what hangs on that goes with it by the schema. */
export async function removeAccount(
  { database, schema, files }: RemovalParts,
  accountId: string,
): Promise<Removal> {
  const tables = schema.tables.filter(({ columns }) => columns.includes('account_id'));
  const done = await database.transaction(async (tx) => {
    const running = await countWork(tx, accountId);
    if (running > 0) return { running, files: [], uploads: [] };
    const uploads = await openUploadsOf(tx, accountId);
    const own = await filesOfAccount(tx, accountId);
    for (const { name } of tables) await tx.run(`DELETE FROM ${name} WHERE account_id = ?`, [accountId]);
    await tx.run('DELETE FROM account WHERE id = ?', [accountId]);
    const known = await filesOfRows(tx);
    return { running, uploads, files: own.filter((name) => !known.has(name)) };
  }, accountId);
  if (done.running > 0) return { isRemoved: false, running: done.running };
  for (const upload of done.uploads) await files.uploads.abort(upload);
  for (const name of done.files) await files.remove(name);
  return { isRemoved: true, files: done.files.length };
}

async function countWork(database: Queries, accountId: string): Promise<number> {
  const found = await database.get<{ running: number }>(
    "SELECT COUNT(*) AS running FROM job WHERE account_id = ? AND status IN ('queued', 'running')",
    [accountId],
  );
  return found?.running ?? 0;
}

/** Those the store puts together. */
async function openUploadsOf(database: Queries, accountId: string): Promise<PartedUpload[]> {
  const rows = await database.all<{ file: string; store_upload: string; part_size_bytes: number }>(
    'SELECT file, store_upload, part_size_bytes FROM upload WHERE account_id = ? AND store_upload IS NOT NULL',
    [accountId],
  );
  return rows.map((row) => ({ name: row.file, id: row.store_upload, partSizeBytes: row.part_size_bytes }));
}
