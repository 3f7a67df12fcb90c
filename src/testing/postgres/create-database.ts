/** A database of a test's own on a PostgreSQL server. */
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

export interface TestDatabase {
  readonly address: string;
  /** Ends what is still connected. */
  drop(): Promise<void>;
}

/**
 * Empty, in the order of bytes, as the service wants it.
 * @param server address of a database whose role may create others
 */
export async function createDatabase(server: string): Promise<TestDatabase> {
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
