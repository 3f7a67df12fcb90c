/** Rows in a file of SQLite in the data folder: with ballast beside it, and copies of it for whoever asks. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { LostDatabaseError } from '../../service/domain/operator/owner/library-mark.ts';
import { filesInStore } from '../../service/domain/operator/owner/stored-files.ts';
import type { FileStore } from '../../service/kernel/ports/file-store.ts';
import type { Log } from '../../service/kernel/ports/log.ts';
import { sqliteSchema } from '../../service/storage/sqlite-schema.ts';
import { DATABASE_FILE } from './backup/back-up.ts';
import { answerSnapshots } from './backup/snapshot.ts';
import { keepBallast } from './ballast.ts';
import type { HostRows } from './host-rows.ts';
import { openNodeDatabase } from './open-node-database.ts';
import { isWalCut } from './wal-mark.ts';

const CUT =
  'The last changes to the library are lost: the write-ahead log is shorter than it was. Check the disk; a backup may have them.';
const CUT_WHY = 'The log ends before the mark kept beside it.';
const BALLAST_EVERY_MS = 60_000;

interface SqliteRowsOptions {
  /** Locked by this process. */
  readonly dataFolder: string;
  readonly files: FileStore;
  /** Also where the database is missing beside files. */
  readonly mayBeNew: boolean;
  readonly log: Log;
}

/** @throws LostDatabaseError, DatabaseDamagedError */
export async function openSqliteRows({
  dataFolder,
  files,
  mayBeNew,
  log,
}: SqliteRowsOptions): Promise<HostRows> {
  const file = join(dataFolder, DATABASE_FILE);
  if (!mayBeNew) await requireDatabaseFile(file, files);
  // Said before SQLite opens the log and ends it where it is whole.
  if (isWalCut(`${file}-wal`)) log.error(CUT, new Error(CUT_WHY), { file: `${file}-wal` });
  keepBallast(file);
  // Given up on a full disk, it is made again once there is room.
  const ballast = setInterval(() => keepBallast(file), BALLAST_EVERY_MS);
  ballast.unref();
  const database = await openNodeDatabase(file);
  let snapshots: ReturnType<typeof answerSnapshots> | null = null;
  return {
    database,
    schema: sqliteSchema,
    shared: {},
    onStarted: () => {
      snapshots = answerSnapshots(dataFolder, database, log);
    },
    close: async () => {
      snapshots?.stop();
      clearInterval(ballast);
      await database.close();
      // Closing took it where the disk is full, and gave back the room of the log: the next start needs it.
      if (snapshots !== null) keepBallast(file, 0);
    },
  };
}

/** Before SQLite makes one, which also removes the log of the one that was there. @throws LostDatabaseError */
async function requireDatabaseFile(path: string, files: FileStore): Promise<void> {
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > 0) return;
  const stored = await filesInStore(files);
  if (stored.length > 0) throw new LostDatabaseError('new', stored.length);
}
