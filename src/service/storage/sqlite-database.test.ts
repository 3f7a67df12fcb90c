import { AsyncLocalStorage } from 'node:async_hooks';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sqlite3InitModule from '@sqlite.org/sqlite-wasm';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deferred } from '../../base/work/deferred.ts';
import { openNodeDatabase } from '../../hosts/node/open-node-database.ts';
import type { Database } from '../kernel/ports/database.ts';
import { migrate } from './migrate.ts';
import { createSqliteDatabase } from './sqlite-database.ts';

let folder: string;
let database: Database;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cliproom-db-'));
  database = await openNodeDatabase(join(folder, 'studio.db'), new AsyncLocalStorage());
});

afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('the database', () => {
  it('runs in WAL mode with full synchronisation', async () => {
    expect(await database.get('PRAGMA journal_mode')).toEqual({ journal_mode: 'wal' });
    expect(await database.get('PRAGMA synchronous')).toEqual({ synchronous: 2 });
  });

  it('keeps what was committed after closing and opening again', async () => {
    await database.run('CREATE TABLE note (id INTEGER PRIMARY KEY, text TEXT)');
    await database.transaction((tx) => tx.run('INSERT INTO note (text) VALUES (?)', ['kept']));
    await database.close();
    database = await openNodeDatabase(join(folder, 'studio.db'));
    expect(await database.all('SELECT text FROM note')).toEqual([{ text: 'kept' }]);
  });

  it('gives every text and number back as it was, whatever its length, letters and size', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 80 }),
      fc.string({ unit: 'grapheme-ascii', maxLength: 80 }),
      fc.constant('\ufeffbegins with a mark of byte order'),
      fc.constantFrom(5461, 5462).map((chars) => '\u20ac'.repeat(chars)),
    );
    const number = fc.oneof(fc.maxSafeInteger(), fc.double({ noNaN: true }));
    await fc.assert(
      fc.asyncProperty(text, text, number, async (one, other, amount) => {
        const sql = 'SELECT ? AS one, ? AS other, ? AS amount, typeof(?3) AS type, ? AS none';
        expect(await database.get(sql, [one, other, amount, null])).toEqual({
          ...{ one, other, none: null, amount: Object.is(amount, -0) ? 0 : amount },
          type: Number.isSafeInteger(amount) ? 'integer' : 'real',
        });
      }),
      { numRuns: 100 },
    );
    const large = new Uint8Array(70_000).fill(7);
    expect(await database.get('SELECT length(?) AS size, ? AS big', [large, 2n ** 40n])).toEqual({
      size: large.length,
      big: 2 ** 40,
    });
  });

  it('says what is wrong with a statement and its values, and takes the next one', async () => {
    await database.run('CREATE TABLE note (id INTEGER PRIMARY KEY, text TEXT UNIQUE)');
    const add = () => database.run('INSERT INTO note (text) VALUES (?)', ['same']);
    expect(await add()).toEqual({ changes: 1 });
    await expect(add()).rejects.toThrow('UNIQUE constraint failed: note.text');
    await expect(database.get('SELECT ? AS one', [1, 2])).rejects.toThrow('column index out of range');
    expect(await database.all('SELECT text FROM note WHERE text = ?', ['same'])).toEqual([{ text: 'same' }]);
  });

  it('rolls everything of a transaction back on a throw', async () => {
    await database.run('CREATE TABLE note (id INTEGER PRIMARY KEY, text TEXT)');
    const failing = () =>
      database.transaction(async (tx) => {
        await tx.run('INSERT INTO note (text) VALUES (?)', ['first']);
        await tx.run('INSERT INTO note (text) VALUES (?)', ['second']);
        throw new Error('changed my mind');
      });
    await expect(failing()).rejects.toThrow('changed my mind');
    expect(await database.all('SELECT * FROM note')).toEqual([]);
  });

  it.each([
    ['a read', () => database.all('SELECT * FROM note')],
    ['a write', () => database.run("INSERT INTO note (text) VALUES ('beside')")],
    ['a second transaction', () => database.transaction(async () => undefined)],
  ])('refuses %s beside an open transaction, and takes statements again after it', async (_, beside) => {
    await database.run('CREATE TABLE note (id INTEGER PRIMARY KEY, text TEXT)');
    const failing = () =>
      database.transaction(async (tx) => {
        await tx.run('INSERT INTO note (text) VALUES (?)', ['inside']);
        await beside();
      });
    await expect(failing()).rejects.toThrow('A transaction is open');
    expect(await database.all('SELECT * FROM note')).toEqual([]);
    await beside();
  });

  it('lets what comes meanwhile wait for the end of a transaction, in order', async () => {
    await database.run('CREATE TABLE note (id INTEGER PRIMARY KEY, text TEXT)');
    const held = deferred<void>();
    const first = database.transaction(async (tx) => {
      await tx.run("INSERT INTO note (text) VALUES ('first')");
      await held.promise;
      throw new Error('changed my mind');
    });
    const seen = database.all('SELECT text FROM note');
    const second = database.transaction((tx) => tx.run("INSERT INTO note (text) VALUES ('second')"));
    const last = database.all('SELECT text FROM note');
    held.resolve();
    await expect(first).rejects.toThrow('changed my mind');
    expect(await seen).toEqual([]);
    await second;
    expect(await last).toEqual([{ text: 'second' }]);
  });

  it('takes nothing more through a transaction that is over', async () => {
    await database.run('CREATE TABLE note (id INTEGER PRIMARY KEY, text TEXT)');
    const tx = await database.transaction(async (given) => given);
    await expect(tx.run("INSERT INTO note (text) VALUES ('late')")).rejects.toThrow('transaction is over');
    expect(await database.all('SELECT * FROM note')).toEqual([]);
  });

  it('calls back after a transaction, not after one that was rolled back', async () => {
    const said: string[] = [];
    await database.transaction(async (tx) => {
      tx.afterCommit(() => said.push('after'));
      said.push('inside');
    });
    const failing = database.transaction(async (tx) => {
      tx.afterCommit(() => said.push('never'));
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    database.afterCommit(() => said.push('outside'));
    expect(said).toEqual(['inside', 'after', 'outside']);
  });

  it('gives back every value as it was stored, whatever the one before it was', async () => {
    await database.run('CREATE TABLE note (id INTEGER PRIMARY KEY, text TEXT, size REAL) STRICT');
    const texts = [
      '',
      'plain',
      'caffè 🎬',
      'x'.repeat(5000),
      `${'y'.repeat(47)}é`,
      null,
      '\u0000 in the middle',
    ];
    for (const text of texts) await database.run('INSERT INTO note (text, size) VALUES (?, ?)', [text, 0.1]);
    await database.run('INSERT INTO note (id, text, size) VALUES (?, ?, ?)', [
      Number.MAX_SAFE_INTEGER,
      'last',
      -0.5,
    ]);
    const read = (id: number) => database.get('SELECT text, size FROM note WHERE id = ?', [id]);
    for (const [index, text] of texts.entries()) expect(await read(index + 1)).toEqual({ text, size: 0.1 });
    expect(await database.all('SELECT * FROM note WHERE size < ? LIMIT ?', [0, 5])).toEqual([
      { id: Number.MAX_SAFE_INTEGER, text: 'last', size: -0.5 },
    ]);
    expect(await read(999)).toBeUndefined();
  });

  it('applies the schema once and refuses a library from a newer version', async () => {
    await migrate(database);
    await migrate(database);
    expect(await database.all('SELECT * FROM job')).toEqual([]);
    await database.run('PRAGMA user_version = 9999');
    await expect(migrate(database)).rejects.toThrow('newer version');
  });
});

