/** `npm run serve`: the host over HTTP, from flags to exit code. */
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { LostDatabaseError } from '../../../service/domain/operator/owner/library-mark.ts';
import { DEFAULT_CONFIG, type OperatorConfig } from '../../../service/kernel/operator-config.ts';
import { DatabaseDamagedError } from '../../../service/kernel/ports/database.ts';
import { openClientFiles } from '../http/client-files.ts';
import { createCrossOrigin } from '../http/cross-origin.ts';
import { type HttpServer, openHttpServer } from '../http/http-server.ts';
import { createOwnAddress } from '../http/own-address.ts';
import { refusedPort } from '../http/refused-port.ts';
import type { LineLog } from '../line-log.ts';
import { openMonitor } from '../monitor/open-monitor.ts';
import { createPrometheusObserver } from '../monitor/prometheus-observer.ts';
import { createReadiness, type Readiness } from '../monitor/readiness.ts';
import { withRequestLines } from '../monitor/request-lines.ts';
import { type NodeHost, openNodeHost } from '../open-node-host.ts';
import { shownAddress } from '../postgres/postgres-address.ts';
import { importFilms, requireFolder } from '../references/import-films.ts';
import { aborted, runToExit, type Surroundings } from '../run-to-exit.ts';
import { SECRET_VARIABLE } from '../secret-sealer.ts';
import { UsageError } from '../usage-error.ts';
import { reachableAt } from './reachable-at.ts';
import { readConfigFile } from './read-config-file.ts';
import { readServeOptions, SERVE_HELP, type ServeOptions } from './serve-options.ts';

/** Open answers get this long after the signal to end. */
const GRACE_MS = 4000;

/** Resolves with the exit code once everything is closed. */
export function serve(args: readonly string[], around: Surroundings): Promise<number> {
  return runToExit(around, async (log) => {
    const options = readServeOptions(args);
    if (options.help) return around.out(`${SERVE_HELP}\n`);
    // Refused before anything is made.
    if (options.filmsFolder !== undefined) await requireFolder(options.filmsFolder);
    const config = await configOf(options);
    const observer = createPrometheusObserver();
    if (options.database !== undefined) around.out(rowsElsewhere(options.database));
    if (options.database !== undefined && !process.env[SECRET_VARIABLE]) around.out(KEYS_STAY_HERE);
    const host = await openNodeHost({
      dataFolder: options.dataFolder,
      database: options.database,
      store: options.files,
      secret: process.env[SECRET_VARIABLE],
      config,
      mediaWorkers: options.mediaWorkers,
      allowPrivateAddresses: options.allowPrivateAddresses,
      setFilesAside: options.setFilesAside,
      mediaScript: around.mediaScript,
      log,
      observer: options.logRequests ? withRequestLines(observer, log) : observer,
    }).catch((error: unknown) => {
      if (error instanceof LostDatabaseError) throw lostDatabase(error, options);
      if (error instanceof DatabaseDamagedError) throw damagedDatabase(options);
      throw error;
    });
    let importing: Promise<void> = Promise.resolve();
    try {
      const readiness = createReadiness({ database: host.database, log });
      const server = await openServer(host, options, around, log, readiness);
      const monitor = await openMonitor({ ...host, observer, readiness }, options.host, options.monitorPort);
      await tellStart(host, server, options, around.out);
      if (monitor !== null) around.out(`Its figures are at ${monitor.origin}/metrics\n`);
      importing = importOf(host, options, around, log);
      await aborted(around.stop);
      log.info('Stopping.');
      readiness.drain();
      if (options.drainSec > 0) await pause(1000 * options.drainSec);
      await Promise.all([host.stopJobs(), server.close(GRACE_MS), monitor?.close()]);
    } finally {
      await host.close();
    }
    // What it was at has ended with the media processes.
    await importing;
    log.info('Stopped.');
  });
}

