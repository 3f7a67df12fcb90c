/**
 * `npm run torture -- [rounds] [seed]`: kills the built host with SIGKILL at random moments under a load of
 * writes, starts it again, and checks that nothing acknowledged is lost and nothing is charged twice.
 */
import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Caller } from '../conformance/api-under-test.ts';
import { randomNumbers } from '../media/mutated/random-numbers.ts';
import { type Intent, Journal } from './journal.ts';
import { prepareGround, writeUntilGone } from './load.ts';
import { TorturedHost } from './tortured-host.ts';
import { verifyReplays, verifyWhole } from './verify.ts';
import { verifyJobs } from './verify-jobs.ts';

const CLIENTS = 8;
/** A kill comes this long after the load began; each third or so late enough for an export to be at its end. */
const KILL_MS = { min: 20, max: 1500 } as const;
const LATE_KILL_MS = { min: 2000, max: 9000 } as const;
const LATE_KILL_ONE_IN = 3;
const JOBS_END_MS = 20 * 60_000;

const rounds = Number(process.argv[2] ?? 20);
const seed = Number(process.argv[3] ?? 1);
const random = randomNumbers(seed);
const host = new TorturedHost();
const journal = new Journal();
const findings: string[] = [];
const total = { replayed: 0, retried: 0 };
const say = (text: string): void => void process.stdout.write(`${text}\n`);

let caller = await host.start();
const ground = await prepareGround(caller);
const before = (await caller.ok('list_projects', { query: { limit: 100 } })).data.length;
say(`seed ${seed}, ${rounds} rounds, ${CLIENTS} clients`);

for (let round = 1; round <= rounds; round += 1) {
  const known = journal.intents.length;
  const load = writeUntilGone(caller, ground, journal, { clients: CLIENTS, seed: seed + round });
  const { min, max } = random.below(LATE_KILL_ONE_IN) === 0 ? LATE_KILL_MS : KILL_MS;
  await pause(min + random.below(max - min));
  await host.kill();
  await load;
  findings.push(...(await host.damages()).map((damage) => `Round ${round}: ${damage}`));
  caller = await host.start();
  await verifyRound(round, journal.intents.slice(known));
}
await verifyEnd();
await host.kill();
findings.push(...(await host.damages()));
for (const finding of findings) say(`FOUND ${finding}`);
const acknowledged = journal.intents.filter(({ answer }) => answer !== null).length;
say(
  `${rounds} kills, ${acknowledged} writes, ${total.replayed} acknowledged ones answered the same again, ` +
    `${total.retried} of unknown fate were sent again, ${findings.length} findings`,
);
if (findings.length === 0) rmSync(host.folder, { recursive: true });
else say(`The data folder is kept: ${host.folder}`);
process.exitCode = findings.length === 0 ? 0 : 1;

async function verifyRound(round: number, intents: readonly Intent[]): Promise<void> {
  const verified = await verifyReplays(caller, intents);
  findings.push(...verified.findings.map((finding) => `Round ${round}: ${finding}`));
  total.replayed += verified.replayed;
  total.retried += verified.retried;
  say(
    `round ${round}: ${intents.length} writes, ${verified.retried} cut off, ${verified.findings.length} findings`,
  );
}

async function verifyEnd(): Promise<void> {
  findings.push(...(await verifyWhole(caller, journal, before)));
  const ended = await waitForJobs(caller);
  if (!ended) findings.push(`Jobs still ran ${JOBS_END_MS / 60_000} minutes after the last kill.`);
  const jobs = await verifyJobs(caller, journal);
  findings.push(...jobs.findings);
  say(`jobs, by their ends: ${JSON.stringify(jobs.ends)}`);
}

async function waitForJobs(to: Caller): Promise<boolean> {
  for (const endMs = performance.now() + JOBS_END_MS; performance.now() < endMs; ) {
    const { body } = await to.owner('list_running_jobs');
    if (body.jobs.length === 0) return true;
    await pause(500);
  }
  return false;
}
