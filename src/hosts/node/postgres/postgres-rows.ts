/**
 * Rows in a database of PostgreSQL. No file of it is in the data folder: what keeps room for SQLite there and copies it does
 * not apply, and backups are PostgreSQL's own. Jobs are run by the host itself, so one works on a database at a time.
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

interface PostgresRowsOptions {
  readonly address: string;
  readonly dataFolder: string;
  readonly log: Log;
}

const CONNECTIONS = 10;
/** Any number that nobody else takes on this database; not the one of the migrations, which are over by then. */
const ONE_HOST_LOCK = 20_261_124;

/** @throws UsageError where it cannot be reached, another host has it, or the folder has a database of its own */
export async function openPostgresRows({ address, dataFolder, log }: PostgresRowsOptions): Promise<HostRows> {
  if (existsSync(join(dataFolder, DATABASE_FILE)))
    throw new UsageError(
      `The library of ${dataFolder} has its rows in ${DATABASE_FILE} there. Take it over as a library file ` +
        '(GET and POST /owner/library), or name another folder with --data.',
    );
  const lock = await lockForOneHost(address, log);
  const database = openPostgresDatabase({ address, connections: CONNECTIONS, log });
  return {
    database,
    schema: postgresSchema,
    onStarted: () => undefined,
    close: async () => {
      await database.close();
      await lock.end();
    },
  };
}

/** For as long as its connection lasts. */
async function lockForOneHost(address: string, log: Log): Promise<Client> {
  const client = new Client({
    connectionString: address,
    application_name: 'cliproom lock',
    keepAlive: true,
  });
  client.on('error', (error) => log.error('The connection that keeps other hosts away was lost.', error, {}));
  try {
    await client.connect();
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new UsageError(`The database ${shownAddress(address)} cannot be reached: ${why}`);
  }
  const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [
    ONE_HOST_LOCK,
  ]);
  if (rows[0]?.taken === true) return client;
  await client.end();
  throw new UsageError(
    `Another host works on the database ${shownAddress(address)}. Stop it, then try again.`,
  );
}
