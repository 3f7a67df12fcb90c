/** One run: a person with a new account wishes for things while the network, the clock and the service misbehave. */
import { finishUnsent } from '../../../app/data/changes/finish-unsent.ts';
import { ApiError } from '../../../client/api-error.ts';
import { type IntentStore, memoryIntentStore } from '../../../client/intents.ts';
import { Caller } from '../../conformance/api-under-test.ts';
import { type RandomNumbers, randomNumbers } from '../../media/mutated/random-numbers.ts';
import { checkBooks } from './books.ts';
import { createDevice, type Device, type Visit } from './device.ts';
import { journey, type Pursue } from './journey.ts';
import { UploadTold, type Wish } from './person.ts';
import type { ServiceUnderFaults } from './service-under-faults.ts';
import { createSimulatedTime, type SimulatedTime } from './simulated-time.ts';
import {
  createUnsteadyNetwork,
  FAULTS,
  type UnsteadyNetwork,
  WELL,
  type Weather,
} from './unsteady-network.ts';

const HOUR_MS = 3_600_000;
/** More than a day: past what answers are kept for. */
const CLOCK_OFF_MS = 26 * HOUR_MS;
/** Times somebody tries in bad weather before it clears. */
const TRIES_IN_BAD_WEATHER = 2;
/** Times somebody may have to press where nothing is wrong any more. */
const TRIES_IN_GOOD_WEATHER = 3;
const SHARES = [0.1, 0.3, 0.6, 1] as const;

/** Now and then a bit of everything, now and then one thing alone: being offline is losing all. */
const weatherOf = (random: RandomNumbers): Weather => ({
  share: random.pick(SHARES),
  kinds: random.below(2) === 0 ? FAULTS : [random.pick(FAULTS)],
});

/**
 * @param intents another keeper of paid requests, to see that the books show it
 * Rejects with what is wrong and how it came to it.
 */
export async function runOfFaults(
  service: ServiceUnderFaults,
  seed: number,
  intents: IntentStore = memoryIntentStore(),
): Promise<void> {
  const history: string[] = [];
  try {
    await run(service, seed, history, intents);
  } catch (error) {
    const why = error instanceof Error ? (error.stack ?? error.message) : String(error);
    throw new Error(`FAULT_SEED=${seed}\n${history.join('\n')}\n${why}`, { cause: error });
  }
}

async function run(
  service: ServiceUnderFaults,
  seed: number,
  history: string[],
  intents: IntentStore,
): Promise<void> {
  localStorage.clear();
  const random = randomNumbers(seed);
  const account = await service.openAccount();
  let time: SimulatedTime;
  const network = createUnsteadyNetwork(
    seed,
    () => service.fetch,
    () => time,
    (what) => void history.push(what),
  );
  time = createSimulatedTime({ whenQuiet: network.whenQuiet, onPassed: service.passTime });
  const device = createDevice(account, network, time, intents);
  const caller = new Caller({
    ...{ fetch: (input, init) => service.fetch(input, init), close: async () => undefined },
    ...{ readOnlyKey: '', noSpendKey: '', strangerKey: '', ...account },
  });
  const at: Surroundings = { service, network, time, device, random, history };
  const { until, leave } = pursuer(at);
  const wished = await journey(caller, random, until);
  await leave();
  await checkBooks(caller, wished, service);
}

interface Surroundings {
  readonly service: ServiceUnderFaults;
  readonly network: UnsteadyNetwork;
  readonly time: SimulatedTime;
  readonly device: Device;
  readonly random: RandomNumbers;
  readonly history: string[];
}

interface Pursuer {
  /** Until it is there. Rejects where it does not come although nothing is wrong any more. */
  readonly until: Pursue;
  /** A last visit in good weather, which leaves nothing undone. */
  readonly leave: () => Promise<void>;
}

function pursuer({ service, network, time, device, random, history }: Surroundings): Pursuer {
  let visit: Visit | null = null;
  const shown = new WeakSet<Visit>();

  /** What a page does when it opens; it may end while it does. */
  const opened = async (): Promise<Visit> => {
    if (visit !== null && !visit.isOver()) return visit;
    const next = device.open();
    visit = next;
    history.push('— opened');
    await next.uploads.restore();
    const finished = await finishUnsent(next.client);
    for (const { error } of finished?.undone ?? []) history.push(`  told of what was left: ${String(error)}`);
    await next.client.resumeIntents();
    return next;
  };

  const attempt = (wish: Wish, isFirst: boolean): Promise<'done' | 'told' | 'over'> => {
    const work = async (): Promise<'done' | 'told'> => {
      try {
        const on = await opened();
        // Nothing can be pressed before a page has read what it shows.
        if (!isFirst && !shown.has(on) && (await wish.look(on))) return 'done';
        shown.add(on);
        await wish.press(on).catch(async (error: unknown) => {
          // A page reads again what the service says has moved on.
          if (!(error instanceof ApiError) || error.code !== 'CONFLICT' || !(await wish.look(on)))
            throw error;
        });
        return 'done';
      } catch (error) {
        if (!(error instanceof ApiError) && !(error instanceof UploadTold)) throw error;
        history.push(`  told: ${error.message}`);
        return 'told';
      }
    };
    const working = work();
    // Opening begins at once, so the visit is the one it ends with.
    const over = visit?.over ?? new Promise<'over'>(() => undefined);
    return time.drive(Promise.race([working, over]));
  };

  const mishap = async (): Promise<void> => {
    switch (random.below(12)) {
      case 0:
        time.setDeviceClock(CLOCK_OFF_MS);
        return void history.push('— the clock is set a day ahead');
      case 1:
        time.setDeviceClock(-CLOCK_OFF_MS);
        return void history.push('— the clock is set a day back');
      case 2:
        time.sleep((1 + random.below(6)) * HOUR_MS);
        return void history.push('— asleep for hours');
      case 3:
        visit?.end();
        return void history.push('— reloaded');
      case 4:
        // Each costs as much as several runs.
        if (random.below(4) !== 0) return;
        await service.restart();
        return void history.push('— the service was killed and started again');
    }
  };

  return {
    async until(wish) {
      history.push(wish.name);
      network.setWeather(weatherOf(random));
      for (let tries = 0; tries < TRIES_IN_BAD_WEATHER; tries += 1) {
        await mishap();
        if ((await attempt(wish, tries === 0)) === 'done') return;
      }
      network.setWeather(WELL);
      history.push('  the weather clears');
      await network.deliverLate();
      for (let tries = 0; tries < TRIES_IN_GOOD_WEATHER; tries += 1)
        if ((await attempt(wish, false)) === 'done') return;
      throw new Error(`${wish.name} does not come although nothing is wrong any more.`);
    },
    async leave() {
      network.setWeather(WELL);
      await network.deliverLate();
      visit?.end();
      visit = null;
      await time.drive(opened());
    },
  };
}
