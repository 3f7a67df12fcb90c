/** What services for tests keep their rows in: a database of their own on the PostgreSQL of the run. */
import { openPostgresDatabase } from '../../hosts/node/postgres/postgres-database.ts';
import { openPostgresShared } from '../../hosts/node/postgres/postgres-shared.ts';
import type { ServiceParts } from '../../service/create-service.ts';
import { postgresSchema } from '../../service/storage/postgres/postgres-schema.ts';
import { createTestDatabase } from './test-database.ts';

type PostgresRows = Pick<ServiceParts, 'database' | 'schema'>;

interface SharedRows {
  /** With what its service shares with others. */
  readonly rows: PostgresRows & Pick<ServiceParts, 'changes' | 'rates'>;
  /** Of what is shared; before the database is closed. */
  close(): Promise<void>;
}

export interface TestRows {
  /** With connections of its own, as each host has them. */
  open(): PostgresRows;
  /** As one of several processes. */
  openShared(): Promise<SharedRows>;
  /** Once they are closed. */
  drop(): Promise<void>;
}

export async function createTestRows(): Promise<TestRows> {
  const { address, drop } = await createTestDatabase();
  const log = { error: (message: string, error: unknown) => console.error(message, error) };
  const open = (): PostgresRows => ({
    database: openPostgresDatabase({ address, connections: 10, log }),
    schema: postgresSchema,
  });
  return {
    open,
    openShared: async () => {
      const rows = open();
      const { parts, close } = await openPostgresShared({ address, log, ...rows });
      return { rows: { ...rows, ...parts }, close };
    },
    drop,
  };
}
