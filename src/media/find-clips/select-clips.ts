/** Chooses clips from ranked candidates: no two of the same moment, and the same idea told again ranks lower. */
import type { TimeSpan } from '../../base/film/time-span.ts';
import { countTerms, likeness } from './topic-terms.ts';

export interface Ranked extends TimeSpan {
  readonly rank: number;
  readonly terms: readonly string[];
}

/** Clips of which the shorter shares more of its time than this are one moment. */
const MAX_SHARE_OF_SHORTER = 0.1;
/** Likeness of words from which a clip counts as the same idea again. */
const SAME_IDEA = 0.45;
const SAME_IDEA_COST = 0.5;
/** Considered for each clip wanted, so that a repeated idea can give way. */
const SPARE = 3;

/** At most `count`, best first. `value` is the rank less what repeating an idea costs. */
export function selectClips<Item extends Ranked>(
  items: readonly Item[],
  count: number,
): { item: Item; value: number }[] {
  const sorted = [...items].sort((a, b) => b.rank - a.rank || a.startSec - b.startSec);
  const apart: Item[] = [];
  for (const item of sorted) {
    if (apart.length >= count * SPARE) break;
    if (!apart.some((other) => overlaps(other, item))) apart.push(item);
  }
  const counts = new Map(apart.map((item) => [item, countTerms([item.terms])]));
  const left = new Map(apart.map((item) => [item, 0]));
  const chosen: { item: Item; value: number }[] = [];
  while (chosen.length < count && left.size > 0) {
    const [item, repeats] = [...left].reduce((best, next) =>
      rankLessRepeats(next) > rankLessRepeats(best) ? next : best,
    );
    left.delete(item);
    chosen.push({ item, value: rankLessRepeats([item, repeats]) });
    for (const [other, known] of left) {
      const alike = likeness(counts.get(item) ?? new Map(), counts.get(other) ?? new Map());
      left.set(other, Math.max(known, alike < SAME_IDEA ? 0 : alike));
    }
  }
  return chosen;
}

function rankLessRepeats([item, repeats]: readonly [Ranked, number]): number {
  return item.rank - SAME_IDEA_COST * repeats;
}

/** Too much of the shorter one lies in the other, even where the two differ much in length. */
function overlaps(a: TimeSpan, b: TimeSpan): boolean {
  const shared = Math.min(a.endSec, b.endSec) - Math.max(a.startSec, b.startSec);
  return shared > MAX_SHARE_OF_SHORTER * Math.min(a.endSec - a.startSec, b.endSec - b.startSec);
}
