/** Finds what is typed among words that are spoken, across them and inside them. */
import { plainText } from '../../base/text/plain-text.ts';
import type { WordRange } from './word-range.ts';

/** Case and accents do not count, spaces match any gap between words. In order; matches do not overlap. */
export function findPhrase(words: readonly { readonly text: string }[], typed: string): WordRange[] {
  const needle = plainText(typed.trim()).replace(/\s+/g, ' ');
  if (needle === '') return [];
  const starts: number[] = [];
  let text = '';
  for (const word of words) {
    starts.push(text.length);
    text += `${plainText(word.text.trim())} `;
  }
  const found: WordRange[] = [];
  let word = 0;
  for (let at = text.indexOf(needle); at >= 0; at = text.indexOf(needle, at + needle.length)) {
    while ((starts[word + 1] ?? Number.POSITIVE_INFINITY) <= at) word += 1;
    let last = word;
    while ((starts[last + 1] ?? Number.POSITIVE_INFINITY) < at + needle.length) last += 1;
    if (last > (found.at(-1)?.last ?? -1)) found.push({ first: word, last });
  }
  return found;
}
