import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Deferred, deferred } from '../../../base/work/deferred.ts';
import type { Database } from '../../../service/kernel/ports/database.ts';
import { HostBusyError } from '../../../service/kernel/ports/host-busy-error.ts';
import type { TestDatabase } from '../../../testing/postgres/create-database.ts';
import { createTestDatabase, describePostgres } from '../../../testing/postgres/test-database.ts';
import { openPostgresDatabase } from './postgres-database.ts';

let test: TestDatabase;
let database: Database;
let logged: string[];

beforeEach(async () => {
  test = await createTestDatabase();
  logged = [];
  database = openPostgresDatabase({
    address: test.address,
    connections: 10,
    log: { error: (message) => void logged.push(message) },
  });
});

afterEach(async () => {
  await database.close();
  await test.drop();
});

const pidOf = async (queries: Pick<Database, 'get'>): Promise<number> =>
  (await queries.get<{ pid: number }>('SELECT pg_backend_pid() AS pid'))?.pid ?? 0;

describePostgres('the database on PostgreSQL', () => {
  it('gives back every value as it was stored', async () => {
    await database.run('CREATE TABLE note (id bigint, text text, size double precision, bytes bytea)');
    const rows = [
      { id: 1, text: '', size: 0.1, bytes: null },
      { id: Number.MAX_SAFE_INTEGER, text: 'caffè 🎬 ? $1', size: -0.5, bytes: new Uint8Array([0, 255, 63]) },
      { id: -7, text: null, size: 1e21, bytes: new Uint8Array() },
      { id: 0, text: '{"a": 1}', size: 5, bytes: null },
    ];
    for (const { id, text, size, bytes } of rows)
      expect(await database.run('INSERT INTO note VALUES (?, ?, ?, ?)', [id, text, size, bytes])).toEqual({
        changes: 1,
      });
    const kept = await database.all<(typeof rows)[number]>('SELECT * FROM note');
    expect(kept.map((row) => ({ ...row, bytes: row.bytes && new Uint8Array(row.bytes) }))).toEqual(rows);
    expect(await database.get('SELECT text FROM note WHERE id = ?', [999])).toBeUndefined();
    expect(
      await database.get(
        'SELECT COUNT(*) AS count, SUM(id) AS sum, MAX(size) AS most, 1 = 1 AS yes, 1 = 2 AS no FROM note WHERE id < ?2 AND id > ?1',
        [-10, 10],
      ),
    ).toEqual({ count: 3, sum: -6, most: 1e21, yes: 1, no: 0 });
    expect(await database.run('DELETE FROM note WHERE id < ?', [2])).toEqual({ changes: 3 });
  });

  it('holds text without the one character PostgreSQL refuses', async () => {
    await database.run('CREATE TABLE note (text text)');
    await database.run('INSERT INTO note VALUES (?)', ['a\u0000b']);
    expect(await database.all('SELECT text FROM note')).toEqual([{ text: 'a\ufffdb' }]);
    expect(await database.all('SELECT text FROM note WHERE text = ?', ['\u0000'])).toEqual([]);
  });

  it('rolls everything of a transaction back on a throw', async () => {
    await database.run('CREATE TABLE note (text text)');
    const failing = database.transaction(async (tx) => {
      await tx.run('INSERT INTO note VALUES (?)', ['first']);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await database.all('SELECT * FROM note')).toEqual([]);
  });

  it('keeps nothing once a statement was refused, whatever was made of it', async () => {
    await database.run('CREATE TABLE note (text text UNIQUE)');
    const failing = database.transaction(async (tx) => {
      await tx.run('INSERT INTO note VALUES (?)', ['first']);
      await tx.run('INSERT INTO note VALUES (?)', ['first']).catch(() => undefined);
    });
    await expect(failing).rejects.toThrow('unique');
    expect(await database.all('SELECT * FROM note')).toEqual([]);
  });

  it('takes no statement through a transaction that has ended', async () => {
    const tx = await database.transaction(async (queries) => queries);
    await expect(tx.get('SELECT 1')).rejects.toThrow('is over');
  });

  it('tells of a change once it stands, and not of one that was rolled back', async () => {
    const told: string[] = [];
    const tell = (what: string) =>
      database.transaction(async (tx) => {
        tx.afterCommit(() => told.push(what));
        await tx.get('SELECT 1');
        expect(told).not.toContain(what);
        if (what === 'refused') throw new Error(what);
      });
    await tell('kept');
    await expect(tell('refused')).rejects.toThrow('refused');
    database.afterCommit(() => told.push('at once'));
    expect(told).toEqual(['kept', 'at once']);
  });

  it('runs statements of a transaction one after another where nobody waits for each', async () => {
    await database.run('CREATE TABLE note (n bigint)');
    await database.transaction(async (tx) => {
      await Promise.all([1, 2, 3].map((n) => tx.run('INSERT INTO note VALUES (?)', [n])));
    });
    expect(await database.all('SELECT n FROM note')).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
  });

  it('changes one account at a time, and others meanwhile', async () => {
    await database.run('CREATE TABLE account (id text PRIMARY KEY)');
    await database.run('CREATE TABLE entry (account_id text REFERENCES account(id), balance bigint)');
    const spend = (id: string) =>
      database.transaction(async (tx) => {
        const last = await tx.get<{ least: number | null }>(
          'SELECT MIN(balance) AS least FROM entry WHERE account_id = ?',
          [id],
        );
        await tx.run('INSERT INTO entry VALUES (?, ?)', [id, (last?.least ?? 100) - 1]);
      }, id);
    for (const id of ['a', 'b']) await database.run('INSERT INTO account VALUES (?)', [id]);
    await Promise.all(Array.from({ length: 100 }, (_, n) => spend(n % 2 === 0 ? 'a' : 'b')));
    expect(
      await database.all(
        'SELECT account_id AS id, MIN(balance) AS least, COUNT(DISTINCT balance) AS different FROM entry GROUP BY account_id ORDER BY id',
      ),
    ).toEqual([
      { id: 'a', least: 50, different: 50 },
      { id: 'b', least: 50, different: 50 },
    ]);
    // A row that refers to a locked account is let in.
    await database.transaction(async () => {
      await database.run('INSERT INTO entry VALUES (?, ?)', ['a', 0]);
    }, 'a');
  });

  it('tries again what PostgreSQL gave up to end a deadlock', async () => {
    await database.run('CREATE TABLE counter (id text PRIMARY KEY, n bigint NOT NULL)');
    await database.run("INSERT INTO counter VALUES ('a', 0), ('b', 0)");
    let tries = 0;
    const both = (first: string, second: string, met: Deferred<void>, other: Promise<void>) =>
      database.transaction(async (tx) => {
        tries += 1;
        await tx.run('UPDATE counter SET n = n + 1 WHERE id = ?', [first]);
        met.resolve();
        await other;
        await tx.run('UPDATE counter SET n = n + 1 WHERE id = ?', [second]);
      });
    const [one, two] = [deferred<void>(), deferred<void>()];
    await Promise.all([both('a', 'b', one, two.promise), both('b', 'a', two, one.promise)]);
    // The one that was given up may meet the other once more.
    expect(tries).toBeGreaterThanOrEqual(3);
    expect(await database.all('SELECT n FROM counter')).toEqual([{ n: 2 }, { n: 2 }]);
  });

  it('reads on where another host added a column meanwhile', async () => {
    await database.run('CREATE TABLE note (text text)');
    await database.run("INSERT INTO note VALUES ('kept')");
    const read = () => database.all('SELECT * FROM note');
    expect(await read()).toEqual([{ text: 'kept' }]);
    await database.run('ALTER TABLE note ADD COLUMN size bigint');
    expect(await read()).toEqual([{ text: 'kept', size: null }]);
  });

  it('says that it is busy where a connection is lost, and makes another', async () => {
    const failing = database.transaction(async (tx) => {
      const pid = await pidOf(tx);
      await database.get('SELECT pg_terminate_backend(?)', [pid]);
      await tx.get('SELECT 1');
    });
    await expect(failing).rejects.toBeInstanceOf(HostBusyError);
    expect(logged.length).toBeGreaterThan(0);
    expect(await database.get('SELECT 1 AS one')).toEqual({ one: 1 });
  });
});
