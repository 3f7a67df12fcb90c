/** Tests on a real PostgreSQL, each with a database of its own. */
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { describe, inject } from 'vitest';

export interface TestDatabase {
  readonly address: string;
  /** Ends what is still connected. */
  drop(): Promise<void>;
}

/** Named as not run where there is no PostgreSQL, which is a failure of the set-up where CI=true. */
export function describePostgres(name: string, body: () => void): void {
  if (inject('postgres') === null)
    describe.skip(`${name} (not run: no PostgreSQL, none in CLIPROOM_POSTGRES)`, body);
  else describe(name, body);
}

/** Empty, in the order of bytes, as the service wants it. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = inject('postgres');
  if (server === null) throw new Error('There is no PostgreSQL to test with.');
  const name = `cliproom_test_${randomUUID().replaceAll('-', '')}`;
  await administer(server, `CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8' LOCALE 'C'`);
  const address = new URL(server);
  address.pathname = name;
  return {
    address: address.href,
    drop: () => administer(server, `DROP DATABASE ${name} WITH (FORCE)`),
  };
}

async function administer(server: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
