/**
 * Sets files aside that no row knows: what a crash left between writing a file and committing its row, or what
 * came after the database was put back to an earlier state. They stay thirty days in the folder `swept`; one that
 * a row knows again comes back by itself.
 */

import type { Clock } from '../../../kernel/ports/clock.ts';
import type { Queries } from '../../../kernel/ports/database.ts';
import type { FileStore } from '../../../kernel/ports/file-store.ts';
import { HALF_MADE } from '../../assets/playable-copy.ts';
import { SWEPT_FOLDER } from './read-storage.ts';
import { filesInStore, filesOfRows } from './stored-files.ts';

const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;
/** Where nobody but the program can empty the folder, it gives way once less than this is free. */
const SCARCE_BYTES = 1024 ** 3;

interface SweepParts {
  readonly database: Queries;
  readonly files: FileStore;
  readonly clock: Clock;
}

/** Call before anything else writes files. */
export async function sweepOrphans({ database, files, clock }: SweepParts): Promise<void> {
  const known = await filesOfRows(database);
  const stored = await filesInStore(files);
  const present = new Set(stored.map(({ name }) => name));
  for (const { name } of await files.list(SWEPT_FOLDER)) {
    const before = readSweptName(name);
    if (before === null || !known.has(before.file) || present.has(before.file)) continue;
    await files.move(name, before.file);
    present.add(before.file);
  }
  for (const { name, sizeBytes } of stored) {
    if (known.has(name)) continue;
    if (sizeBytes === 0 || name.endsWith(HALF_MADE)) await files.remove(name);
    else await files.move(name, sweptName(name, clock.nowMs()));
  }
}

/** Removes what was set aside long ago; where it gives way, also what is needed to have room again, oldest first. */
export async function dropSwept(
  { files, clock }: Omit<SweepParts, 'database'>,
  givesWay: boolean,
): Promise<void> {
  const swept = (await files.list(SWEPT_FOLDER)).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  for (const { name } of swept) {
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
