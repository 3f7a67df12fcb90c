/**
 * The order in which the words of a line stand from left to right, as the Unicode bidirectional algorithm (UAX #9)
 * has it for whole words: each word is painted by itself and shapes itself, so only their order is left to find.
 */
import { runsRightToLeft } from '../../base/text/word-joining.ts';

type Direction = 'left' | 'right';

const LETTER = /\p{L}/u;
const DIGIT = /\p{N}/u;

/** Indexes of `words`, the leftmost first. `rightToLeft` is the direction of the whole text. */
export function visualOrder(words: readonly string[], rightToLeft: boolean): number[] {
  const base: Direction = rightToLeft ? 'left' : 'right';
  const directions = directionsOf(words, base);
  const runs: number[][] = [];
  for (const [index, direction] of directions.entries()) {
    if (index > 0 && direction === directions[index - 1]) runs.at(-1)?.push(index);
    else runs.push([index]);
  }
  const placed = runs.map((run) => (directions[run[0] ?? 0] === 'left' ? run.toReversed() : run));
  return (rightToLeft ? placed.toReversed() : placed).flat();
}

/** Where each word runs to. Numbers go with the letters before them, signs with letters on both sides of them. */
function directionsOf(words: readonly string[], base: Direction): Direction[] {
  const known = words.map((word): Direction | null => {
    if (LETTER.test(word)) return runsRightToLeft(word) ? 'left' : 'right';
    return null;
  });
  // Rule W7, and N1 for numbers after letters that run to the left.
  let before = base;
  for (const [index, word] of words.entries()) {
    if (known[index] === null && DIGIT.test(word)) known[index] = before;
    before = known[index] ?? before;
  }
  // Rules N1 and N2.
  return known.map((direction, index) => {
    if (direction !== null) return direction;
    const earlier = known.slice(0, index).findLast((one) => one !== null) ?? base;
    const later = known.slice(index).find((one) => one !== null) ?? base;
    return earlier === later ? earlier : base;
  });
}
