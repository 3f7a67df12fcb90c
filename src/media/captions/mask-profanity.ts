/** Swear words and slurs, shown by their first letter: the same way in every language of the list. Pure. */

import lists from './masked-words.json' with { type: 'json' };
import { wordForm } from './word-form.ts';

const FORMS: readonly string[] = Object.values(lists).flat();
const LETTERS = /[\p{L}\p{M}]+/gu;

/** @returns the text with each such word as its first letter and an asterisk a letter; what stands around it stays */
export function maskProfanity(text: string): string {
  return text.replace(LETTERS, (word) => {
    const lower = word.toLowerCase();
    if (!FORMS.some((form) => wordForm(lower, form))) return word;
    const [first = '', ...others] = Array.from(word);
    return first + '*'.repeat(others.length);
  });
}
