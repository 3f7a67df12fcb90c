import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openNodeDatabase } from '../../hosts/node/open-node-database.ts';
import type { Database } from '../kernel/ports/database.ts';
import { keepReserve } from './keep-reserve.ts';

let folder = '';
let database: Database;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cliproom-reserve-'));
  database = await openNodeDatabase(join(folder, 'studio.db'));
});
afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

describe('the reserve of a database', () => {
  it('is made once, and lets rows be written without a longer file', async () => {
    await keepReserve(database);
    const checkpointed = async (): Promise<number> => {
      await database.all('PRAGMA wal_checkpoint(TRUNCATE)');
      return statSync(join(folder, 'studio.db')).size;
    };
    const before = await checkpointed();
    expect(before).toBeGreaterThan(4 * 1024 ** 2);
    await keepReserve(database);
    expect(await checkpointed()).toBe(before);
    await database.run('CREATE TABLE note (text TEXT)');
    await database.run('INSERT INTO note VALUES (?)', ['x'.repeat(2_000_000)]);
    expect(await checkpointed()).toBe(before);
    expect(await database.all("SELECT name FROM sqlite_master WHERE name = 'reserve'")).toEqual([]);
  });
});
