/** What `npm run worker` is told on its command line. */
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { readPostgresAddress } from '../postgres/postgres-address.ts';
import { numberFlag, readFlags } from '../read-flags.ts';
import { readS3Address, S3_ADDRESS } from '../s3/s3-address.ts';
import { UsageError } from '../usage-error.ts';

const DEFAULTS = { host: '127.0.0.1', dataFolder: 'cliproom-worker' } as const;
const MAX_WORKERS = 64;

export const WORKER_HELP = `npm run worker -- --database A --files ADDRESS [flags]

Does the jobs of the hosts on the same database and bucket: analyses, exports, imports and all other work on media.

  --database A           address of their PostgreSQL, such as postgres://user@host:5432/cliproom
  --files ADDRESS        their bucket: ${S3_ADDRESS};
                         its key is read from AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY
  --data DIR             folder for what is in the making, made when missing; each worker has its own (${DEFAULTS.dataFolder})
  --media-workers N      jobs of a kind, and media processes, at a time (half the cores)
  --monitor-host H       address for --monitor-port (${DEFAULTS.host})
  --monitor-port N       answers /metrics (Prometheus), /healthz and /readyz on this port; not for the public
  --config F             JSON file with plans, allowances and limits; the one of the hosts
  --allow-private-addresses   links may lead to this machine and private networks
  --help                 this text

Asked to end, it puts what it works on back into the queue. Exit codes: 0 stopped, 1 failed, 2 wrong flags or files.`;

const FLAGS = {
  texts: ['database', 'files', 'data', 'media-workers', 'monitor-host', 'monitor-port', 'config'],
  switches: ['allow-private-addresses'],
} as const;

/** null where only help is wanted. @throws UsageError */
export function readWorkerOptions(args: readonly string[]) {
  const { values, positionals } = readFlags('worker', args, FLAGS);
  if (values.help === true) return null;
  if (positionals[0] !== undefined)
    throw new UsageError(`worker takes flags only, not "${positionals[0]}". See --help.`);
  const { database, files } = values;
  if (database === undefined || files === undefined)
    throw new UsageError('A worker takes --database and --files, those of its hosts. See --help.');
  readS3Address(files);
  return {
    database: readPostgresAddress('--database', database),
    files,
    dataFolder: resolve(values.data ?? DEFAULTS.dataFolder),
    mediaWorkers:
      numberFlag('media-workers', values['media-workers'], { min: 1, max: MAX_WORKERS, whole: true }) ??
      Math.max(1, Math.floor(availableParallelism() / 2)),
    monitorHost: values['monitor-host'] ?? DEFAULTS.host,
    monitorPort: numberFlag('monitor-port', values['monitor-port'], { min: 0, max: 65_535, whole: true }),
    configFile: values.config === undefined ? undefined : resolve(values.config),
    allowPrivateAddresses: values['allow-private-addresses'] === true,
  };
}
