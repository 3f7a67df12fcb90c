import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DataFolderInUseError, lockDataFolder } from './data-folder-lock.ts';

let parent = '';
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'cliproom-lock-'));
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

/** Another process that holds the lock until it is killed. */
async function holder(folder: string) {
  const module = JSON.stringify(new URL('./data-folder-lock.ts', import.meta.url).href);
  const code = `import(${module}).then(({ lockDataFolder }) => lockDataFolder(${JSON.stringify(folder)}))
    .then(() => { process.stdout.write('held'); setInterval(() => undefined, 1000); });`;
  const child = spawn(process.execPath, ['--import', 'tsx', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

describe('the lock of a data folder', () => {
  it('is had once, also by another name of the same folder', async () => {
    const alias = `${parent}-alias`;
    symlinkSync(parent, alias);
    const lock = await lockDataFolder(parent);
    await expect(lockDataFolder(parent)).rejects.toBeInstanceOf(DataFolderInUseError);
    await expect(lockDataFolder(alias)).rejects.toThrow(/is in use by another Cliproom host/);
    await lock.release();
    rmSync(alias);
    const again = await lockDataFolder(parent);
    await again.release();
  });

  it('does not stand in the way of another folder', async () => {
    const other = mkdtempSync(join(tmpdir(), 'cliproom-lock-'));
    const locks = await Promise.all([lockDataFolder(parent), lockDataFolder(other)]);
    await Promise.all(locks.map((lock) => lock.release()));
    rmSync(other, { recursive: true });
  });

  it('of a process that was killed is free at once', async () => {
    const child = await holder(parent);
    await expect(lockDataFolder(parent)).rejects.toBeInstanceOf(DataFolderInUseError);
    child.kill('SIGKILL');
    await once(child, 'exit');
    const lock = await lockDataFolder(parent);
    await lock.release();
  });
});
