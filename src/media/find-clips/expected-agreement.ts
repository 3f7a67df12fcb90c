/**
 * How much of each candidate an editor is expected to choose: not the one likeliest clip counts, but the one that
 * agrees best with all likely ones (minimum Bayes risk, Bickel and Doksum). Pure.
 */
import type { TimeSpan } from '../../base/film/time-span.ts';

/**
 * Deviation of the strengths of a talk, in which they are told: one moment that towers over a short talk does not
 * make all the others nothing.
 */
const SPREAD = 2;
/** Clips that share less are about different moments. */
const LEAST_SHARE = 0.5;

export interface Strong extends TimeSpan {
  /** The logarithm of how likely it is, but for a constant. */
  readonly strength: number;
}

/**
 * For each item the sum of what is likely of all items, each counted by the square of the time shared over the time
 * of both; told as the logarithm of how many times the mean of all items that is.
 */
export function expectedAgreement(items: readonly Strong[]): number[] {
  const { mean: middle, deviation } = momentsOf(items.map(({ strength }) => strength));
  const likely = items.map(({ strength }) => Math.exp((SPREAD * (strength - middle)) / deviation));
  const order = [...items.keys()].sort((a, b) => startOf(items, a) - startOf(items, b));
  const agreed = items.map((_, at) => likely[at] ?? 0);
  for (const [place, at] of order.entries()) {
    const one = items[at] as Strong;
    for (let later = place + 1; later < order.length; later += 1) {
      const other = order[later] as number;
      const second = items[other] as Strong;
      if (second.startSec >= one.endSec) break;
      const share = shareOfTime(one, second);
      if (share < LEAST_SHARE) continue;
      const shared = share * share;
      agreed[at] = (agreed[at] ?? 0) + (likely[other] ?? 0) * shared;
      agreed[other] = (agreed[other] ?? 0) + (likely[at] ?? 0) * shared;
    }
  }
  const { mean } = momentsOf(agreed);
  return agreed.map((value) => Math.log(value / mean));
}

/** Equal values deviate by 1, so that they can be divided by. */
function momentsOf(values: readonly number[]): { readonly mean: number; readonly deviation: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, values.length);
  return { mean, deviation: Math.sqrt(variance) || 1 };
}

const startOf = (items: readonly TimeSpan[], at: number) => items[at]?.startSec ?? 0;

/** Intersection over union; `b` starts with `a` or later, and before its end. */
function shareOfTime(a: TimeSpan, b: TimeSpan): number {
  const shared = Math.min(a.endSec, b.endSec) - b.startSec;
  return shared / (Math.max(a.endSec, b.endSec) - a.startSec);
}
