/**
 * A consistent copy of the database as one file. Only the process that has the data folder can make it, so another
 * one asks by a file in the folder, which also crosses containers, and takes the copy from there.
 */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../../../service/kernel/ports/database.ts';
import type { Log } from '../../../service/kernel/ports/log.ts';
import { DataFolderInUseError, type DataFolderLock, lockDataFolder } from '../data-folder-lock.ts';
import { openNodeDatabase } from '../open-node-database.ts';

/** Inside the data folder; empty while nobody asks. */
const SNAPSHOTS = 'snapshots';
const LOOK_EVERY_MS = 500;
const ASK_EVERY_MS = 100;
/** A host that runs begins within a second; copying a large library takes longer, and is seen by its file. */
const BEGINS_WITHIN_MS = 15_000;

const WANTED = /^(\w+)\.wanted$/;

/** What the host does: answers who asks, until it is stopped. */
export function answerSnapshots(dataFolder: string, database: Database, log: Log): { stop(): void } {
  const folder = join(dataFolder, SNAPSHOTS);
  const look = async (): Promise<void> => {
    if (!existsSync(folder)) return;
    for (const name of readdirSync(folder)) {
      const id = WANTED.exec(name)?.[1];
      if (id !== undefined) await answer(folder, id, database, log);
    }
  };
  const timer = setInterval(async () => {
    try {
      await look();
    } catch (error) {
      log.error('Requests for copies of the database could not be read.', error, {});
    }
  }, LOOK_EVERY_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

async function answer(folder: string, id: string, database: Database, log: Log): Promise<void> {
  const at = (ending: string): string => join(folder, `${id}.${ending}`);
  rmSync(at('wanted'), { force: true });
  try {
    writeFileSync(at('begun'), '');
    await copyDatabase(database, at('part'));
    renameSync(at('part'), at('db'));
  } catch (error) {
    log.error('The database could not be copied.', error, {});
    rmSync(at('part'), { force: true });
    writeFileSync(at('failed'), '');
  } finally {
    rmSync(at('begun'), { force: true });
  }
}

/** `path` must not exist. SQLite flushes it before it answers. */
async function copyDatabase(database: Database, path: string): Promise<void> {
  await database.run('VACUUM INTO ?', [path]);
}

/**
 * Puts a copy at `target`, which is in the data folder's own file system only where a host runs: then this process
 * asks it. Throws where the host does not answer or could not copy.
 */
export async function takeSnapshot(
  dataFolder: string,
  target: string,
  move: (from: string, to: string) => void,
): Promise<void> {
  const lock = await lockUnlessInUse(dataFolder);
  if (lock === null) {
    const taken = await askHost(dataFolder);
    move(taken, target);
    return;
  }
  try {
    const database = await openNodeDatabase(join(dataFolder, 'studio.db'));
    try {
      await copyDatabase(database, target);
    } finally {
      await database.close();
    }
  } finally {
    await lock.release();
  }
}

async function lockUnlessInUse(dataFolder: string): Promise<DataFolderLock | null> {
  try {
    return await lockDataFolder(dataFolder);
  } catch (error) {
    if (error instanceof DataFolderInUseError) return null;
    throw error;
  }
}

async function askHost(dataFolder: string): Promise<string> {
  const folder = join(dataFolder, SNAPSHOTS);
  mkdirSync(folder, { recursive: true });
  const id = crypto.randomUUID().replaceAll('-', '');
  const at = (ending: string): string => join(folder, `${id}.${ending}`);
  writeFileSync(at('wanted'), '');
  for (let waitedMs = 0; ; waitedMs += ASK_EVERY_MS) {
    if (existsSync(at('db'))) return at('db');
    if (existsSync(at('failed'))) {
      rmSync(at('failed'));
      throw new Error(
        'The running host could not copy its database; its log says why. The disk may be full.',
      );
    }
    if (existsSync(at('wanted')) && waitedMs > BEGINS_WITHIN_MS) {
      rmSync(at('wanted'), { force: true });
      throw new Error('Another program has this library open and does not answer. Stop it, then try again.');
    }
    await pause(ASK_EVERY_MS);
  }
}