function lostDatabase({ message }: LostDatabaseError, { dataFolder, database }: ServeOptions): UsageError {
  if (database !== undefined)
    return new UsageError(
      `${message} Nothing was started and nothing was changed in ${dataFolder} or ${shownAddress(database)}. Name the ` +
        'folder and the database that belong together, or, to go on with these, start with --set-files-aside: ' +
        'the files it does not know are then moved to the folder swept and deleted after 30 days.',
    );
  return new UsageError(
    `${message} Nothing was started and nothing was changed in ${dataFolder}. Put the right studio.db back ` +
      '(npm run account -- restore --from DIR), or, to go on with this database, start with --set-files-aside: ' +
      'the files it does not know are then moved to the folder swept and deleted after 30 days.',
  );
}

function damagedDatabase({ dataFolder, database }: ServeOptions): UsageError {
  if (database !== undefined)
    return new UsageError(
      `The database ${shownAddress(database)} is damaged, so nothing was started. Put a backup of it in its place.`,
    );
  return new UsageError(
    `The database ${join(dataFolder, 'studio.db')} is damaged, so nothing was started. Put a backup in its place ` +
      'with npm run account -- restore --from DIR; the damaged one is kept beside it.',
  );
}

/** What of one machine's host does not apply. */
function rowsElsewhere(address: string): string {
  return (
    `Rows are in ${shownAddress(address)}, media files in the bucket. Back the two up together, the rows with PostgreSQL's own ` +
    'tools, such as pg_dump. Jobs are done by workers: start at least one with npm run worker.\n'
  );
}

const KEYS_STAY_HERE =
  `Keys of servers that accounts choose (language model, voices, transcription) stay in this process: workers and other hosts have none, ` +
  `until ${SECRET_VARIABLE} is set to the same 32 characters or more in all of them.\n`;

async function configOf({ configFile, plan, rateFactor }: ServeOptions): Promise<OperatorConfig> {
  const config = configFile === undefined ? DEFAULT_CONFIG : await readConfigFile(configFile);
  return { ...config, plan: plan ?? config.plan, rateFactor: rateFactor ?? config.rateFactor };
}

async function openServer(
  host: NodeHost,
  { host: address, port, corsOrigins, publicAddress }: ServeOptions,
  { clientFolder }: Surroundings,
  log: LineLog,
  readiness: Readiness,
): Promise<HttpServer> {
  const parts = {
    fetch: host.fetch,
    sendStored: host.sendStored,
    client: await openClientFiles(clientFolder),
    crossOrigin: createCrossOrigin(corsOrigins),
    address: createOwnAddress(publicAddress),
    log,
    readiness,
  };
  return openHttpServer(parts, address, port).catch(refusedPort('port', address, port));
}

/** While people are served; what goes wrong with it ends nothing. */
async function importOf(
  host: NodeHost,
  { filmsFolder, dataFolder }: ServeOptions,
  around: Surroundings,
  log: LineLog,
): Promise<void> {
  if (filmsFolder === undefined) return;
  try {
    await importFilms(host, { folder: filmsFolder, dataFolder }, around);
  } catch (error) {
    log.error('The films could not be imported.', error, {});
  }
}

async function tellStart(
  host: NodeHost,
  { origin }: HttpServer,
  { keyFile, ownerTokenFile, dataFolder }: ServeOptions,
  out: (text: string) => void,
): Promise<void> {
  const credentials = await host.firstCredentials();
  if (credentials !== null) {
    const { apiKey, ownerToken } = credentials;
    out(`A new library was made in ${dataFolder}. These are shown once:\n`);
    out(`  API key      ${apiKey}\n  Owner token  ${ownerToken}\n`);
    if (keyFile !== undefined) writeSecret(keyFile, apiKey);
    if (ownerTokenFile !== undefined) writeSecret(ownerTokenFile, ownerToken);
  } else if (keyFile !== undefined || ownerTokenFile !== undefined) {
    out('No key was written: the library has its keys since its first start. Its owner can make more.\n');
  }
  for (const one of reachableAt(origin)) out(`Cliproom is at ${one}\n`);
}

/** Readable by the owner of the process only; replaces a file that was there. */
function writeSecret(path: string, secret: string): void {
  const written = `${path}.${process.pid}`;
  writeFileSync(written, `${secret}\n`, { mode: 0o600, flag: 'wx' });
  renameSync(written, path);
}
