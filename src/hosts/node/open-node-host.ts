/**
 * Puts the service together under Node: locked data folder, database, files (there or in a bucket), media processes. The HTTP server
 * and the command line both stand on this; neither is known here.
 */
import { mkdirSync } from 'node:fs';
import { basename } from 'node:path';
import { oneLine } from '../../base/text/one-line.ts';
import { JOB_KINDS } from '../../contract/schemas/job.ts';
import { createService, type Service } from '../../service/create-service.ts';
import { type Credentials, openFirstAccount } from '../../service/domain/operator/account-setup.ts';
import { importsAtOnce } from '../../service/jobs/fair-turn.ts';
import type { OperatorConfig } from '../../service/kernel/operator-config.ts';
import type { Clock } from '../../service/kernel/ports/clock.ts';
import type { Database } from '../../service/kernel/ports/database.ts';
import type { FileStore } from '../../service/kernel/ports/file-store.ts';
import type { Log } from '../../service/kernel/ports/log.ts';
import type { Observer } from '../../service/kernel/ports/observer.ts';
import { chooseAccount } from './account/choose-account.ts';
import { lockDataFolder } from './data-folder-lock.ts';
import type { HostRows } from './host-rows.ts';
import type { SendStored } from './http/with-store-file.ts';
import { requireNodeForMany } from './jobs/require-node.ts';
import { createMediaProcesses } from './media/media-processes.ts';
import { createNodeMediaEngine } from './media/node-media-engine.ts';
import { createNodeNetwork } from './network/node-network.ts';
import { openNodeFiles } from './open-node-files.ts';
import { readSealer } from './secret-sealer.ts';
import { openSqliteRows } from './sqlite-rows.ts';
import { UsageError } from './usage-error.ts';

export interface NodeHostOptions {
  /** Made when missing. */
  readonly dataFolder: string;
  /** Address of a database of PostgreSQL; without it rows are in the data folder. */
  readonly database?: string | undefined;
  /** Address of the bucket its files are in; in the data folder where not given. */
  readonly store?: string | undefined;
  readonly config: OperatorConfig;
  readonly mediaWorkers: number;
  /** Does the jobs of the hosts on its database, of which none does any; on one machine the host does them. */
  readonly isWorker?: boolean;
  /** Begins also where the database is new or older than the files, and sets aside those it does not know. */
  readonly setFilesAside?: boolean;
  /** Lets links and webhooks lead to loopback and private networks. */
  readonly allowPrivateAddresses: boolean;
  /** Built entry of the media processes. */
  readonly mediaScript: URL;
  /** What keys of servers are sealed with, so that other processes on the database have them; else they stay in this one. */
  readonly secret?: string | undefined;
  readonly log: Log;
  readonly observer?: Observer;
}

export interface NodeHost {
  readonly fetch: (request: Request) => Promise<Response>;
  readonly sendStored: SendStored;
  readonly database: Database;
  readonly clock: Clock;
  /**
   * Makes the account with its first key and owner token; null where the library has them, or another process makes them
   * at the same time. They are not stored and cannot be shown again, so call this when nothing can come between them and
   * the user.
   */
  firstCredentials(): Promise<Credentials | null>;
  /**
   * Makes an asset of a film that stays where it is, for the library's only account. Throws what looking at the file
   * throws, ApiError, OriginalAwayError, and UsageError where there is not one account.
   */
  importFilm(path: string): Promise<'new' | 'known'>;
  mediaPids(): number[];
  /** Puts running jobs back into the queue; open requests still get their answers. */
  stopJobs(): Promise<void>;
  /** After the last request: ends the media processes, closes the database, frees the folder. */
  close(): Promise<void>;
}

/** Processes for what requests wait for, beside those for jobs. */
const QUICK_AT_ONCE = 2;

/** @throws DataFolderInUseError, LostDatabaseError, UsageError of the database or the secret */
export async function openNodeHost(options: NodeHostOptions): Promise<NodeHost> {
  const { dataFolder } = options;
  if (options.database !== undefined) requireNodeForMany();
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  const lock = await lockDataFolder(dataFolder);
  try {
    return await openLocked(options, () => lock.release());
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** PostgreSQL's client is loaded where it is wanted: a host of one machine starts without. */
async function openRows(
  { dataFolder, database, isWorker = false, setFilesAside = false, log }: NodeHostOptions,
  files: FileStore,
): Promise<HostRows> {
  if (database === undefined) return openSqliteRows({ dataFolder, files, mayBeNew: setFilesAside, log });
  const { openPostgresRows } = await import('./postgres/postgres-rows.ts');
  return openPostgresRows({ address: database, dataFolder, isWorker, log });
}

async function openLocked(options: NodeHostOptions, unlock: () => Promise<void>): Promise<NodeHost> {
  const { dataFolder, config, mediaWorkers, mediaScript, allowPrivateAddresses, log, observer } = options;
  const sealer = await readSealer(options.secret);
  const {
    files,
    references,
    sendStored,
    close: closeFiles,
  } = await openNodeFiles(dataFolder, options.store, log);
  const rows = await openRows(options, files);
  const { database } = rows;
  const processes = createMediaProcesses({
    script: mediaScript,
    root: dataFolder,
    store: options.store,
    onStderr: (text) => log.error('A media process said something.', text.trim(), {}),
  });
  const lanes = { jobs: processes.lane(mediaWorkers), quick: processes.lane(QUICK_AT_ONCE) };
  const clock: Clock = { nowMs: () => Date.now() };
  let service: Service;
  try {
    service = await createService({
      database,
      schema: rows.schema,
      ...rows.shared,
      files,
      media: createNodeMediaEngine(lanes),
      network: createNodeNetwork({ allowPrivateAddresses }),
      clock,
      log,
      ...(observer !== undefined && { observer }),
      ...(sealer !== undefined && { sealer }),
      config: { ...config, jobsAtOnce: { ...jobsAtOnceOf(mediaWorkers), ...config.jobsAtOnce } },
      lostDatabase: options.setFilesAside === true ? 'set_aside' : 'refuse',
    });
    await service.start();
  } catch (error) {
    await processes.close();
    closeFiles();
    await rows.close();
    throw error;
  }
  rows.onStarted();
  return {
    fetch: (request) => service.fetch(request),
    sendStored,
    database,
    clock,
    firstCredentials: () => openFirstAccount({ database, clock, config }),
    importFilm: async (path) => {
      if (references === null) throw new UsageError('Films in a bucket are not read where they are.');
      const { id } = await chooseAccount(database, undefined);
      const reference = await references.give(path);
      return service.importReference(id, { reference, filename: oneLine(basename(path)) });
    },
    mediaPids: () => processes.pids(),
    stopJobs: () => service.stop(),
    close: async () => {
      await processes.close();
      closeFiles();
      await rows.close();
      await unlock();
    },
  };
}

function jobsAtOnceOf(mediaWorkers: number): OperatorConfig['jobsAtOnce'] {
  const ofEach = Object.fromEntries(JOB_KINDS.map((kind) => [kind, mediaWorkers]));
  return { ...ofEach, import: importsAtOnce(mediaWorkers) };
}
