import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../service/kernel/ports/database.ts';
import { openNodeDatabase } from './open-node-database.ts';
import { isWalCut } from './wal-mark.ts';

let folder = '';
let database: Database;
const PARTS = ['', '-wal', '-wal-mark'] as const;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cliproom-wal-'));
  database = await openNodeDatabase(join(folder, 'studio.db'));
  await database.run('CREATE TABLE note (id INTEGER PRIMARY KEY, text TEXT)');
});
afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

const note = (text: string) => database.run('INSERT INTO note (text) VALUES (?)', [text]);

/** What a crash at this moment leaves on the disk. */
function crashed(): string {
  const to = join(folder, 'crashed.db');
  for (const part of PARTS) copyFileSync(join(folder, `studio.db${part}`), to + part);
  return to;
}

describe('a write-ahead log after a crash', () => {
  it('is whole, however often it began anew, and all that was acknowledged is there', async () => {
    for (let count = 1; count <= 40; count += 1) {
      // Past a thousand pages SQLite writes the log into the database and begins it anew.
      await note('x'.repeat(300_000));
      if (count % 7 === 0) expect(isWalCut(`${crashed()}-wal`)).toBe(false);
    }
    const left = await openNodeDatabase(crashed());
    expect(await left.get('SELECT COUNT(*) AS notes FROM note')).toEqual({ notes: 40 });
    await note('meanwhile');
    await left.run("INSERT INTO note (text) VALUES ('after')");
    await left.close();
    expect(existsSync(join(folder, 'crashed.db-wal-mark'))).toBe(false);
    expect(isWalCut(join(folder, 'crashed.db-wal'))).toBe(false);
  });

  it('is seen to be cut where it is shorter, gone, or overwritten in the middle', async () => {
    for (const text of ['first', 'second', 'third']) await note(text);
    const wal = `${crashed()}-wal`;
    expect(isWalCut(wal)).toBe(false);
    truncateSync(wal, 32 + 2 * (4096 + 24));
    expect(isWalCut(wal)).toBe(true);
    const shorter = await openNodeDatabase(join(folder, 'crashed.db'));
    expect(await shorter.get('PRAGMA integrity_check')).toEqual({ integrity_check: 'ok' });
    await shorter.close();

    rmSync(`${crashed()}-wal`);
    expect(isWalCut(wal)).toBe(true);
    crashed();
    writeFileSync(wal, new Uint8Array(statSync(wal).size));
    expect(isWalCut(wal)).toBe(true);
  });

  it('goes on being watched after the database was opened again', async () => {
    await note('first');
    const again = await openNodeDatabase(crashed());
    await again.run("INSERT INTO note (text) VALUES ('second')");
    const copy = join(folder, 'copy.db');
    for (const part of PARTS) copyFileSync(join(folder, `crashed.db${part}`), copy + part);
    expect(isWalCut(`${copy}-wal`)).toBe(false);
    truncateSync(`${copy}-wal`, 32 + 4096 + 24);
    expect(isWalCut(`${copy}-wal`)).toBe(true);
    await again.close();
  });
});
