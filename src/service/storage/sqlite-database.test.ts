import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openNodeDatabase } from '../../hosts/node/open-node-database.ts';
import type { Database } from '../kernel/ports/database.ts';
import { migrate } from './migrate.ts';

let folder: string;
let database: Database;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cliproom-db-'));
  database = await openNodeDatabase(join(folder, 'studio.db'));
});

afterEach(() => {
  database.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('the database', () => {
  it('runs in WAL mode with full synchronisation', () => {
    expect(database.get('PRAGMA journal_mode')).toEqual({ journal_mode: 'wal' });
    expect(database.get('PRAGMA synchronous')).toEqual({ synchronous: 2 });
  });

  it('keeps what was committed after closing and opening again', async () => {
    database.run('CREATE TABLE note (id INTEGER PRIMARY KEY, text TEXT)');
    database.transaction((tx) => tx.run('INSERT INTO note (text) VALUES (?)', ['kept']));
    database.close();
    database = await openNodeDatabase(join(folder, 'studio.db'));
    expect(database.all('SELECT text FROM note')).toEqual([{ text: 'kept' }]);
  });

  it('rolls everything of a transaction back on a throw', () => {
    database.run('CREATE TABLE note (id INTEGER PRIMARY KEY, text TEXT)');
    const failing = () =>
      database.transaction((tx) => {
        tx.run('INSERT INTO note (text) VALUES (?)', ['first']);
        tx.run('INSERT INTO note (text) VALUES (?)', ['second']);
        throw new Error('changed my mind');
      });
    expect(failing).toThrow('changed my mind');
    expect(database.all('SELECT * FROM note')).toEqual([]);
  });

  it.each([
    ['a read', () => database.all('SELECT * FROM note')],
    ['a write', () => database.run("INSERT INTO note (text) VALUES ('beside')")],
    ['a second transaction', () => database.transaction(() => undefined)],
  ])('refuses %s beside an open transaction, and takes statements again after it', (_, beside) => {
    database.run('CREATE TABLE note (id INTEGER PRIMARY KEY, text TEXT)');
    const failing = () =>
      database.transaction((tx) => {
        tx.run('INSERT INTO note (text) VALUES (?)', ['inside']);
        beside();
      });
    expect(failing).toThrow('A transaction is open');
    expect(database.all('SELECT * FROM note')).toEqual([]);
    beside();
  });

  it('gives back every value as it was stored, whatever the one before it was', () => {
    database.run('CREATE TABLE note (id INTEGER PRIMARY KEY, text TEXT, size REAL) STRICT');
    const texts = [
      '',
      'plain',
      'caffè 🎬',
      'x'.repeat(5000),
      `${'y'.repeat(47)}é`,
      null,
      '\u0000 in the middle',
    ];
    for (const text of texts) database.run('INSERT INTO note (text, size) VALUES (?, ?)', [text, 0.1]);
    database.run('INSERT INTO note (id, text, size) VALUES (?, ?, ?)', [
      Number.MAX_SAFE_INTEGER,
      'last',
      -0.5,
    ]);
    const read = (id: number) => database.get('SELECT text, size FROM note WHERE id = ?', [id]);
    for (const [index, text] of texts.entries()) expect(read(index + 1)).toEqual({ text, size: 0.1 });
    expect(database.all('SELECT * FROM note WHERE size < ? LIMIT ?', [0, 5])).toEqual([
      { id: Number.MAX_SAFE_INTEGER, text: 'last', size: -0.5 },
    ]);
    expect(read(999)).toBeUndefined();
  });

  it('applies the schema once and refuses a library from a newer version', () => {
    migrate(database);
    migrate(database);
    expect(database.all('SELECT * FROM job')).toEqual([]);
    database.run('PRAGMA user_version = 9999');
    expect(() => migrate(database)).toThrow('newer version');
  });
});
