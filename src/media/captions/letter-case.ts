/** Capitals and small letters of captions, as the language they are in writes them. Pure: the same on every machine. */

export type LetterCase = 'as_said' | 'upper' | 'lower';

/** Georgian has capitals that no caption font draws. */
const GEORGIAN = /(\p{Script=Georgian}+)/u;
/** Lithuanian shows the dot of an i under an accent, and none over a capital. */
const DOT_UNDER_ACCENT = /(?<=[ijį])\u0307(?=[\u0300\u0301\u0303])/gu;
/** Greek capitals have no accents. */
const GREEK = /\p{Script=Greek}/u;
/** Letters of Turkish and Azerbaijani alone. */
const OF_TWO_I = /[ıİğĞ]/u;
/** Less are names in a text of another language: of words of Turkish, one in three has such a letter. */
const SHARE_OF_TWO_I = 0.1;

/** @param said all that is said with the text: whether its letters i are those of Turkish */
export function inLetterCase(text: string, letterCase: LetterCase, said: readonly string[] = [text]): string {
  switch (letterCase) {
    case 'upper':
      return text
        .split(GEORGIAN)
        .map((part) => (GEORGIAN.test(part) ? part : inCapitals(part, said)))
        .join('');
    case 'lower':
      return hasTwoLettersI(said) ? text.toLocaleLowerCase('tr') : text.toLowerCase();
    // As it is said, and where only a newer service knows the case.
    default:
      return text;
  }
}

function inCapitals(text: string, said: readonly string[]): string {
  if (GREEK.test(text)) return text.toLocaleUpperCase('el');
  if (hasTwoLettersI(said)) return text.toLocaleUpperCase('tr');
  return text.replace(DOT_UNDER_ACCENT, '').toUpperCase();
}

const known = new WeakMap<readonly string[], boolean>();

/** Told by the letters, which every page, host and file has: captions say their language nowhere. */
function hasTwoLettersI(said: readonly string[]): boolean {
  const before = known.get(said);
  if (before !== undefined) return before;
  const words = said.flatMap((text) => text.split(/\s+/u)).filter((word) => /\p{L}/u.test(word));
  const share = words.filter((word) => OF_TWO_I.test(word)).length / Math.max(1, words.length);
  known.set(said, share >= SHARE_OF_TWO_I);
  return share >= SHARE_OF_TWO_I;
}
