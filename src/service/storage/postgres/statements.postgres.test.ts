import { getConstructionPlans } from 'pg-boss';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPostgresDatabase } from '../../../hosts/node/postgres/postgres-database.ts';
import { toPostgres } from '../../../hosts/node/postgres/translate-sql.ts';
import type { TestDatabase } from '../../../testing/postgres/create-database.ts';
import { createTestDatabase, describePostgres } from '../../../testing/postgres/test-database.ts';
import { type SqlText, sqlTexts } from '../../../testing/schema/sql-texts.ts';
import type { Database } from '../../kernel/ports/database.ts';
import { migratePostgres } from './migrate-postgres.ts';

let test: TestDatabase;
let database: Database;

beforeAll(async () => {
  test = await createTestDatabase();
  database = openPostgresDatabase({ address: test.address, connections: 1, log: { error: () => undefined } });
  await migratePostgres(database);
  // One statement looks for jobs that no queue of pg-boss knows.
  await database.run(getConstructionPlans('pgboss'));
});

afterAll(async () => {
  await database.close();
  await test.drop();
});

/** null where it is understood, and gives its columns the names it says. */
async function faultOf({ file, sql }: SqlText): Promise<string | null> {
  const folded = / AS ([a-z_]*[A-Z]\w*)/.exec(sql);
  if (folded !== null) return `${file}: ${folded[1]} would be read in small letters: ${sql}`;
  try {
    await database.run(`PREPARE asked AS ${toPostgres(sql)}`);
    await database.run('DEALLOCATE asked');
    return null;
  } catch (error) {
    return `${file}: ${String(error)}: ${sql}`;
  }
}

describePostgres('the SQL of the service', () => {
  it('is understood by PostgreSQL', async () => {
    const texts = sqlTexts();
    expect(texts.length).toBeGreaterThan(200);
    const faults: string[] = [];
    for (const text of texts) {
      const fault = await faultOf(text);
      if (fault !== null) faults.push(fault);
    }
    expect(faults).toEqual([]);
  });
});
