/**
 * Builds with Vite in a process of its own: what that takes, two gigabytes for the page, goes with it, and is not kept by a
 * server that is there for days.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const VITE = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');

/** Says nothing but what fails, on standard error. @param flags of `vite build` @throws where it fails */
export async function buildApart(...flags: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, [VITE, 'build', '--logLevel', 'error', ...flags], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    // Tests have another, by which packages would be built for them.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`The build ended with ${code ?? 'a signal'}.`);
}
