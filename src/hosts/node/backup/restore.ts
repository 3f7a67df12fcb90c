/** `npm run account -- restore`: puts a backup in the place of a library, which is kept beside it. */
import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { advanceMark } from '../../../service/domain/operator/owner/library-mark.ts';
import {
  filesOfRows,
  filesUnderWay,
  SWEPT_FOLDER,
} from '../../../service/domain/operator/owner/stored-files.ts';
import { readSweptName } from '../../../service/domain/operator/owner/sweep-orphans.ts';
import type { Database } from '../../../service/kernel/ports/database.ts';
import { migrate } from '../../../service/storage/migrate.ts';
import { lockDataFolder } from '../data-folder-lock.ts';
import { createFolderFileStore } from '../folder-file-store.ts';
import { openNodeDatabase } from '../open-node-database.ts';
import { placeOf } from '../references/film-link.ts';
import { UsageError } from '../usage-error.ts';
import { copyMissing, DATABASE_FILE, statSize } from './back-up.ts';

const NAMED_AT_MOST = 10;

/** The host must not run. Throws DataFolderInUseError, UsageError where the backup is none. */
export async function restore(dataFolder: string, from: string): Promise<string> {
  const source = join(from, DATABASE_FILE);
  if (!existsSync(source))
    throw new UsageError(`There is no backup in ${from}. Name the folder of one with --from.`);
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  const lock = await lockDataFolder(dataFolder);
  try {
    const fresh = join(dataFolder, `${DATABASE_FILE}.restored`);
    for (const ending of ['', '-wal', '-journal']) rmSync(fresh + ending, { force: true });
    copyFileSync(source, fresh);
    const names = await checkedNames(fresh, source, dataFolder);
    const copied = copyMissing(
      from,
      dataFolder,
      names.filter((name) => statSize(join(from, name)) >= 0),
    );
    const kept = setAside(dataFolder);
    renameSync(fresh, join(dataFolder, DATABASE_FILE));
    return said(dataFolder, names, copied, kept);
  } finally {
    await lock.release();
  }
}

/** Names of the files its rows know, without those that were still to come. Counts the mark on, so that the next start takes the backup for the newest. */
async function checkedNames(fresh: string, source: string, dataFolder: string): Promise<string[]> {
  const damaged = new UsageError(
    `The backup ${source} is damaged, so nothing was changed. Take another one.`,
  );
  let database: Database;
  try {
    database = await openNodeDatabase(fresh);
  } catch (error) {
    throw Object.assign(damaged, { cause: error });
  }
  try {
    if (!(await isWhole(database))) throw damaged;
    await migrate(database);
    await advanceMark(database, createFolderFileStore(dataFolder));
    const underWay = await filesUnderWay(database);
    const isToCome = (name: string): boolean =>
      underWay.has(name) &&
      [join(dirname(source), name), placeOf(dataFolder, name)].every((path) => statSize(path) < 0);
    return [...(await filesOfRows(database))].filter((name) => !isToCome(name));
  } finally {
    await database.close();
  }
}

async function isWhole(database: Database): Promise<boolean> {
  try {
    const [first] = await database.all<{ quick_check: string }>('PRAGMA quick_check(1)');
    return first?.quick_check === 'ok' && (await database.get('SELECT 1 FROM account')) !== undefined;
  } catch {
    return false;
  }
}

/** The library that was there, as a folder of its own; null where there was none. */
function setAside(dataFolder: string): string | null {
  if (!existsSync(join(dataFolder, DATABASE_FILE))) return null;
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '');
  const kept = join(dataFolder, `before-restore-${stamp}`);
  mkdirSync(kept, { recursive: true });
  for (const ending of ['-wal', '-wal-mark', ''])
    if (existsSync(join(dataFolder, DATABASE_FILE + ending)))
      renameSync(join(dataFolder, DATABASE_FILE + ending), join(kept, DATABASE_FILE + ending));
  return kept;
}

/** What was set aside by a start and is given back by the next one. */
function readSwept(dataFolder: string): string[] {
  const folder = join(dataFolder, SWEPT_FOLDER);
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) => readSweptName(`${SWEPT_FOLDER}/${name}`)?.file ?? []);
}

function said(dataFolder: string, names: readonly string[], copied: number, kept: string | null): string {
  const swept = new Set(readSwept(dataFolder));
  const missing = names.filter((name) => statSize(placeOf(dataFolder, name)) < 0 && !swept.has(name));
  const before = kept === null ? '' : ` The database that was there is in ${kept}.`;
  const there = `Restored.${before} ${names.length - missing.length} of its ${names.length} media files are there, ${copied} of them from the backup.`;
  if (missing.length === 0) return there;
  const named = missing.slice(0, NAMED_AT_MOST).join(', ');
  const more = missing.length > NAMED_AT_MOST ? ` and ${missing.length - NAMED_AT_MOST} more` : '';
  return `${there} Missing: ${named}${more}. Copy them into ${dataFolder}, or their projects cannot be played.`;
}
