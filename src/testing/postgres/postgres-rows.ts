/** What services for tests keep their rows in: a database of their own on the PostgreSQL of the run. */
import { openPostgresDatabase } from '../../hosts/node/postgres/postgres-database.ts';
import type { Database } from '../../service/kernel/ports/database.ts';
import type { SchemaKeeper } from '../../service/kernel/ports/schema.ts';
import { postgresSchema } from '../../service/storage/postgres/postgres-schema.ts';
import { createTestDatabase } from './test-database.ts';

interface PostgresRows {
  readonly database: Database;
  readonly schema: SchemaKeeper;
}

export interface TestRows {
  /** With connections of its own, as each host has them. */
  open(): PostgresRows;
  /** Once they are closed. */
  drop(): Promise<void>;
}

export async function createTestRows(): Promise<TestRows> {
  const { address, drop } = await createTestDatabase();
  const log = { error: (message: string, error: unknown) => console.error(message, error) };
  return {
    open: () => ({
      database: openPostgresDatabase({ address, connections: 10, log }),
      schema: postgresSchema,
    }),
    drop,
  };
}
