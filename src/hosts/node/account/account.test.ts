import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { issueCredentials } from '../../../service/domain/operator/account-setup.ts';
import { migrate } from '../../../service/storage/migrate.ts';
import { lockDataFolder } from '../data-folder-lock.ts';
import { openNodeDatabase } from '../open-node-database.ts';
import { account } from './account.ts';

let folder: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cliproom-account-'));
  const database = await openNodeDatabase(join(folder, 'studio.db'));
  await migrate(database);
  await issueCredentials(database, { nowMs: () => Date.now() }, { plan: 'free', name: 'first' });
  await database.close();
});

afterEach(() => rmSync(folder, { recursive: true }));

async function run(...flags: string[]) {
  const printed = { out: '', err: '' };
  const code = await account(['--data', folder, ...flags], {
    out: (text) => {
      printed.out += text;
    },
    err: (text) => {
      printed.err += text;
    },
  });
  return { code, ...printed };
}

describe('the account command', () => {
  it('changes plan, credits and bonus, and says what is held', async () => {
    const { code, out } = await run('--plan', 'creator', '--top-up', '25', '--bonus', 'grant');
    expect(code).toBe(0);
    expect(out).toBe('Plan creator: 300 credits of this month, 25 bought; API bonus active, 50 left.\n');
    expect((await run('--bonus', 'pause')).out).toContain('API bonus paused');
  });

  it('does all or nothing', async () => {
    await run('--bonus', 'grant');
    const { code, err } = await run('--top-up', '25', '--bonus', 'grant');
    expect(code).toBe(2);
    expect(err).toContain('had its API bonus already');
    expect((await run()).out).toContain('0 bought');
  });

  it('says what a limit of storage leaves, and takes flags only where they mean something', async () => {
    expect((await run('--storage-limit', '1.5GB')).out).toContain('Stores 0 B of 1.5 GB.');
    expect((await run('--storage-limit', 'none')).out).not.toContain('Stores');
    for (const flags of [
      ['--storage-limit', '0GB'],
      ['--storage-limit', '20'],
      ['add', '--top-up', '5'],
      ['add', '--name', ' '],
      ['list', '--yes'],
      ['backup', '--to', folder, '--database', 'postgres://a@b/c'],
      ['remove'],
      ['remove', 'account', 'other', '--yes'],
      ['show'],
    ])
      expect(await run(...flags)).toMatchObject({ code: 2, out: '' });
  });

  it('refuses bad values, folders without a library and a library in use', async () => {
    expect(await run('--plan', 'gold')).toMatchObject({
      code: 2,
      err: expect.stringContaining('--plan takes'),
    });
    expect((await run('--top-up', '1.5')).code).toBe(2);
    expect((await run('--data', join(folder, 'elsewhere'))).err).toContain('There is no library');
    const lock = await lockDataFolder(folder);
    expect((await run()).code).toBe(2);
    await lock.release();
  });
});
