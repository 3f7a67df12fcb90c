/** Swear words and slurs of English and Italian, shown by their first letter. Pure. */
import { spokenLanguages } from '../../base/spoken-languages.ts';
import lists from './masked-words.json' with { type: 'json' };
import { wordForm } from './word-form.ts';

const LETTERS = /[\p{L}\p{M}]+/gu;

/**
 * @param texts all that is said: whose words are masked follows from the language, since a slur in one is a colour or a delay
 * in another
 * @returns each with such words as their first letter and an asterisk a letter; what stands around them stays
 */
export function maskProfanity(texts: readonly string[]): string[] {
  const spoken = spokenLanguages(texts.flatMap((text) => text.split(/\s+/u)));
  const forms = (['en', 'it'] as const).flatMap((one) => (spoken?.has(one) === false ? [] : lists[one]));
  return texts.map((text) => text.replace(LETTERS, (word) => masked(word, forms)));
}

function masked(word: string, forms: readonly string[]): string {
  const lower = word.toLowerCase();
  if (!forms.some((form) => wordForm(lower, form))) return word;
  const [first = '', ...others] = Array.from(word);
  return first + '*'.repeat(others.length);
}
