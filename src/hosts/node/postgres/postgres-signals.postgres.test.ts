import { afterEach, beforeEach, expect, it } from 'vitest';
import { deferred } from '../../../base/work/deferred.ts';
import type { Database } from '../../../service/kernel/ports/database.ts';
import type { TestDatabase } from '../../../testing/postgres/create-database.ts';
import { createTestDatabase, describePostgres } from '../../../testing/postgres/test-database.ts';
import { openPostgresDatabase } from './postgres-database.ts';
import { openPostgresSignals, type PostgresSignals, SIGNALS_CONNECTION } from './postgres-signals.ts';

const NOBODY = new AbortController().signal;
/** Longer than any test: what comes has come by a signal. */
const NEVER_MS = 600_000;

let test: TestDatabase;
let databases: Database[];
let processes: PostgresSignals[];

/** As another process has them: with connections of its own. */
async function open(recheckMs = NEVER_MS): Promise<PostgresSignals> {
  const log = { error: () => undefined };
  const database = openPostgresDatabase({ address: test.address, connections: 2, log });
  databases.push(database);
  const signals = await openPostgresSignals({ address: test.address, database, log, recheckMs });
  processes.push(signals);
  return signals;
}

beforeEach(async () => {
  test = await createTestDatabase();
  [databases, processes] = [[], []];
});

afterEach(async () => {
  for (const signals of processes) await signals.close();
  for (const database of databases) await database.close();
  await test.drop();
});

describePostgres('changes over LISTEN and NOTIFY', () => {
  it('wake who waits in this process and in others, for the topic alone', async () => {
    const [here, there] = [await open(), await open()];
    let others = 0;
    there.listen('job_2', () => {
      others += 1;
    });
    const waiting = [here, there].map((signals) => signals.next('job_1', NEVER_MS, NOBODY));
    here.notify('job_1');
    expect(await Promise.all(waiting)).toEqual([true, true]);
    expect(others).toBe(0);
  });

  it('come to others once for each topic of a burst, and not a second time to the sender', async () => {
    const [here, there] = [await open(), await open()];
    const woken = { here: 0, there: 0 };
    const last = deferred<void>();
    here.listen('a', () => {
      woken.here += 1;
    });
    there.listen('a', () => {
      woken.there += 1;
    });
    there.listen('last', last.resolve);
    for (let n = 0; n < 100; n += 1) here.notify('a');
    here.notify("it's “quoted” \\ caffè 🎬");
    here.notify('last');
    await last.promise;
    expect(woken).toEqual({ here: 100, there: 1 });
    // Comes over the same connection as an echo would, after it.
    const answered = here.next('answer', NEVER_MS, NOBODY);
    there.notify('answer');
    await answered;
    expect(woken.here).toBe(100);
    expect(() => here.notify('a'.repeat(8000))).toThrow('no message');
  });

  it('wake all when the connection that listens was lost and made again, and come after that', async () => {
    const [here, there] = [await open(), await open()];
    const waiting = ['a', 'b'].map((topic) => there.next(topic, NEVER_MS, NOBODY));
    const cut = await databases[0]?.all(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE application_name = ? AND datname = current_database()`,
      [SIGNALS_CONNECTION],
    );
    expect(cut).toHaveLength(2);
    expect(await Promise.all(waiting)).toEqual([true, true]);
    const after = there.next('c', NEVER_MS, NOBODY);
    here.notify('c');
    expect(await after).toBe(true);
  });

  it('are looked for again in any case', async () => {
    const signals = await open(20);
    expect(await signals.next('nobody says it', NEVER_MS, NOBODY)).toBe(true);
  });

  it('are refused where the database cannot be reached', async () => {
    const address = 'postgres://nobody@127.0.0.1:9/nothing';
    const log = { error: () => undefined };
    const database = openPostgresDatabase({ address, connections: 1, log });
    databases.push(database);
    await expect(openPostgresSignals({ address, database, log })).rejects.toThrow('ECONNREFUSED');
  });
});
