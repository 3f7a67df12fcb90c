/** A figure is taken three times; its least, its median and its most are shown. */
export const ROUNDS = 3;

/** For what takes time: one after another. */
export async function inTurn<Result>(measure: () => Promise<Result>): Promise<readonly Result[]> {
  const results: Result[] = [];
  while (results.length < ROUNDS) results.push(await measure());
  return results;
}

/** For what takes no notice of how quick the machine is: all at once. `measure` is told which it is, from 0. */
export function sideBySide<Result>(measure: (nth: number) => Promise<Result>): Promise<readonly Result[]> {
  return Promise.all(Array.from({ length: ROUNDS }, (_, nth) => measure(nth)));
}

/** What each round has to say, under its number. */
export function reportRounds<Result>(rounds: readonly Result[], report: (round: Result) => string): string {
  return rounds.map((round, nth) => `round ${nth + 1}\n${report(round)}`).join('\n');
}
