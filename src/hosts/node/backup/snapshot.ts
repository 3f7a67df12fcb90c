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
/** Looking whether the host is still there takes a process of its own. */
const LOCK_EVERY_MS = 2000;
/** A host that runs begins within a second; copying a large library takes longer, and is seen by its file. */
const BEGINS_WITHIN_MS = 15_000;

const WANTED = /^(\w+)\.wanted$/;
/** Of one copy, by what became of it: asked for, taken up, being written, there, or not to be had. */
const ENDINGS = ['wanted', 'begun', 'part', 'db', 'failed'] as const;

type At = (ending: (typeof ENDINGS)[number]) => string;

const placesOf =
  (folder: string, id: string): At =>
  (ending) =>
    join(folder, `${id}.${ending}`);

/** What the host does: answers who asks, until it is stopped. */
export function answerSnapshots(dataFolder: string, database: Database, log: Log): { stop(): void } {
  const folder = join(dataFolder, SNAPSHOTS);
  // What the host before this one did not end, or nobody fetched.
  for (const name of existsSync(folder) ? readdirSync(folder) : [])
    if (!WANTED.test(name)) rmSync(join(folder, name), { force: true });
  const look = async (): Promise<void> => {
    if (!existsSync(folder)) return;
    for (const name of readdirSync(folder)) {
      const id = WANTED.exec(name)?.[1];
      if (id !== undefined) await answer(placesOf(folder, id), database, log);
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

async function answer(at: At, database: Database, log: Log): Promise<void> {
  renameSync(at('wanted'), at('begun'));
  try {
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
    const folder = join(dataFolder, SNAPSHOTS);
    mkdirSync(folder, { recursive: true });
    const at = placesOf(folder, crypto.randomUUID().replaceAll('-', ''));
    try {
      await askHost(dataFolder, at);
      move(at('db'), target);
    } finally {
      for (const ending of ENDINGS) rmSync(at(ending), { force: true });
    }
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

/** Resolves once the copy is there. */
async function askHost(dataFolder: string, at: At): Promise<void> {
  writeFileSync(at('wanted'), '');
  for (let waitedMs = 0; ; waitedMs += ASK_EVERY_MS) {
    // In this order: what is pending becomes what has ended, never the other way.
    const isWanted = existsSync(at('wanted'));
    const isPending = isWanted || existsSync(at('begun'));
    if (existsSync(at('db'))) return;
    if (existsSync(at('failed')))
      throw new Error(
        'The running host could not copy its database; its log says why. The disk may be full.',
      );
    if (!isPending || (waitedMs % LOCK_EVERY_MS === 0 && (await isUnlocked(dataFolder))))
      throw new Error('The host ended before its database was copied. Try again.');
    if (isWanted && waitedMs > BEGINS_WITHIN_MS)
      throw new Error('Another program has this library open and does not answer. Stop it, then try again.');
    await pause(ASK_EVERY_MS);
  }
}

async function isUnlocked(dataFolder: string): Promise<boolean> {
  const lock = await lockUnlessInUse(dataFolder);
  await lock?.release();
  return lock !== null;
}
