/**
 * Kills hosts, workers and PostgreSQL with SIGKILL in turn, under a load of writes through the one address, starts each again,
 * and checks once all is quiet that nothing acknowledged is lost, nothing is charged twice and nothing is left over.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { openPostgresDatabase } from '../../../hosts/node/postgres/postgres-database.ts';
import type { Database } from '../../../service/kernel/ports/database.ts';
import { type Cluster, type ClusterMember, startCluster } from '../../cluster/start-cluster.ts';
import { startHookReceiver } from '../../conformance/hook-receiver.ts';
import { type RandomNumbers, randomNumbers } from '../../media/mutated/random-numbers.ts';
import type { ObjectStoreAccess } from '../../object-store/start-swift.ts';
import { type OwnPostgres, startOwnPostgres } from '../../postgres/postgres-server.ts';
import { isDone, Journal } from '../journal.ts';
import { prepareGround } from '../load.ts';
import { verifyReplays, verifyWhole } from '../verify.ts';
import { verifyJobs } from '../verify-jobs.ts';
import { writeUntil } from './cluster-load.ts';
import { PatientCaller } from './patient-caller.ts';
import { verifyFiles, verifyRows } from './verify-rows.ts';

export interface ClusterTorture {
  readonly store: ObjectStoreAccess;
  readonly kills: number;
  readonly seed: number;
  /** A planted fault: PostgreSQL acknowledges what a kill makes it forget, which is to be found. */
  readonly isForgetful?: boolean;
  say(text: string): void;
}

export interface Tortured {
  readonly findings: readonly string[];
  /** Writes that were acknowledged. */
  readonly acknowledged: number;
}

const CLIENTS = 6;
/** Until the next one is killed, and until it is started again. */
const LIFE_MS = { min: 200, max: 3000 } as const;
const DEATH_MS = { min: 0, max: 1500 } as const;
const QUIET_WITHIN_MS = 20 * 60_000;
const LOOK_EVERY_MS = 250;
const PLENTY = { exports: 1e6, assistantTurns: 1e6, toolRuns: 1e6, fakeTextScripts: 1e6 };

interface Victim {
  readonly name: string;
  kill(): Promise<void>;
  start(): Promise<void>;
}

export async function tortureCluster(options: ClusterTorture): Promise<Tortured> {
  const postgres = await startOwnPostgres({ commit: options.isForgetful ? 'forgets' : 'survives_kills' });
  if (postgres === null) throw new Error('There is no PostgreSQL of its own to kill on this platform.');
  const receiver = await startHookReceiver();
  const { store } = options;
  try {
    const cluster = await startCluster({
      ...{ database: postgres.address, store, hosts: 2, workers: 2 },
      flags: ['--rate-factor', '100000'],
      config: { monthlyCredits: { studio: 1_000_000 }, dailyLimits: { studio: PLENTY } },
    });
    try {
      return await torture(options, cluster, postgres, receiver.url);
    } finally {
      await cluster.close();
    }
  } finally {
    await receiver.close();
    await postgres.close();
  }
}

