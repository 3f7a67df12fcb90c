/** Clients that write through the one address until they are told to stop, whatever is killed meanwhile. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Caller } from '../../conformance/api-under-test.ts';
import { randomNumbers } from '../../media/mutated/random-numbers.ts';
import type { Journal } from '../journal.ts';
import { createAndAnalyze, exportClip, type Ground, WRITERS } from '../load.ts';

/** One in so many writes begins work for workers that takes seconds: what is left over is finished at the end. */
const ANALYSIS_ONE_IN = 25;
const EXPORT_ONE_IN = 60;
const CHEAP = WRITERS.filter((writer) => writer !== createAndAnalyze);
/** Leaves the two processors some room for those who are asked. */
const THINK_MS = 60;

export async function writeUntil(
  stop: AbortSignal,
  caller: Caller,
  ground: Ground,
  journal: Journal,
  { clients, seed }: { readonly clients: number; readonly seed: number },
): Promise<void> {
  const work = async (client: number): Promise<void> => {
    const random = randomNumbers(seed * 1000 + client);
    while (!stop.aborted) {
      const dear =
        random.below(EXPORT_ONE_IN) === 0
          ? exportClip
          : random.below(ANALYSIS_ONE_IN) === 0
            ? createAndAnalyze
            : null;
      await (dear ?? random.pick(CHEAP))(caller, ground, journal, random);
      await pause(random.below(2 * THINK_MS));
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, client) => work(client)));
}
