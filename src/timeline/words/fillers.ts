/** Filler words: sounds people make while they think, as transcripts in several languages write them. */
import { spokenIn } from '../../base/spoken-in.ts';

interface Spoken {
  readonly index: number;
  readonly text: string;
}

const FILLERS = /^(?:u+h+m*|a+h+|h+m+|mm+|e+h+m*|beh|mah|[äö]+h+m*|e+u+h+m*|heu+|hã+)$/u;
/** English alone: German and Dutch have `er` and `um` as words, Portuguese `um`. */
const ENGLISH_FILLERS = /^(?:u+m+|e+r+m*)$/u;

/** A word without case and punctuation, for comparing. */
export function plainWord(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}']/gu, '');
}

/** @returns indexes of the words */
export function fillersOf(words: readonly Spoken[]): number[] {
  const isEnglish = spokenIn(words.map(({ text }) => text))?.has('en') === true;
  return words
    .filter(({ text }) => {
      const word = plainWord(text);
      return FILLERS.test(word) || (isEnglish && ENGLISH_FILLERS.test(word));
    })
    .map(({ index }) => index);
}
