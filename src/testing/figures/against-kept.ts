/** Whether a figure got worse: by more than what its own rounds differ by, then or now. */
import { type Figure, spreadOf } from './figure.ts';

export type Verdict = 'new' | 'not compared' | 'as before' | 'better' | 'worse';

/** @param kept of the same name; undefined where it was never kept */
export function againstKept(now: Figure, kept: Figure | undefined): Verdict {
  if (!now.isComparable) return 'not compared';
  if (kept === undefined) return 'new';
  const [after, before] = [spreadOf(now.rounds), spreadOf(kept.rounds)];
  const strays = Math.max(after.max - after.min, before.max - before.min);
  const gained = now.better === 'less' ? before.median - after.median : after.median - before.median;
  if (Math.abs(gained) <= strays) return 'as before';
  return gained > 0 ? 'better' : 'worse';
}
