/** Which words of a page stand out by themselves, whoever speaks them. Pure. */
import type { CaptionPage } from './caption-pages.ts';

export type EmphasisRule = 'numbers' | 'longest';

/** A shorter word is not worth it, though none on its page is longer. */
const LONG_CHARACTERS = 5;
const NUMBER = /\p{N}/u;

/** Indexes of words in the composition; a word that was cut in pieces is one. */
export function emphasisedWords(
  { lines }: Pick<CaptionPage, 'lines'>,
  rule: EmphasisRule,
): ReadonlySet<number> {
  const pieces = lines.flat();
  if (rule === 'numbers')
    return new Set(pieces.filter(({ text }) => NUMBER.test(text)).map(({ wordIndex }) => wordIndex));
  const lengths = new Map<number, number>();
  for (const { wordIndex, characters } of pieces)
    lengths.set(wordIndex, (lengths.get(wordIndex) ?? 0) + characters);
  const longest = [...lengths].reduce(
    (best, one) => (one[1] > best[1] ? one : best),
    [-1, LONG_CHARACTERS - 1],
  );
  return new Set(longest[0] < 0 ? [] : [longest[0]]);
}
