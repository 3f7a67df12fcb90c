import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMemoryRateCounts } from '../../../service/http/memory-rate-counts.ts';
import type { Database } from '../../../service/kernel/ports/database.ts';
import type { RateCounts } from '../../../service/kernel/ports/rate-counts.ts';
import type { TestDatabase } from '../../../testing/postgres/create-database.ts';
import { createTestDatabase, describePostgres } from '../../../testing/postgres/test-database.ts';
import { openPostgresDatabase } from './postgres-database.ts';
import { openPostgresRateCounts } from './postgres-rate-counts.ts';

const WINDOW_MS = 60_000;

const rooms = (key: string, perKey: number, perAccount: number, account = 'account') => ({
  key: { name: key, limit: perKey },
  account: { name: account, limit: perAccount },
});

/** What memory and PostgreSQL keep alike. */
function rules(open: () => Promise<RateCounts>): void {
  it('counts for a key and its account up to the limit of either, and what is refused for neither', async () => {
    const counts = await open();
    const take = async (key: string, nowMs: number) => {
      const { isTaken, ...windows } = await counts.take(nowMs, WINDOW_MS, rooms(key, 2, 3));
      return [isTaken, windows.key.used, windows.account.used];
    };
    expect(await take('a', 0)).toEqual([true, 1, 1]);
    expect(await take('a', 1)).toEqual([true, 2, 2]);
    expect(await take('a', 2)).toEqual([false, 2, 2]);
    expect(await take('b', 3)).toEqual([true, 1, 3]);
    expect(await take('b', 4)).toEqual([false, 1, 3]);
    expect(await take('c', 5)).toEqual([false, 0, 3]);
  });

  it('begins a window with the first request that is counted in it, for each name by itself', async () => {
    const counts = await open();
    const take = (key: string, nowMs: number) => counts.take(nowMs, WINDOW_MS, rooms(key, 1, 2));
    expect(await take('a', 1000)).toEqual({
      isTaken: true,
      key: { used: 1, endsMs: 61_000 },
      account: { used: 1, endsMs: 61_000 },
    });
    expect(await take('b', 31_000)).toEqual({
      isTaken: true,
      key: { used: 1, endsMs: 91_000 },
      account: { used: 2, endsMs: 61_000 },
    });
    expect(await take('a', 60_999)).toMatchObject({ isTaken: false });
    expect(await take('b', 61_000)).toEqual({
      isTaken: false,
      key: { used: 1, endsMs: 91_000 },
      account: { used: 0, endsMs: 121_000 },
    });
    expect(await take('a', 62_000)).toMatchObject({
      isTaken: true,
      key: { used: 1, endsMs: 122_000 },
      account: { used: 1, endsMs: 122_000 },
    });
  });

  it('forgets windows that are over, and no others', async () => {
    const counts = await open();
    const take = (key: string, nowMs: number) => counts.take(nowMs, WINDOW_MS, rooms(key, 1, 9, `of ${key}`));
    await take('old', 0);
    await take('new', 30_000);
    await counts.sweep(60_000);
    expect(await take('new', 60_000)).toMatchObject({ isTaken: false, account: { used: 1 } });
    // Forgotten even for a clock that stands behind.
    expect(await take('old', 10_000)).toMatchObject({ isTaken: true, account: { used: 1 } });
  });
}

describe('requests counted in memory', () => {
  rules(async () => createMemoryRateCounts());
});

describePostgres('requests counted in PostgreSQL', () => {
  let test: TestDatabase;
  let databases: Database[];

  beforeEach(async () => {
    test = await createTestDatabase();
    databases = [];
  });
  afterEach(async () => {
    for (const database of databases) await database.close();
    await test.drop();
  });

  /** As another process has it: with connections of its own. */
  function open(): Promise<RateCounts> {
    const log = { error: (message: string, error: unknown) => console.error(message, error) };
    const database = openPostgresDatabase({ address: test.address, connections: 10, log });
    databases.push(database);
    return openPostgresRateCounts(database);
  }

  rules(open);

  it('are exactly as many as the limit, of any number of processes that count at once', async () => {
    const processes = await Promise.all([open(), open(), open()]);
    const [PER_KEY, PER_ACCOUNT] = [50, 120];
    const asked = Array.from({ length: 200 }, (_, n) =>
      processes[n % 3]?.take(n, WINDOW_MS, rooms(`key ${n % 4}`, PER_KEY, PER_ACCOUNT)),
    );
    // Swept meanwhile, which takes nothing away that counts.
    const swept = Array.from({ length: 20 }, () => processes[0]?.sweep(0));
    const taken = (await Promise.all(asked)).filter((answer) => answer?.isTaken);
    await Promise.all(swept);
    expect(taken).toHaveLength(PER_ACCOUNT);
    // Every number was given once.
    expect(new Set(taken.map((answer) => answer?.account.used)).size).toBe(PER_ACCOUNT);
    const keys = await databases[0]?.all<{ used: number }>(
      "SELECT used FROM cliproom_shared.rate_window WHERE name LIKE 'key %'",
    );
    expect(keys?.reduce((sum, { used }) => sum + used, 0)).toBe(PER_ACCOUNT);
  });

  it('are exactly as many as a key may, where its account has room', async () => {
    const processes = await Promise.all([open(), open()]);
    const asked = Array.from({ length: 200 }, (_, n) =>
      processes[n % 2]?.take(n, WINDOW_MS, rooms('key', 77, 500)),
    );
    const answers = await Promise.all(asked);
    expect(answers.filter((answer) => answer?.isTaken)).toHaveLength(77);
    const [after] = await Promise.all([processes[0]?.take(300, WINDOW_MS, rooms('other', 77, 500))]);
    expect(after?.account.used).toBe(78);
  });
});
