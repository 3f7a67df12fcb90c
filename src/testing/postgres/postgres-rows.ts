/** What a service for tests keeps its rows in: a database of its own on the PostgreSQL of the run. */
import { openPostgresDatabase } from '../../hosts/node/postgres/postgres-database.ts';
import type { Database } from '../../service/kernel/ports/database.ts';
import type { SchemaKeeper } from '../../service/kernel/ports/schema.ts';
import { postgresSchema } from '../../service/storage/postgres/postgres-schema.ts';
import { createTestDatabase } from './test-database.ts';

interface PostgresRows {
  readonly database: Database;
  readonly schema: SchemaKeeper;
  /** Once the database is closed. */
  drop(): Promise<void>;
}

export async function openPostgresRows(): Promise<PostgresRows> {
  const { address, drop } = await createTestDatabase();
  const log = { error: (message: string, error: unknown) => console.error(message, error) };
  return {
    database: openPostgresDatabase({ address, connections: 10, log }),
    schema: postgresSchema,
    drop,
  };
}
