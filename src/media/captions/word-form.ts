import { isWrittenWithoutSpaces } from '../../base/word-joining.ts';

/** The longest ending that still leaves the meaning: -ingly, -amento without its first letters. */
const ENDING_MAX_CHARACTERS = 4;

/**
 * True for a word in lower case that is `form`, or, where that ends in `-`, begins with it and has an ending of up to four
 * letters. In a script without spaces a form may stand anywhere in what is taken for a word.
 */
export function wordForm(word: string, form: string): boolean {
  if (isWrittenWithoutSpaces(form)) return word.includes(form);
  if (!form.endsWith('-')) return word === form;
  const start = form.slice(0, -1);
  return word.startsWith(start) && word.length - start.length <= ENDING_MAX_CHARACTERS;
}
