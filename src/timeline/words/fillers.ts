/** Filler words: sounds people make while they think, in English and Italian. */
interface Spoken {
  readonly index: number;
  readonly text: string;
}

const FILLERS = /^(?:u+h+m*|u+m+|e+r+m*|a+h+|h+m+|mm+|ehm+|eh+|beh|mah|uhm+)$/;

/** A word without case and punctuation, for comparing. */
export function plainWord(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}']/gu, '');
}

/** @returns indexes of the words */
export function fillersOf(words: readonly Spoken[]): number[] {
  return words.filter(({ text }) => FILLERS.test(plainWord(text))).map(({ index }) => index);
}
