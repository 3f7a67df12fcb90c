/** A folder of one run of tests, for what its workers make once (vitest's global set-up): gone with the run. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The variable that says where it is. */
export const RUN_FOLDER = 'CLIPROOM_TEST_RUN';

/** Each project of tests asks; the first makes it. */
export function setup(): (() => void) | undefined {
  if (process.env[RUN_FOLDER] !== undefined) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'cliproom-run-'));
  process.env[RUN_FOLDER] = folder;
  return () => {
    delete process.env[RUN_FOLDER];
    rmSync(folder, { recursive: true, force: true });
  };
}
