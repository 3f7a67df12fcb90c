/** Filler words: sounds people make while they think, as transcripts in several languages write them. */
interface Spoken {
  readonly index: number;
  readonly text: string;
}

const FILLERS = /^(?:u+h+m*|a+h+|h+m+|mm+|e+h+m*|beh|mah|[äö]+h+m*|e+u+h+m*|heu+|hã+)$/u;
/** English alone: German and Dutch have `er` and `um` as words, Portuguese `um`. */
const ENGLISH_FILLERS = /^(?:u+m+|e+r+m*)$/u;
const ENGLISH_WORDS = new Set(['the', 'and', 'to', 'that', 'you', 'this', 'it', 'with', 'for', 'have']);
/** Of the words of an English text more are among those, of one in another language hardly any. */
const ENGLISH_SHARE = 0.05;

/** A word without case and punctuation, for comparing. */
export function plainWord(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}']/gu, '');
}

/** @returns indexes of the words */
export function fillersOf(words: readonly Spoken[]): number[] {
  const plain = words.map(({ text }) => plainWord(text));
  const english = plain.filter((word) => ENGLISH_WORDS.has(word)).length >= ENGLISH_SHARE * words.length;
  return words
    .filter((_, at) => {
      const word = plain[at] ?? '';
      return FILLERS.test(word) || (english && ENGLISH_FILLERS.test(word));
    })
    .map(({ index }) => index);
}
