/** Swear words and slurs, shown by their first letter, by the language they are said in. Pure. */
import { inSmallLetters } from '../../base/text/plain-word.ts';
import { LIKELY, spokenLanguages } from '../../base/text/spoken-languages.ts';
import { isWrittenWithoutSpaces } from '../../base/text/word-joining.ts';
import lists from './masked-words.json' with { type: 'json' };
import { compileForms } from './word-form.ts';

const LETTERS = /[\p{L}\p{M}]+/gu;

/**
 * @param texts all that is said: whose words are masked follows from the language, since a slur in one is a colour or a delay
 * in another
 * @returns each with such words as their first letter and an asterisk a letter; what stands around them stays
 */
export function maskProfanity(texts: readonly string[]): string[] {
  const spoken = spokenLanguages(texts.flatMap((text) => text.split(/\s+/u))) ?? LIKELY;
  const forms = Object.entries(lists).flatMap(([language, list]) => (spoken.has(language) ? list : []));
  const formOf = compileForms(forms.map((form) => [form, form] as const));
  return texts.map((text) => text.replace(LETTERS, (word) => masked(word, formOf(inSmallLetters(word)))));
}

function masked(word: string, form: string | undefined): string {
  if (form === undefined) return word;
  return isWrittenWithoutSpaces(form) ? word.replaceAll(form, asterisks) : asterisks(word);
}

function asterisks(word: string): string {
  const [first = '', ...others] = Array.from(word);
  return first + '*'.repeat(others.length);
}
