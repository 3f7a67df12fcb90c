/**
 * Many machines on one: reads, changes, the queue's wake-up and exports with one and two hosts and workers, in turns in one run,
 * beside a host of one machine. All of them, PostgreSQL, the store and this client share the machine's cores, so the ratios say
 * what sharing costs and not what a second machine gives.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { oneAtATime } from '../../src/service/kernel/one-at-a-time.ts';
import { findNode } from '../../src/testing/cluster/find-node.ts';
import { startReverseProxy } from '../../src/testing/cluster/reverse-proxy.ts';
import { type Cluster, startCluster } from '../../src/testing/cluster/start-cluster.ts';
import { Caller } from '../../src/testing/conformance/api-under-test.ts';
import {
  callerOf,
  endHost,
  secretFlags,
  startHostProcess,
} from '../../src/testing/conformance/built-host.ts';
import { type Figure, ratioOf } from '../../src/testing/figures/figure.ts';
import { startObjectStore } from '../../src/testing/object-store/object-store-under-test.ts';
import { startOwnPostgres } from '../../src/testing/postgres/postgres-server.ts';
import { exportsPerMinute, type Ground, paceAt, prepareGround, wakeUps } from './hosts-load.ts';
import { ROUNDS } from './rounds.ts';
import { medianOf, percentiles } from './spread.ts';
import { withStolenShare } from './stolen-time.ts';

const WITHOUT_LIMITS = ['--rate-factor', '100000'];
const LOOK_EVERY_MS = 20;

type Series = Map<string, number[]>;

interface HostsBench {
  readonly reads: Series;
  readonly writes: Series;
  readonly wakeUpMs: Series;
  readonly exports: Series;
  /** At most at one time, of one host and one worker under load, by what they call themselves. */
  readonly connections: ReadonlyMap<string, number>;
  readonly stolenShare: number;
}

export async function benchHosts(): Promise<HostsBench> {
  const ending: (() => Promise<unknown>)[] = [];
  try {
    return await onMany(ending);
  } finally {
    // What was begun last goes first; where one did not begin, there are those before it.
    for (const end of ending.reverse()) await end();
  }
}

/** @param ending takes what ends each thing that was begun */
async function onMany(ending: (() => Promise<unknown>)[]): Promise<HostsBench> {
  const postgres = await startOwnPostgres({ commit: 'waits_for_disk' });
  if (postgres === null) throw new Error('There is no PostgreSQL: see CLIPROOM_POSTGRES.');
  ending.push(() => postgres.close());
  const store = await startObjectStore();
  ending.push(() => store.stop());
  const folder = mkdtempSync(join(tmpdir(), 'cliproom-hosts-'));
  ending.push(async () => rmSync(folder, { recursive: true, force: true }));
  const database = new URL(postgres.address);
  database.pathname = 'cliproom_bench';
  const client = new Client({ connectionString: postgres.address });
  await client.connect();
  ending.push(() => client.end());
  await client.query("CREATE DATABASE cliproom_bench TEMPLATE template0 ENCODING 'UTF8' LOCALE 'C'");
  ending.push(() => client.query('DROP DATABASE cliproom_bench WITH (FORCE)'));
  const node = findNode() ?? process.execPath;
  const machine = await startHostProcess(
    ['--data', join(folder, 'one'), ...WITHOUT_LIMITS, ...secretFlags(folder)],
    {},
    node,
  );
  ending.push(() => endHost(machine, 'SIGKILL'));
  const options = { database: database.href, store, hosts: 2, workers: 2, flags: WITHOUT_LIMITS };
  const cluster = await startCluster(options);
  ending.push(() => cluster.close());
  const one = await prepareGround(callerOf(machine, folder), machine.origin);
  const many = await prepareGround(new Caller(cluster), cluster.origin);
  const { result, stolenShare } = await withStolenShare(async () => ({
    ...(await measurePaces(one, many, cluster)),
    wakeUpMs: new Map([
      ['SQLite', await wakeUps(one)],
      ['2 hosts, 2 workers', await wakeUps(many)],
    ]),
    exports: await measureExports(one, many, cluster),
    connections: await countConnections(client, many, cluster),
  }));
  return { ...result, stolenShare };
}

