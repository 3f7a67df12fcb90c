/** Tests on a real PostgreSQL, each with a database of its own. */
import { describe, inject } from 'vitest';
import { createDatabase, type TestDatabase } from './create-database.ts';

/** Named as not run where there is no PostgreSQL, which is a failure of the set-up where CI=true. */
export function describePostgres(name: string, body: () => void): void {
  if (inject('postgres') === null)
    describe.skip(`${name} (not run: no PostgreSQL, none in CLIPROOM_POSTGRES)`, body);
  else describe(name, body);
}

export async function createTestDatabase(): Promise<TestDatabase> {
  const server = inject('postgres');
  if (server === null) throw new Error('There is no PostgreSQL to test with.');
  return createDatabase(server);
}
