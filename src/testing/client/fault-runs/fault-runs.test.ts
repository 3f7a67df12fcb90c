/**
 * A thousand runs of the client on a simulated clock, over a network, a clock and a service that misbehave by a seed:
 * nothing is paid twice, lost or stuck. `FAULT_SEED=17 npx vitest run fault-runs` repeats one, FAULT_RUNS makes more.
 */
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type IntentStore, memoryIntentStore } from '../../../client/intents.ts';
import { standInBrowser } from './browser-stand-in.ts';
import { runOfFaults } from './run-of-faults.ts';
import { type ServiceUnderFaults, startServiceUnderFaults } from './service-under-faults.ts';

const PATIENCE_MS = 3_600_000;
const runs = Number(process.env['FAULT_RUNS'] ?? 1000);
const only = process.env['FAULT_SEED'];
const seeds = only === undefined ? Array.from({ length: runs }, (_, at) => at + 1) : [Number(only)];

let service: ServiceUnderFaults;

beforeAll(async () => {
  standInBrowser();
  service = await startServiceUnderFaults();
});
afterAll(async () => {
  await service.dispose();
  vi.unstubAllGlobals();
});

/** Why a run failed, as it says it; null where it did not. */
async function failureOf(seed: number, intents?: IntentStore): Promise<string | null> {
  const ended = runOfFaults(service, seed, intents);
  return ended.then(
    () => null,
    (error: Error) => error.message,
  );
}

it(
  'whatever goes wrong on the way, what was wished for is there once, and paid once',
  async () => {
    const failed: string[] = [];
    for (const seed of seeds) {
      const why = await failureOf(seed);
      if (why !== null) failed.push(why);
    }
    expect(failed.length, failed.slice(0, 3).join('\n\n')).toBe(0);
  },
  PATIENCE_MS,
);

it(
  'a client that asks with a new key each time is found out',
  async () => {
    const store = memoryIntentStore();
    const forgetful: IntentStore = { ...store, change: (decide) => store.change(() => decide([])) };
    let why: string | null = null;
    for (let seed = 1; why === null && seed <= 100; seed += 1) why = await failureOf(seed, forgetful);
    expect(why).toMatch(/^FAULT_SEED=\d+\n/);
    expect(why).toMatch(/AssertionError: (charges|voiceovers|exports)/);
  },
  PATIENCE_MS,
);
