/** Opens the service's database on the origin private file system, inside a dedicated worker. */
import sqlite3InitModule from '@sqlite.org/sqlite-wasm';
import type { Database } from '../../service/kernel/ports/database.ts';
import { rewindLog } from '../../service/storage/keep-reserve.ts';
import { createSqliteDatabase } from '../../service/storage/sqlite-database.ts';
import { withGatheredHandles } from './gathered-handle.ts';
import { withoutCheckFile } from './open-when-full.ts';
import type { QuotaWatch } from './opfs-quota.ts';

/** The pool owns this folder; nothing else may write into it. */
const POOL_FOLDER = '/cliproom-db';
const DATABASE = '/studio.db';

/** On an isolated page SQLite would start a worker for these at every opening; the pool needs none. */
const NOT_USED = { opfs: true, 'opfs-vfs': true, 'opfs-wl': true } as const;

/** Only one worker of the origin can hold the pool: take the lock `api-db` first. */
export async function openOpfsDatabase(quota: QuotaWatch): Promise<Database> {
  (globalThis as { sqlite3ApiConfig?: object }).sqlite3ApiConfig = { disable: { vfs: NOT_USED } };
  const sqlite3 = await sqlite3InitModule();
  const pool = await withoutCheckFile(FileSystemDirectoryHandle.prototype, () =>
    withGatheredHandles(FileSystemFileHandle.prototype, () =>
      sqlite3.installOpfsSAHPoolVfs({
        name: 'cliproom-opfs',
        directory: POOL_FOLDER,
        initialCapacity: 6,
      }),
    ),
  );
  const database = createSqliteDatabase(sqlite3, new pool.OpfsSAHPoolDb(DATABASE), {
    foundNoRoom: quota.foundNoRoom,
  });
  await rewindLog(database);
  return database;
}
