/** Where words meet: which scripts write them without spaces, where a sentence ends, which way text runs. */
import { TITLES, titlePattern } from './titles.ts';

const NO_SPACE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\u3001-\u303f\uff01-\uff65]/u;
/** What may stand behind the sign that ends: what closes, and an emoji. */
const BEHIND = String.raw`(?:[)\]"'”’»」』]|\s?\p{Extended_Pictographic}\ufe0f?)*$`;
const SENTENCE_END = new RegExp(`[.!?…。！？।؟۔።]${BEHIND}`, 'u');
const PHRASE_END = new RegExp(`[,;:،、，；：–—-]${BEHIND}`, 'u');
/** Whatever the language is: one of another is rarely the last word of a sentence. */
const TITLE = titlePattern(`${TITLES.en}|${TITLES.it}`);
const FIRST_LETTER = /\p{L}/u;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** True where a space is written between the two: everywhere but inside Chinese, Japanese, Thai and the like. */
export function joinsWithSpace(before: string, after: string): boolean {
  const last = Array.from(before.slice(-2)).at(-1) ?? '';
  const [first = ''] = after;
  return !(NO_SPACE.test(last) && NO_SPACE.test(first));
}

/** True where some of it is in a script whose words no space parts. */
export function isWrittenWithoutSpaces(text: string): boolean {
  return NO_SPACE.test(text);
}

export function endsSentence(text: string): boolean {
  return SENTENCE_END.test(text);
}

/** The same of a word by itself: a title before a name, an abbreviation and an initial end none. */
export function wordEndsSentence(word: string): boolean {
  return endsSentence(word) && !TITLE.test(word);
}

/** True where a reader would draw breath inside a sentence. */
export function endsPhrase(text: string): boolean {
  return PHRASE_END.test(text);
}

/** Base direction by the first letter, as in the Unicode bidirectional algorithm (rules P2 and P3). */
export function runsRightToLeft(text: string): boolean {
  const letter = FIRST_LETTER.exec(text);
  return letter !== null && RIGHT_TO_LEFT.test(letter[0]);
}

export function joinWords(texts: readonly string[]): string {
  const parts: string[] = [];
  for (const [at, text] of texts.entries()) {
    // Beside the word before it: to look at the end of what is joined so far would copy all of it.
    if (at > 0 && joinsWithSpace(texts[at - 1] ?? '', text)) parts.push(' ');
    parts.push(text);
  }
  return parts.join('');
}
