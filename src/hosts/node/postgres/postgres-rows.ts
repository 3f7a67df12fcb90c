/**
 * Rows in a database of PostgreSQL. No file of it is in the data folder: what keeps room for SQLite there and copies it does
 * not apply, and backups are PostgreSQL's own. Any number of hosts and workers are on one database.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import type { Log } from '../../../service/kernel/ports/log.ts';
import { postgresSchema } from '../../../service/storage/postgres/postgres-schema.ts';
import { DATABASE_FILE } from '../backup/back-up.ts';
import type { HostRows } from '../host-rows.ts';
import { UsageError } from '../usage-error.ts';
import { shownAddress } from './postgres-address.ts';
import { openPostgresDatabase } from './postgres-database.ts';
import { openPostgresShared } from './postgres-shared.ts';

interface PostgresRowsOptions {
  readonly address: string;
  readonly dataFolder: string;
  /** Does jobs; a host only queues them. */
  readonly isWorker: boolean;
  readonly log: Log;
}

const CONNECTIONS = 10;

/** @throws UsageError where it cannot be reached, or the folder has a database of its own */
export async function openPostgresRows({
  address,
  dataFolder,
  isWorker,
  log,
}: PostgresRowsOptions): Promise<HostRows> {
  if (existsSync(join(dataFolder, DATABASE_FILE)))
    throw new UsageError(
      `The library of ${dataFolder} has its rows in ${DATABASE_FILE} there. Take it over as a library file ` +
        '(GET and POST /owner/library), or name another folder with --data.',
    );
  await requireReachable(address);
  const database = openPostgresDatabase({ address, connections: CONNECTIONS, log });
  const close = (): Promise<void> => database.close();
  const shared = await orClose(openPostgresShared({ address, database, log }), close);
  // Loaded where it is wanted: a host of one machine starts without.
  const { createBossEngine } = await import('../jobs/boss-engine.ts');
  return {
    database,
    schema: postgresSchema,
    shared: { ...shared.parts, jobs: createBossEngine({ address, database, log, isWorker }) },
    onStarted: () => undefined,
    close: async () => {
      await shared.close();
      await close();
    },
  };
}

async function orClose<Opened>(opening: Promise<Opened>, close: () => Promise<void>): Promise<Opened> {
  try {
    return await opening;
  } catch (error) {
    await close();
    throw error;
  }
}

/** @throws UsageError */
async function requireReachable(address: string): Promise<void> {
  const client = new Client({ connectionString: address, application_name: 'cliproom' });
  try {
    await client.connect();
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new UsageError(`The database ${shownAddress(address)} cannot be reached: ${why}`);
  }
  await client.end();
}
