import { spawn, spawnSync } from 'node:child_process';
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
async function holder(folder: string, within: readonly string[] = []) {
  const module = JSON.stringify(new URL('./data-folder-lock.ts', import.meta.url).href);
  const code = `import(${module}).then(({ lockDataFolder }) => lockDataFolder(${JSON.stringify(folder)}))
    .then(() => { process.stdout.write('held'); setInterval(() => undefined, 1000); });`;
  const [command = '', ...args] = [...within, process.execPath, '--import', 'tsx', '-e', code];
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return child;
}

/** Another network and other process ids, as a second container has them; where that is not allowed, none. */
const ELSEWHERE = ['unshare', '--net', '--pid', '--fork', '--kill-child'];
const maySeparate = spawnSync('unshare', ['--net', '--pid', '--fork', 'true']).status === 0;

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

  it('holds against a process that sees neither our network nor our process ids', async () => {
    const child = await holder(parent, maySeparate ? ELSEWHERE : []);
    await expect(lockDataFolder(parent)).rejects.toThrow(/in use by another Cliproom host \(process \d+ on /);
    child.kill('SIGKILL');
    await once(child, 'exit');
    const free = async () => {
      const lock = await lockDataFolder(parent);
      await lock.release();
      return 'free';
    };
    // Its child is ended by the system a moment after it.
    await expect.poll(() => free().catch(String)).toBe('free');
  });

  it('cannot be taken away by removing a file', async () => {
    const lock = await lockDataFolder(parent);
    rmSync(join(parent, 'host.lock'));
    await expect(lockDataFolder(parent)).rejects.toBeInstanceOf(DataFolderInUseError);
    await lock.release();
    const third = await lockDataFolder(parent);
    await third.release();
  });
});
