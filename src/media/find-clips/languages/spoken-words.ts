/** The words of a text, in scripts that part them by spaces and in those that do not. */
import { isWrittenWithoutSpaces } from '../../../base/text/word-joining.ts';

const WORD = /[\p{L}][\p{L}\p{M}\p{N}]*/gu;
/** By the dictionaries of Unicode. */
const segmenter = new Intl.Segmenter('und', { granularity: 'word' });
/** A character says as much as two letters do. */
const HANGUL = /\p{Script=Hangul}/u;
const SHORTEST_OF_CHARACTERS = 2;

/** Runs of letters; what an apostrophe or hyphen parts are two. */
export function spokenWords(text: string): string[] {
  if (!isWrittenWithoutSpaces(text)) return text.match(WORD) ?? [];
  return Array.from(segmenter.segment(text))
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment);
}

/** @param least of a word in letters */
export function isLongEnough(word: string, least: number): boolean {
  const isDense = isWrittenWithoutSpaces(word) || HANGUL.test(word);
  return word.length >= (isDense ? SHORTEST_OF_CHARACTERS : least);
}

/** Of a heading, by its spaces where there are any. */
export function countWords(text: string): number {
  return isWrittenWithoutSpaces(text) ? spokenWords(text).length : text.split(' ').length;
}
