/** Filler words: sounds people make while they think, as transcripts in several languages write them. */
import { englishOrItalian } from '../../base/english-or-italian.ts';
import { plainWord } from '../../base/plain-word.ts';

interface Spoken {
  readonly index: number;
  readonly text: string;
}

const FILLERS = /^(?:u+h+m*|a+h+|h+m+|mm+|e+h+m*|beh|mah|[äö]+h+m*|e+u+h+m*|heu+|hã+)$/u;
/** English alone: German and Dutch have `er` and `um` as words, Portuguese `um`. */
const ENGLISH_FILLERS = /^(?:u+m+|e+r+m*)$/u;

/** @returns indexes of the words */
export function fillersOf(words: readonly Spoken[]): number[] {
  const isEnglish = englishOrItalian(words.map(({ text }) => text))?.has('en') === true;
  return words
    .filter(({ text }) => {
      const word = plainWord(text);
      return FILLERS.test(word) || (isEnglish && ENGLISH_FILLERS.test(word));
    })
    .map(({ index }) => index);
}
