/** A figure is taken three times; its least, its median and its most are shown. */
export const ROUNDS = 3;

/** For what takes time: one after another. */
export async function inTurn<Result>(measure: () => Promise<Result>): Promise<readonly Result[]> {
  const results: Result[] = [];
  while (results.length < ROUNDS) results.push(await measure());
  return results;
}

/**
 * For what does not depend on the speed of the machine: all at once. `measure` is told which it is, from 0. Where one fails
 * the others are waited for all the same: they would go on beside the next benchmark.
 */
export async function sideBySide<Result>(
  measure: (nth: number) => Promise<Result>,
): Promise<readonly Result[]> {
  const running = Array.from({ length: ROUNDS }, (_, nth) => measure(nth));
  await Promise.allSettled(running);
  return Promise.all(running);
}

/** What each round has to say, under its number. */
export function reportRounds<Result>(rounds: readonly Result[], report: (round: Result) => string): string {
  return rounds.map((round, nth) => `round ${nth + 1}\n${report(round)}`).join('\n');
}
