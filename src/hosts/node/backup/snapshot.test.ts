/** Copies of a database that another process has open, when that one or the asker goes away. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { lockDataFolder } from '../data-folder-lock.ts';
import { openNodeDatabase } from '../open-node-database.ts';
import { answerSnapshots, takeSnapshot } from './snapshot.ts';

let folder = '';
const snapshots = () => (existsSync(join(folder, 'snapshots')) ? readdirSync(join(folder, 'snapshots')) : []);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cliproom-snapshot-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** As a running host has it. */
async function openHost() {
  const lock = await lockDataFolder(folder);
  const database = await openNodeDatabase(join(folder, 'studio.db'));
  const host = answerSnapshots(folder, database, { error: () => undefined });
  onTestFinished(async () => {
    host.stop();
    await database.close();
    await lock.release();
  });
}

describe('a copy of a database', () => {
  it('is not waited for once the host that began it is gone', async () => {
    const lock = await lockDataFolder(folder);
    const asked = expect(takeSnapshot(folder, join(folder, 'copy.db'), renameSync)).rejects.toThrow(
      /host ended/,
    );
    await expect.poll(snapshots).toEqual([expect.stringMatching(/wanted$/)]);
    const [wanted = ''] = snapshots();
    renameSync(
      join(folder, 'snapshots', wanted),
      join(folder, 'snapshots', wanted.replace('wanted', 'begun')),
    );
    await lock.release();
    await asked;
    expect(snapshots()).toEqual([]);
  });

  it('does not stay where it could not be fetched', async () => {
    await openHost();
    const full = (): never => {
      throw new Error('no space');
    };
    await expect(takeSnapshot(folder, join(folder, 'copy.db'), full)).rejects.toThrow('no space');
    expect(snapshots()).toEqual([]);
  });

  it('that nobody fetched is removed by the next host, which answers who asks meanwhile', async () => {
    mkdirSync(join(folder, 'snapshots'));
    for (const name of ['a.db', 'b.part', 'b.begun', 'c.wanted'])
      writeFileSync(join(folder, 'snapshots', name), '');
    await openHost();
    await expect.poll(snapshots).toEqual(['c.db']);
  });
});