describe('a database whose log is flushed late', () => {
  async function opened(flush: () => Promise<void>) {
    const sqlite3 = await sqlite3InitModule();
    let isBehind = false;
    const log = {
      isBehind: () => isBehind,
      flush: async () => {
        await flush();
        isBehind = false;
      },
    };
    const late = createSqliteDatabase(sqlite3, new sqlite3.oo1.DB(':memory:'), { log });
    await late.run('CREATE TABLE note (text TEXT)');
    const write = (text: string) =>
      late.transaction(async (tx) => {
        await tx.run('INSERT INTO note (text) VALUES (?)', [text]);
        isBehind = true;
      });
    return { late, write };
  }

  it('tells nobody of a change before the disk has it', async () => {
    const onDisk = deferred<void>();
    const { late, write } = await opened(() => onDisk.promise);
    const order: string[] = [];
    const written = write('first').then(() => order.push('written'));
    const read = late.all('SELECT text FROM note').then((rows) => order.push(`read ${rows.length}`));
    const next = late.run("INSERT INTO note (text) VALUES ('second')").then(() => order.push('next'));
    await new Promise((turn) => setImmediate(turn));
    expect(order).toEqual([]);
    onDisk.resolve();
    await Promise.all([written, read, next]);
    expect(order).toEqual(['written', 'read 1', 'next']);
  });

  it('answers nothing any more once a flush has failed', async () => {
    const { late, write } = await opened(() => Promise.reject(new Error('EIO')));
    await expect(write('lost?')).rejects.toThrow('EIO');
    await expect(late.all('SELECT text FROM note')).rejects.toThrow('EIO');
    await expect(write('more')).rejects.toThrow('EIO');
  });
});
