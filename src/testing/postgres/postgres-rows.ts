/** What services for tests keep their rows in: a database of their own on the PostgreSQL of the run. */
import { createBossEngine } from '../../hosts/node/jobs/boss-engine.ts';
import { openPostgresDatabase } from '../../hosts/node/postgres/postgres-database.ts';
import { openPostgresShared } from '../../hosts/node/postgres/postgres-shared.ts';
import type { ServiceParts } from '../../service/create-service.ts';
import { postgresSchema } from '../../service/storage/postgres/postgres-schema.ts';
import { createTestDatabase } from './test-database.ts';

type PostgresRows = Pick<ServiceParts, 'database' | 'schema'>;

interface SharedRows {
  /** With what its service shares with others. */
  readonly rows: PostgresRows & Pick<ServiceParts, 'changes' | 'rates' | 'chores' | 'jobs'>;
  /** Of what is shared; before the database is closed. */
  close(): Promise<void>;
}

export interface TestRows {
  /** With connections of its own, as each host has them. */
  open(): PostgresRows;
  /** As one of several processes. @param isWorker whether it does jobs that pg-boss carries; it begins those of the rows by itself where not given */
  openShared(isWorker?: boolean): Promise<SharedRows>;
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
    openShared: async (isWorker) => {
      const rows = open();
      const { parts, close } = await openPostgresShared({ address, log, ...rows });
      const { database } = rows;
      const engine =
        isWorker === undefined ? {} : { jobs: createBossEngine({ address, database, log, isWorker }) };
      return { rows: { ...rows, ...parts, ...engine }, close };
    },
    drop,
  };
}
