/** Opens the service's database as an ordinary SQLite file in a folder of the machine. */
import sqlite3InitModule, { type Sqlite3Static } from '@sqlite.org/sqlite-wasm';
import type { Database } from '../../service/kernel/ports/database.ts';
import { createSqliteDatabase, type NestingWatch } from '../../service/storage/sqlite-database.ts';
import { installNodeFsVfs, NODE_FS_VFS, type NodeFsVfs } from './node-fs-vfs.ts';

let loading: Promise<{ readonly sqlite3: Sqlite3Static; readonly vfs: NodeFsVfs }> | null = null;

/**
 * @param path of the database file; it is made when missing.
 * @param watch finds work that would wait for itself, for tests
 */
export async function openNodeDatabase(path: string, watch?: NestingWatch): Promise<Database> {
  loading ??= sqlite3InitModule().then((sqlite3) => ({ sqlite3, vfs: installNodeFsVfs(sqlite3) }));
  const { sqlite3, vfs } = await loading;
  const connection = new sqlite3.oo1.DB({ filename: path, flags: 'c', vfs: NODE_FS_VFS });
  const log = vfs.logOf(path);
  return createSqliteDatabase(sqlite3, connection, { log, ...(watch !== undefined && { watch }) });
}
