import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openNodeDatabase } from '../../../hosts/node/open-node-database.ts';
import { openPostgresDatabase } from '../../../hosts/node/postgres/postgres-database.ts';
import type { TestDatabase } from '../../../testing/postgres/create-database.ts';
import { createTestDatabase, describePostgres } from '../../../testing/postgres/test-database.ts';
import { postgresFacts } from '../../../testing/schema/postgres-facts.ts';
import { sqliteFacts } from '../../../testing/schema/sqlite-facts.ts';
import type { Database } from '../../kernel/ports/database.ts';
import { migrate } from '../migrate.ts';
import { MIGRATIONS } from '../migrations.ts';
import { migratePostgres } from './migrate-postgres.ts';
import { POSTGRES_MIGRATIONS } from './postgres-migrations.ts';

let test: TestDatabase;
let database: Database;

beforeEach(async () => {
  test = await createTestDatabase();
  database = openPostgresDatabase({ address: test.address, connections: 4, log: { error: () => undefined } });
});

afterEach(async () => {
  await database.close();
  await test.drop();
});

describePostgres('the schema of PostgreSQL', () => {
  it('holds what the one of SQLite holds: a migration is written for both', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'cliproom-db-'));
    const sqlite = await openNodeDatabase(join(folder, 'studio.db'));
    try {
      await migrate(sqlite);
      await migratePostgres(database);
      const expected = await sqliteFacts(sqlite);
      expect(Object.keys(expected).length).toBeGreaterThan(30);
      expect(await postgresFacts(database)).toEqual(expected);
    } finally {
      await sqlite.close();
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('counts its steps as SQLite does, so that library files of either are known', () => {
    expect(POSTGRES_MIGRATIONS.at(-1)?.schema).toBe(MIGRATIONS.length);
    const numbers = POSTGRES_MIGRATIONS.map(({ schema }) => schema);
    expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
  });

  it('counts the rows that lists page by itself, and takes their numbers where they are known', async () => {
    await migratePostgres(database);
    const counted = await database.all<{ name: string }>(
      "SELECT table_name AS name FROM information_schema.columns WHERE column_name = 'seq' AND table_schema = 'public' AND identity_generation IS DISTINCT FROM 'BY DEFAULT'",
    );
    expect(counted).toEqual([]);
  });

  it('is made once where hosts start together, and refuses a library from a newer version', async () => {
    await Promise.all([1, 2, 3].map(() => migratePostgres(database)));
    expect(await database.all('SELECT * FROM job')).toEqual([]);
    await database.run('UPDATE schema_version SET schema = 9999');
    await expect(migratePostgres(database)).rejects.toThrow('newer version');
  });
});
