/** A disk of a few megabytes to be filled in tests: a file system of its own, mounted and taken away again. */
import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface SmallDisk {
  readonly folder: string;
  /** Leaves not a byte; what others write meanwhile is only theirs if they were first. */
  fill(): void;
  /** Gives back what `fill` took. */
  empty(): void;
  unmount(): void;
}

/** null where this process may not mount. */
export function mountSmallDisk(sizeMb: number): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), 'cliproom-disk-'));
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${sizeMb}m`, 'tmpfs', folder]).status !== 0) {
    rmSync(folder, { recursive: true });
    return null;
  }
  const filler = join(folder, 'filler');
  return {
    folder,
    fill: () => {
      const file = openSync(filler, 'a');
      for (const size of [1024 ** 2, 4096, 1]) writeUntilFull(file, size);
      closeSync(file);
    },
    empty: () => rmSync(filler, { force: true }),
    unmount: () => {
      spawnSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function writeUntilFull(file: number, sizeBytes: number): void {
  const bytes = new Uint8Array(sizeBytes);
  try {
    for (;;) writeSync(file, bytes);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  }
}
