/**
 * Sets files aside that no row knows: what a crash left between writing a file and committing its row, or what
 * came after the database was put back to an earlier state. They stay thirty days in the folder `swept`; one that
 * a row knows again comes back by itself. Where files keep their names, they stay in their place for these days.
 */
import type { Clock } from '../../../kernel/ports/clock.ts';
import type { Queries } from '../../../kernel/ports/database.ts';
import {
  type AsideFiles,
  type FileStore,
  HALF_WRITTEN,
  type ListedFile,
} from '../../../kernel/ports/file-store.ts';
import { playableFrom } from '../../assets/playable-copy.ts';
import { FOLDERS, filesInStore, filesOfRows, SWEPT_FOLDER } from './stored-files.ts';

const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;
/** Where nobody but the program can empty the folder, it gives way once less than this is free. */
const SCARCE_BYTES = 1024 ** 3;

interface SweepParts {
  readonly database: Queries;
  readonly files: FileStore;
  readonly clock: Clock;
}

/** What only this process writes: scratch, and a folder of its own. Call before anything else here writes files. */
export async function sweepOwnOrphans({ database, files, clock }: SweepParts): Promise<void> {
  const known = await filesOfRows(database);
  await sweepScratch(files, known);
  await files.references?.sweep(known);
  if (files.aside !== null)
    await setAside({ files, aside: files.aside, clock }, await filesInStore(files), known);
}

/** Where other machines write too. */
export async function sweepSharedOrphans({ database, files, clock }: SweepParts): Promise<void> {
  if (files.aside !== null) return;
  const stored = (await Promise.all(FOLDERS.map((folder) => files.list(folder)))).flat();
  await dropUnknown(files, stored, await filesOfRows(database), clock.nowMs());
}

/** What was in the making when this machine stopped; downloads that are gone on with stay. */
async function sweepScratch({ scratch }: FileStore, known: ReadonlySet<string>): Promise<void> {
  const lists = await Promise.all(FOLDERS.map((folder) => scratch.list(folder)));
  for (const { name } of lists.flat()) if (!known.has(name)) await scratch.remove(name);
}

/** Other machines may be writing files whose rows come in a moment: only what is old is nobody's. */
async function dropUnknown(
  files: FileStore,
  stored: readonly ListedFile[],
  known: ReadonlySet<string>,
  nowMs: number,
): Promise<void> {
  for (const { name, modifiedMs } of stored)
    if (!known.has(name) && modifiedMs <= nowMs - KEPT_DAYS * DAY_MS) await files.remove(name);
}

async function setAside(
  { files, aside, clock }: { readonly files: FileStore; readonly aside: AsideFiles; readonly clock: Clock },
  stored: readonly string[],
  known: ReadonlySet<string>,
): Promise<void> {
  const present = new Set(stored);
  for (const name of await files.names(SWEPT_FOLDER)) {
    const before = readSweptName(name);
    if (before === null || !known.has(before.file) || present.has(before.file)) continue;
    await aside.move(name, before.file);
    present.add(before.file);
  }
  for (const name of stored) {
    if (known.has(name)) continue;
    // Cut off, or made again from what is there.
    const isHalf = name.endsWith(HALF_WRITTEN) || known.has(playableFrom(name));
    if (isHalf || (await files.sizeBytes(name)) === 0) await files.remove(name);
    else await aside.move(name, sweptName(name, clock.nowMs()));
  }
}

/** Removes what was set aside long ago; where it gives way, also what is needed to have room again, oldest first. */
export async function dropSwept(
  { files, clock }: Omit<SweepParts, 'database'>,
  givesWay: boolean,
): Promise<void> {
  for (const name of (await files.names(SWEPT_FOLDER)).toSorted()) {
    const { sweptMs } = readSweptName(name) ?? { sweptMs: Number.POSITIVE_INFINITY };
    const isOver = sweptMs + (KEPT_DAYS + 1) * DAY_MS <= clock.nowMs();
    if (isOver || (givesWay && (await isScarce(files)))) await files.remove(name);
  }
}

async function isScarce(files: FileStore): Promise<boolean> {
  const free = await files.freeBytes();
  return free !== null && free < SCARCE_BYTES;
}

/** `assets/ast_1.mp4` swept on a day is `swept/2026-11-23.assets.ast_1.mp4`, so that a person can put it back. */
function sweptName(file: string, nowMs: number): string {
  return `${SWEPT_FOLDER}/${new Date(nowMs).toISOString().slice(0, 10)}.${file.replace('/', '.')}`;
}

/** null for what somebody else put there. `sweptMs` is the beginning of that day. */
export function readSweptName(name: string): { file: string; sweptMs: number } | null {
  const [, day = '', folder, rest] = /^swept\/(\d{4}-\d\d-\d\d)\.([a-z]+)\.(.+)$/.exec(name) ?? [];
  const sweptMs = Date.parse(day);
  if (folder === undefined || rest === undefined || Number.isNaN(sweptMs)) return null;
  return { file: `${folder}/${rest}`, sweptMs };
}
