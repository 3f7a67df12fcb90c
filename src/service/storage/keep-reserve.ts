/**
 * Room inside the database itself, for hosts whose files cannot grow when the store is full: free pages for the rows,
 * and a log that is as long as it gets. What deletes writes then needs no more of the store than it has.
 */
import type { Database } from '../kernel/ports/database.ts';
import { StorageFullError } from '../kernel/ports/file-store.ts';

const RESERVE_BYTES = 4 * 1024 ** 2;
/** Less than this left and it is made again. */
const LEAST_BYTES = 1024 ** 2;

/** At each start: brings what the log holds into the database, so that the log is written from its beginning again. */
export function rewindLog(database: Database): Promise<void> {
  return whereThereIsRoom(() => database.all('PRAGMA wal_checkpoint'));
}

/** Before much is stored. Takes a second where there is none yet, so no start waits for it. */
export function keepReserve(database: Database): Promise<void> {
  return whereThereIsRoom(() => makeReserve(database));
}

/** Made while there was room, it is there now. */
async function whereThereIsRoom(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof StorageFullError)) throw error;
  }
}

async function makeReserve(database: Database): Promise<void> {
  const free = (await database.get<{ freelist_count: number }>('PRAGMA freelist_count'))?.freelist_count ?? 0;
  const page = (await database.get<{ page_size: number }>('PRAGMA page_size'))?.page_size ?? 0;
  if (free * page >= LEAST_BYTES) return;
  await database.transaction(async (tx) => {
    await tx.run('CREATE TABLE reserve (bytes BLOB)');
    await tx.run(`INSERT INTO reserve (bytes) VALUES (zeroblob(${RESERVE_BYTES}))`);
  });
  // What a table gives back stays in the file, as free pages.
  await database.run('DROP TABLE reserve');
  await database.all('PRAGMA wal_checkpoint');
}
