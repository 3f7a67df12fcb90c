/**
 * A file of nothing beside the database, given up when the disk is full: deleting needs to write a little before it
 * frees a lot, and so does starting.
 */
import { existsSync, renameSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const BALLAST_BYTES = 8 * 1024 ** 2;
/** On a disk that is nearly full it would be in the way itself. */
const ONLY_WITH_FREE_BYTES = 64 * 1024 ** 2;

const ballastOf = (database: string): string => join(dirname(database), 'ballast');

/**
 * @param database path of the file it lies beside.
 * @param freeBytes there must be, or nothing is made.
 */
export function keepBallast(database: string, freeBytes = ONLY_WITH_FREE_BYTES): void {
  const path = ballastOf(database);
  const disk = statfsSync(dirname(path));
  if (existsSync(path) || disk.bavail * disk.bsize < freeBytes) return;
  try {
    writeFileSync(`${path}.new`, new Uint8Array(BALLAST_BYTES));
    renameSync(`${path}.new`, path);
  } catch {
    // Somebody else took the room meanwhile, and needs it more.
    rmSync(`${path}.new`, { force: true });
  }
}

/** False where it was given up before. */
export function giveUpBallast(database: string): boolean {
  const path = ballastOf(database);
  if (!existsSync(path)) return false;
  rmSync(path, { force: true });
  return true;
}
