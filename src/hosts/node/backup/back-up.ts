/** `npm run account -- backup`: the database as one consistent file, with the media files where asked. */
import { constants, copyFileSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesOfRows } from '../../../service/domain/operator/owner/stored-files.ts';
import type { Database } from '../../../service/kernel/ports/database.ts';
import { openNodeDatabase } from '../open-node-database.ts';
import { placeOf } from '../references/film-link.ts';
import { UsageError } from '../usage-error.ts';
import { takeSnapshot } from './snapshot.ts';

export const DATABASE_FILE = 'studio.db';

/** Says what was kept and what was not. `to` is a folder; its earlier backup is replaced once the new one is whole. */
export async function backUp(dataFolder: string, to: string, withFiles: boolean): Promise<string> {
  if (!existsSync(join(dataFolder, DATABASE_FILE)))
    throw new UsageError(`There is no library in ${dataFolder}. Name its folder with --data.`);
  mkdirSync(to, { recursive: true, mode: 0o700 });
  const fresh = join(to, `${DATABASE_FILE}.new`);
  rmSync(fresh, { force: true });
  await takeSnapshot(dataFolder, fresh, moveFile);
  const wanted = await namesIn(fresh);
  const here = wanted.filter((name) => existsSync(placeOf(dataFolder, name)));
  const copied = withFiles ? copyMissing(dataFolder, to, here) : 0;
  renameSync(fresh, join(to, DATABASE_FILE));
  const sizeBytes = here.reduce((sum, name) => sum + statSize(placeOf(dataFolder, name)), 0);
  const database = `The database was copied to ${join(to, DATABASE_FILE)}.`;
  if (withFiles)
    return `${database} Its ${here.length} media files (${megabytes(sizeBytes)}) are there too, ${copied} of them new.`;
  return `${database} Its ${here.length} media files (${megabytes(sizeBytes)}) were not: copy the folders of ${dataFolder} yourself, or add --with-files.`;
}

/** What the rows of a database file name; it is left as it was. */
async function namesIn(file: string): Promise<string[]> {
  return withDatabase(file, async (database) => [...(await filesOfRows(database))]);
}

async function withDatabase<Result>(
  file: string,
  read: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openNodeDatabase(file);
  try {
    return await read(database);
  } finally {
    await database.close();
  }
}

/** Media files never change under a name, so one of the same size is the same. Returns how many were copied. */
export function copyMissing(from: string, to: string, names: readonly string[]): number {
  let copied = 0;
  for (const name of names) {
    const target = join(to, name);
    const source = placeOf(from, name);
    if (statSize(target) === statSize(source)) continue;
    mkdirSync(dirname(target), { recursive: true });
    // Beside it first: a copy that is cut off must not look whole.
    copyFileSync(source, `${target}.new`, constants.COPYFILE_FICLONE);
    renameSync(`${target}.new`, target);
    copied += 1;
  }
  return copied;
}

export function statSize(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? -1;
}

/** Also between file systems. */
function moveFile(from: string, to: string): void {
  copyFileSync(from, to, constants.COPYFILE_FICLONE);
  rmSync(from);
}

function megabytes(sizeBytes: number): string {
  return `${Math.round(sizeBytes / 1e6)} MB`;
}
