/** The same words in an edit that was cut otherwise, which numbers its words anew. */
import type { EditWord } from './edit-words.ts';
import { placeOf } from './word-marks.ts';

/** Where the words of these positions in `before` stand in `now`; those that are gone are left out. */
export function sameWords(
  indexes: Iterable<number>,
  before: readonly EditWord[],
  now: readonly EditWord[],
): number[] {
  const names = namesOf(before);
  const wanted = new Set([...indexes].flatMap((index) => names[index] ?? []));
  return namesOf(now).flatMap((name, index) => (wanted.has(name) ? [index] : []));
}

/** By their place in the source; one that is heard twice is told apart by which time it is. */
function namesOf(words: readonly EditWord[]): string[] {
  const heard = new Map<string, number>();
  return words.map((word) => {
    const place = placeOf(word);
    const time = (heard.get(place) ?? 0) + 1;
    heard.set(place, time);
    return `${place} ${time}`;
  });
}
