/** Words of a clip that are picked by drawing over them, or by a press and a second one with Shift. Pure. */
import type { TimeSpan } from '../../../../base/film/time-span.ts';

export interface Picked {
  /** Indexes of words, in the order they were picked. */
  readonly from: number;
  readonly to: number;
}

interface Word extends TimeSpan {
  readonly index: number;
}

export function isPicked({ index }: Pick<Word, 'index'>, picked: Picked | null): boolean {
  if (picked === null) return false;
  return index >= Math.min(picked.from, picked.to) && index <= Math.max(picked.from, picked.to);
}

/** From the beginning of the first picked word to the end of the last; null where fewer than two are picked. */
export function pickedSpan(words: readonly Word[], picked: Picked | null): TimeSpan | null {
  const ones = words.filter((word) => isPicked(word, picked));
  const [first, last] = [ones[0], ones.at(-1)];
  if (first === undefined || last === undefined || first === last) return null;
  return { startSec: first.startSec, endSec: last.endSec };
}