async function measurePaces(one: Ground, many: Ground, cluster: Cluster) {
  const hosts = cluster.hosts.map(({ process }) => process?.origin ?? '');
  const first = hosts.slice(0, 1);
  const proxies = await Promise.all([first, hosts].map((behind) => startReverseProxy(behind)));
  const [single = '', both = ''] = proxies.map(({ origin }) => origin);
  const ways: readonly (readonly [name: string, ground: Ground, origins: readonly string[]])[] = [
    ['SQLite, directly', one, [one.origin]],
    ['1 host, directly', many, first],
    ['2 hosts, directly', many, hosts],
    ['1 host, one address', many, [single]],
    ['2 hosts, one address', many, [both]],
  ];
  const reads: Series = new Map();
  const writes: Series = new Map();
  // The first round is for warmth and not kept.
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const [name, ground, origins] of ways) {
      const read = await paceAt(ground, origins, 'reads');
      const written = await paceAt(ground, origins, 'writes');
      if (round === 0) continue;
      note(reads, name, read);
      note(writes, name, written);
    }
  await Promise.all(proxies.map((proxy) => proxy.close()));
  return { reads, writes };
}

async function measureExports(one: Ground, many: Ground, cluster: Cluster): Promise<Series> {
  const exports: Series = new Map();
  const [, second] = cluster.workers;
  for (let round = 0; round < ROUNDS; round += 1) {
    note(exports, 'SQLite', await exportsPerMinute(one));
    note(exports, '2 workers', await exportsPerMinute(many));
    await second?.end('SIGTERM');
    note(exports, '1 worker', await exportsPerMinute(many));
    await second?.start();
  }
  return exports;
}

async function countConnections(client: Client, ground: Ground, { hosts, workers }: Cluster) {
  await Promise.all([hosts[1]?.end('SIGTERM'), workers[1]?.end('SIGTERM')]);
  const [host] = hosts;
  const most = new Map<string, number>();
  const look = async (): Promise<void> => {
    const { rows } = await client.query<{ name: string; count: number }>(
      `SELECT application_name AS name, count(*)::int AS count FROM pg_stat_activity
       WHERE datname = 'cliproom_bench' GROUP BY application_name
       UNION ALL SELECT 'all', count(*)::int FROM pg_stat_activity WHERE datname = 'cliproom_bench'`,
    );
    for (const { name, count } of rows) most.set(name, Math.max(count, most.get(name) ?? 0));
  };
  const looking = oneAtATime(look, (error) => console.error('Connections could not be counted.', error));
  const timer = setInterval(looking.ask, LOOK_EVERY_MS);
  const direct = { ...ground, caller: callerTo(ground, host?.process?.origin ?? '') };
  await Promise.all([
    paceAt(ground, [host?.process?.origin ?? ''], 'reads'),
    paceAt(ground, [host?.process?.origin ?? ''], 'writes'),
    exportsPerMinute(direct),
  ]);
  clearInterval(timer);
  await looking.idle();
  return most;
}

function callerTo({ caller }: Ground, origin: string): Caller {
  return new Caller({
    ...caller.api,
    fetch: (input, init) => {
      const { pathname, search } = new URL(input, origin);
      return fetch(origin + pathname + search, init);
    },
  });
}

function note(series: Series, name: string, value: number): void {
  series.set(name, [...(series.get(name) ?? []), value]);
}

/** Each arrangement over the plainest one. */
export function figuresOfHosts({ reads, writes, exports }: HostsBench): readonly Figure[] {
  const over = (what: string, series: Series, base: string): Figure[] => {
    const whole = medianOf(series.get(base) ?? []);
    return [...series]
      .filter(([name]) => name !== base)
      .map(([name, values]) =>
        ratioOf(
          `${what}, ${name} over ${base}`,
          values.map((value) => value / whole),
          'more',
        ),
      );
  };
  return [
    ...over('reads a second', reads, '1 host, directly'),
    ...over('changes a second', writes, '1 host, directly'),
    ...over('exports a minute', exports, '1 worker'),
  ];
}

export function reportHosts(bench: HostsBench): string {
  const { reads, writes, exports, wakeUpMs, connections, stolenShare } = bench;
  return [
    `Hosts, workers, PostgreSQL, the store and this client share ${availableParallelism()} cores; ${(stolenShare * 100).toFixed(0)} % of them taken by other guests.`,
    ...ratios('reads a second', reads, '1 host, directly'),
    ...ratios('changes a second', writes, '1 host, directly'),
    ...[...wakeUpMs].map(([name, values]) => `wake-up of a job, ${name}: ${percentiles(values)}`),
    ...ratios('exports a minute', exports, '1 worker'),
    `connections of 1 host and 1 worker at most: ${[...connections].map(([name, most]) => `${name} ${most}`).join(', ')}`,
  ].join('\n');
}

function ratios(what: string, series: Series, base: string): string[] {
  const whole = medianOf(series.get(base) ?? []);
  return [...series].map(([name, values]) => {
    const of = values.map((value) => value.toFixed(value < 100 ? 1 : 0)).join(', ');
    return `${what}, ${name}: ${(medianOf(values) / whole).toFixed(2)} of ${base} (${of})`;
  });
}
