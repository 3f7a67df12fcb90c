/** What `npm run serve` is told on its command line. */
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { PLANS } from '../../../contract/schemas/values.ts';
import { readPostgresAddress } from '../postgres/postgres-address.ts';
import { choiceFlag, numberFlag, readFlags } from '../read-flags.ts';
import { readS3Address, S3_ADDRESS } from '../s3/s3-address.ts';
import { UsageError } from '../usage-error.ts';

const DEFAULTS = { host: '127.0.0.1', port: 8420, dataFolder: 'cliproom-data' } as const;
const MAX_WORKERS = 64;

export const SERVE_HELP = `npm run serve -- [flags]

  --port N               port to listen on; 0 takes a free one (${DEFAULTS.port})
  --host H               address to listen on; only this machine reaches the default (${DEFAULTS.host})
  --public-address A     address others reach it by, such as https://clips.example.org; links begin with it. Without
                         it only numbers, localhost and this machine's name are answered
  --data DIR             folder of the library, made when missing (${DEFAULTS.dataFolder})
  --database A           rows in PostgreSQL, at an address such as postgres://user@host:5432/cliproom, not in the folder;
                         the password is better kept in PGPASSWORD or ~/.pgpass, where nobody lists it. Takes --files.
                         Any number of hosts share one database; their jobs are done by npm run worker
  --files ADDRESS        bucket of an S3-compatible store to keep the media files in, instead of the folder:
                         ${S3_ADDRESS};
                         its key is read from AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY
  --films DIR            makes assets of the films in this folder and below, which are read where they are and not copied.
                         What is there is not taken twice. For a library of one account, without --database and --files
  --plan P               plan of the account when it is made: ${PLANS.join(', ')}
  --media-workers N      media processes at a time (half the cores)
  --rate-factor N        multiplies the rate limits of the specification (1)
  --monitor-port N       answers /metrics (Prometheus), /healthz and /readyz on this port too; not for the public
  --drain-sec N          at the signal to end, first says it is not ready for this long (0)
  --log-requests         one line a request in the log: id, method, path, status, time
  --key-file F           where the first start writes the API key
  --owner-token-file F   where the first start writes the owner token
  --config F             JSON file with plans, allowances and limits
  --cors-origin O        origin whose pages may call the API; may be given several times; * for all
  --allow-private-addresses   webhooks and links may lead to this machine and private networks
  --set-files-aside      start although the database is new or older than the media files; those it does not know
                         go to the folder swept of the data folder and stay there for 30 days
  --help                 this text

CLIPROOM_SECRET, 32 characters or more, the same for all hosts and workers on a database: keys of servers that accounts choose
are kept in it, sealed with that. Without it they stay in this process until it ends.

Exit codes: 0 stopped, 1 failed, 2 wrong flags or files.`;

const FLAGS = {
  texts: [
    'port',
    'host',
    'public-address',
    'data',
    'database',
    'files',
    'films',
    'plan',
    'media-workers',
    'rate-factor',
    'monitor-port',
    'drain-sec',
    'key-file',
    'owner-token-file',
    'config',
  ],
  lists: ['cors-origin'],
  switches: ['allow-private-addresses', 'set-files-aside', 'log-requests'],
} as const;

export type ServeOptions = ReturnType<typeof readServeOptions>;

const FILES_NEEDED =
  'With --database the media files are in a bucket too, where workers reach them: give it with --files.';

const FILMS_STAY_HERE =
  'With --files the films are read from the bucket, so none can stay in a folder of this machine: leave --films out.';

/** Throws UsageError. */
export function readServeOptions(args: readonly string[]) {
  const { values, positionals } = readFlags('serve', args, FLAGS);
  if (positionals[0] !== undefined)
    throw new UsageError(`serve takes flags only, not "${positionals[0]}". See --help.`);
  const path = (text: string | undefined) => (text === undefined ? undefined : resolve(text));
  if (values.database !== undefined && values.files === undefined) throw new UsageError(FILES_NEEDED);
  if (values.films !== undefined && values.files !== undefined) throw new UsageError(FILMS_STAY_HERE);
  return {
    host: values.host ?? DEFAULTS.host,
    port: numberFlag('port', values.port, { min: 0, max: 65_535, whole: true }) ?? DEFAULTS.port,
    publicAddress: asAddress(values['public-address']),
    dataFolder: resolve(values.data ?? DEFAULTS.dataFolder),
    database: values.database === undefined ? undefined : readPostgresAddress('--database', values.database),
    files: asBucket(values.files),
    filmsFolder: path(values.films),
    plan: choiceFlag('plan', values.plan, PLANS),
    mediaWorkers:
      numberFlag('media-workers', values['media-workers'], { min: 1, max: MAX_WORKERS, whole: true }) ??
      Math.max(1, Math.floor(availableParallelism() / 2)),
    rateFactor: numberFlag('rate-factor', values['rate-factor'], { min: 0.1, max: 100_000, whole: false }),
    monitorPort: numberFlag('monitor-port', values['monitor-port'], { min: 0, max: 65_535, whole: true }),
    drainSec: numberFlag('drain-sec', values['drain-sec'], { min: 0, max: 300, whole: false }) ?? 0,
    logRequests: values['log-requests'] === true,
    keyFile: path(values['key-file']),
    ownerTokenFile: path(values['owner-token-file']),
    configFile: path(values.config),
    corsOrigins: (values['cors-origin'] ?? []).map(asOrigin),
    allowPrivateAddresses: values['allow-private-addresses'] === true,
    setFilesAside: values['set-files-aside'] === true,
    help: values.help === true,
  };
}

function asAddress(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const origin = originOf(text);
  if (origin === null)
    throw new UsageError(
      `--public-address takes an address such as https://clips.example.org, without a path, not "${text}".`,
    );
  return origin;
}

function asOrigin(text: string): string {
  const origin = text === '*' ? text : originOf(text);
  if (origin === null)
    throw new UsageError(`--cors-origin takes an origin such as https://example.org, or *, not "${text}".`);
  return origin;
}

/** null for what is no origin of the web, or more than one. */
function originOf(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === text.replace(/\/$/, '')
    ? url.origin
    : null;
}

/** As it was given; read here so that a wrong one is refused before anything starts. */
function asBucket(text: string | undefined): string | undefined {
  if (text !== undefined) readS3Address(text);
  return text;
}
