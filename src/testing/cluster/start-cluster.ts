/** Hosts and workers as processes of their own, on one PostgreSQL and one bucket, behind one address: many machines on one. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgresDatabase } from '../../hosts/node/postgres/postgres-database.ts';
import { postgresSchema } from '../../service/storage/postgres/postgres-schema.ts';
import type { ApiUnderTest } from '../conformance/api-under-test.ts';
import {
  endHost,
  type HostProcess,
  startHostProcess,
  startWorkerProcess,
} from '../conformance/built-host.ts';
import { issueKeys } from '../conformance/issue-keys.ts';
import { overNetwork } from '../conformance/over-network.ts';
import { hostOnObjectStore } from '../object-store/host-on-object-store.ts';
import type { ObjectStoreAccess } from '../object-store/start-swift.ts';
import { openTestBucket, type TestBucket } from '../object-store/test-bucket.ts';
import { findNode } from './find-node.ts';
import { startReverseProxy } from './reverse-proxy.ts';

export interface ClusterOptions {
  /** Address of an empty database. */
  readonly database: string;
  readonly store: ObjectStoreAccess;
  /** Of the store, where it is not its own, such as that of a fault proxy. */
  readonly endpoint?: string;
  readonly hosts: number;
  readonly workers: number;
  /** Of hosts. */
  readonly flags?: readonly string[];
  /** The operator's configuration. */
  readonly config?: Readonly<Record<string, unknown>>;
}

export interface ClusterMember {
  /** null while it is down. */
  readonly process: HostProcess | null;
  /** Resolves once it answers. */
  start(): Promise<void>;
  /** Resolves once it is gone; does nothing where it is. */
  end(signal: NodeJS.Signals): Promise<void>;
}

export interface Cluster extends ApiUnderTest {
  /** The one address. */
  readonly origin: string;
  readonly hosts: readonly ClusterMember[];
  readonly workers: readonly ClusterMember[];
  readonly bucket: TestBucket;
}

export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'cliproom-cluster-'));
  const bucket = await openTestBucket(options.store, 'library/');
  const proxy = await startReverseProxy([]);
  const members: ClusterMember[] = [];
  const close = async (): Promise<void> => {
    await Promise.all(members.map((member) => member.end('SIGKILL')));
    await proxy.close();
    await bucket.remove();
    rmSync(folder, { recursive: true });
  };
  try {
    const keys = await firstKeys(options.database);
    const start = startIn(folder, options, bucket);
    const make = (count: number, name: string, one: Start) =>
      Array.from({ length: count }, (_, n) => createMember(`${name}-${n}`, one));
    const hosts = make(options.hosts, 'host', start.host);
    const workers = make(options.workers, 'worker', start.worker);
    members.push(...hosts, ...workers);
    await Promise.all(members.map((member) => member.start()));
    proxy.hosts = hosts.map(({ process }) => process?.origin ?? '');
    const { origin } = proxy;
    return { ...keys, fetch: overNetwork(origin), origin, hosts, workers, bucket, close };
  } catch (error) {
    await close();
    throw error;
  }
}

type Start = (name: string, port: number) => Promise<HostProcess>;

/** A host has a port for its life: whoever knows its address finds it again after a restart. */
function createMember(name: string, start: Start): ClusterMember {
  let process: HostProcess | null = null;
  let port = 0;
  return {
    get process() {
      return process;
    },
    start: async () => {
      process = await start(name, port);
      port = Number(new URL(process.origin).port);
    },
    end: async (signal) => {
      const ending = process;
      process = null;
      await endHost(ending, signal);
      if (ending !== null) sayFaults(name, ending);
    },
  };
}

/** An answer says nothing of the cause of an unknown fault; a test that met one is told here what it was. */
function sayFaults(name: string, { printed }: HostProcess): void {
  for (const line of printed.err.split('\n'))
    if (line.includes('"message":"A request failed."')) console.error(`${name}: ${line}`);
}

function startIn(
  folder: string,
  { database, store, endpoint, flags = [], config = {} }: ClusterOptions,
  bucket: TestBucket,
): { readonly host: Start; readonly worker: Start } {
  const node = findNode() ?? process.execPath;
  const configFile = join(folder, 'config.json');
  writeFileSync(configFile, JSON.stringify(config));
  const { args, env } = hostOnObjectStore(store, bucket, endpoint);
  const shared = (name: string) => [
    ...['--database', database, ...args, '--config', configFile],
    ...['--data', join(folder, name), '--allow-private-addresses'],
  ];
  return {
    host: (name, port) => startHostProcess([...shared(name), '--port', String(port), ...flags], env, node),
    worker: (name) => startWorkerProcess(shared(name), env, node),
  };
}

async function firstKeys(address: string) {
  const database = openPostgresDatabase({
    address,
    connections: 1,
    log: { error: (message, error) => console.error(message, error) },
  });
  try {
    await postgresSchema.open(database);
    return await issueKeys(database);
  } finally {
    await database.close();
  }
}
