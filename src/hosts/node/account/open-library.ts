/** A library as its operator's commands have it: in a data folder nobody else works on, or in PostgreSQL beside its hosts. */
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_CONFIG, type OperatorConfig } from '../../../service/kernel/operator-config.ts';
import type { Clock } from '../../../service/kernel/ports/clock.ts';
import type { Database } from '../../../service/kernel/ports/database.ts';
import type { FileStore } from '../../../service/kernel/ports/file-store.ts';
import { HostBusyError } from '../../../service/kernel/ports/host-busy-error.ts';
import type { Schema } from '../../../service/kernel/ports/schema.ts';
import { postgresSchema } from '../../../service/storage/postgres/postgres-schema.ts';
import { sqliteSchema } from '../../../service/storage/sqlite-schema.ts';
import { DATABASE_FILE } from '../backup/back-up.ts';
import { lockDataFolder } from '../data-folder-lock.ts';
import { createLineLog } from '../line-log.ts';
import { openNodeDatabase } from '../open-node-database.ts';
import { openNodeFiles } from '../open-node-files.ts';
import { shownAddress } from '../postgres/postgres-address.ts';
import { readConfigFile } from '../serve/read-config-file.ts';
import { UsageError } from '../usage-error.ts';
import type { AccountOptions } from './account-options.ts';

export interface Library {
  readonly database: Database;
  readonly schema: Schema;
  readonly files: FileStore;
  readonly clock: Clock;
  readonly config: OperatorConfig;
}

/** @throws UsageError, DataFolderInUseError */
export async function withLibrary<Result>(
  { dataFolder, database: address, store, configFile }: AccountOptions,
  work: (library: Library) => Promise<Result>,
): Promise<Result> {
  const config = configFile === undefined ? DEFAULT_CONFIG : await readConfigFile(configFile);
  // Nothing is made here: what a host beside has in the making, in the data folder, is left alone.
  const scratch = join(tmpdir(), `cliproom-account-${process.pid}`);
  const { files, close } = await openNodeFiles(
    store === undefined ? dataFolder : scratch,
    store,
    createLineLog((text) => void process.stderr.write(text)),
  );
  const around = { files, clock: { nowMs: () => Date.now() }, config };
  try {
    return await (address === undefined
      ? inFolder(dataFolder, (rows) => work({ ...rows, ...around }))
      : inPostgres(address, (rows) => work({ ...rows, ...around })));
  } finally {
    close();
  }
}

type UseRows<Result> = (rows: Pick<Library, 'database' | 'schema'>) => Promise<Result>;

async function inFolder<Result>(dataFolder: string, use: UseRows<Result>): Promise<Result> {
  const file = join(dataFolder, DATABASE_FILE);
  if (!existsSync(file))
    throw new UsageError(`There is no library in ${dataFolder}. Name its folder with --data.`);
  const lock = await lockDataFolder(dataFolder);
  try {
    const database = await openNodeDatabase(file);
    try {
      return await use({ database, schema: await sqliteSchema.open(database) });
    } finally {
      await database.close();
    }
  } finally {
    await lock.release();
  }
}

async function inPostgres<Result>(address: string, use: UseRows<Result>): Promise<Result> {
  const { openPostgresDatabase } = await import('../postgres/postgres-database.ts');
  // What is wrong with the connection is in the error it ends with.
  const database = openPostgresDatabase({ address, connections: 2, log: { error: () => undefined } });
  try {
    return await use({ database, schema: await postgresSchema.open(database) });
  } catch (error) {
    if (!(error instanceof HostBusyError)) throw error;
    const why = error.cause instanceof Error ? error.cause.message : error.message;
    throw new UsageError(`The database ${shownAddress(address)} could not be used: ${why}`);
  } finally {
    await database.close();
  }
}