async function torture(
  { kills, seed, say }: ClusterTorture,
  cluster: Cluster,
  postgres: OwnPostgres,
  hook: string,
): Promise<Tortured> {
  const caller = new PatientCaller(cluster);
  const journal = new Journal();
  const findings: string[] = [];
  await caller.owner('create_webhook', { body: { url: hook, events: null } });
  const ground = await prepareGround(caller);
  const before = (await caller.ok('list_projects', { query: { limit: 100 } })).data.length;
  say(`seed ${seed}, ${kills} kills, ${CLIENTS} clients`);

  const random = randomNumbers(seed);
  const stop = new AbortController();
  const load = writeUntil(stop.signal, caller, ground, journal, { clients: CLIENTS, seed });
  load.catch(() => stop.abort());
  const members = membersOf(cluster);
  let killed = 0;
  const victims = [...members.map(({ victim }) => victim), { name: 'PostgreSQL', ...postgres }];
  for (const [at, victim] of inTurn(victims, kills, random).entries()) {
    if (stop.signal.aborted) break;
    await pause(between(random, LIFE_MS));
    await victim.kill();
    killed += 1;
    await pause(between(random, DEATH_MS));
    await victim.start();
    findings.push(...(await startedAgain(members)));
    say(`kill ${at + 1}: ${victim.name}, ${journal.intents.length} writes so far`);
  }
  stop.abort();
  await load;

  const database = openPostgresDatabase({
    address: postgres.address,
    connections: 2,
    log: { error: (message, error) => say(`${message} ${String(error)}`) },
  });
  try {
    const quietMs = await untilQuiet(database);
    if (quietMs === null)
      findings.push(`Jobs still ran ${QUIET_WITHIN_MS / 60_000} minutes after the last kill.`);
    else say(`quiet ${(quietMs / 1000).toFixed(1)} s after the last write`);
    findings.push(...(await startedAgain(members)));
    const replays = await verifyReplays(caller, journal.intents);
    findings.push(...replays.findings, ...(await verifyWhole(caller, journal, before)));
    const jobs = await verifyJobs(caller, journal);
    findings.push(...jobs.findings, ...(await verifyRows(database)));
    const files = await verifyFiles(database, cluster.bucket);
    findings.push(...files.findings, ...caller.findings);
    say(`jobs, by their ends: ${JSON.stringify(jobs.ends)}`);
    say(`answers: ${JSON.stringify(Object.fromEntries([...caller.answers].toSorted()))}`);
    say(`objects without a row, for the sweeper: ${JSON.stringify(files.unknown)}`);
    const acknowledged = journal.intents.filter((intent) => isDone(intent)).length;
    for (const finding of findings) say(`FOUND ${finding}`);
    say(
      `${killed} kills, ${acknowledged} writes acknowledged, ${replays.replayed} replayed, ${findings.length} findings`,
    );
    return { findings, acknowledged };
  } finally {
    await database.close();
  }
}

interface Member {
  readonly victim: Victim;
  readonly member: ClusterMember;
}

function membersOf({ hosts, workers }: Cluster): Member[] {
  const named = (name: string, members: readonly ClusterMember[]): Member[] =>
    members.map((member, at) => ({
      member,
      victim: { name: `${name} ${at + 1}`, kill: () => member.end('SIGKILL'), start: () => member.start() },
    }));
  return [...named('host', hosts), ...named('worker', workers)];
}

/** Each in turn, in another order each time round. */
function inTurn(victims: readonly Victim[], kills: number, random: RandomNumbers): Victim[] {
  const order: Victim[] = [];
  while (order.length < kills) {
    const left = [...victims];
    while (left.length > 0) order.push(...left.splice(random.below(left.length), 1));
  }
  return order.slice(0, kills);
}

const between = (
  random: RandomNumbers,
  { min, max }: { readonly min: number; readonly max: number },
): number => min + random.below(max - min);

/** Those who ended by themselves, which nobody should because of the death of another. */
async function startedAgain(members: readonly Member[]): Promise<string[]> {
  const findings: string[] = [];
  for (const { victim, member } of members) {
    const { child, printed } = member.process ?? {};
    if (child === undefined || (child.exitCode === null && child.signalCode === null)) continue;
    findings.push(`The ${victim.name} ended by itself, with ${child.exitCode}: ${printed?.err.slice(-2000)}`);
    await member.start();
  }
  return findings;
}

/** How long it took until no job waits or runs; null where some still do. */
async function untilQuiet(database: Database): Promise<number | null> {
  const beganMs = performance.now();
  while (performance.now() - beganMs < QUIET_WITHIN_MS) {
    const row = await database.get<{ count: number }>(
      `SELECT (SELECT COUNT(*) FROM job WHERE status IN ('queued', 'running'))
       + (SELECT COUNT(*) FROM pgboss.job WHERE state < 'completed') AS count`,
    );
    if (row?.count === 0) return performance.now() - beganMs;
    await pause(LOOK_EVERY_MS);
  }
  return null;
}
