import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Deferred, deferred } from '../../../base/work/deferred.ts';
import type { Chores } from '../../../service/kernel/ports/chores.ts';
import type { Database } from '../../../service/kernel/ports/database.ts';
import type { TestDatabase } from '../../../testing/postgres/create-database.ts';
import { createTestDatabase, describePostgres } from '../../../testing/postgres/test-database.ts';
import { CHORES_CONNECTION, createPostgresChores } from './postgres-chores.ts';
import { openPostgresDatabase } from './postgres-database.ts';

const log = { error: () => undefined };

let test: TestDatabase;
let database: Database;
let processes: Chores[];
/** What happened, in its order. */
let told: string[];
let awaited: { line: string; come: Deferred<void> }[];

function tell(line: string): void {
  told.push(line);
  for (const { come } of awaited.filter((one) => one.line === line)) come.resolve();
  awaited = awaited.filter((one) => one.line !== line);
}

function next(line: string): Promise<void> {
  const come = deferred<void>();
  awaited.push({ line, come });
  return come.promise;
}

async function start(name: string): Promise<Chores> {
  const chores = createPostgresChores({ address: test.address, log });
  processes.push(chores);
  await chores.start({
    begin: async () => tell(`${name} begins`),
    end: async () => tell(`${name} ends`),
  });
  return chores;
}

beforeEach(async () => {
  test = await createTestDatabase();
  database = openPostgresDatabase({ address: test.address, connections: 1, log });
  [processes, told, awaited] = [[], [], []];
});

afterEach(async () => {
  for (const chores of processes) await chores.stop();
  await database.close();
  await test.drop();
});

describePostgres('chores of all processes on a database', () => {
  it('are done by one, and by the next when that one stops', async () => {
    const first = next('first begins');
    const chores = await start('first');
    await first;
    const second = next('second begins');
    await start('second');
    await chores.stop();
    await second;
    expect(told).toEqual(['first begins', 'first ends', 'second begins']);
  });

  it('end at once where the connection is cut, and fall to somebody again', async () => {
    const begun = next('only begins');
    await start('only');
    await begun;
    const [ended, again] = [next('only ends'), next('only begins')];
    const cut = await database.all(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE application_name = ? AND datname = current_database()`,
      [CHORES_CONNECTION],
    );
    expect(cut).toHaveLength(1);
    await Promise.all([ended, again]);
    expect(told).toEqual(['only begins', 'only ends', 'only begins']);
  });
});
