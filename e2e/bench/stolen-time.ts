/** What other guests of a shared machine take: without it, two runs of one bench cannot be compared. */
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';

const TICKS_PER_SEC = 100;
const STEAL_FIELD = 8;

/** Runs `work` and says which share of the machine's processor time was not given to it while it ran (proc(5), steal). */
export async function withStolenShare<T>(
  work: () => Promise<T>,
): Promise<{ readonly result: T; readonly stolenShare: number }> {
  const before = await stolenTicks();
  const startMs = performance.now();
  const result = await work();
  const passedTicks = ((performance.now() - startMs) / 1000) * TICKS_PER_SEC * availableParallelism();
  return { result, stolenShare: ((await stolenTicks()) - before) / passedTicks };
}

async function stolenTicks(): Promise<number> {
  const [line = ''] = (await readFile('/proc/stat', 'utf8')).split('\n');
  return Number(line.split(/\s+/)[STEAL_FIELD]);
}
