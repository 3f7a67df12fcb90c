/** Lists of phrases as regular expressions, by where words of a language begin and end. */

/** Around a phrase, between one and the next, and around a sound that is no word. */
export interface Borders {
  readonly before: string;
  readonly after: string;
  readonly gap: string;
  readonly pause: string;
}

/** Matches nowhere. */
export const NOTHING = /(?!)/u;
/** A mark belongs to the letter before it: vowels of Hindi are marks. Behind a sign it is no part of a word. */
export const SPACED: Borders = {
  before: '(?<![\\p{L}\\p{N}]\\p{M}{0,4})',
  after: '(?![\\p{L}\\p{M}\\p{N}])',
  gap: '[,\\s]+',
  pause: '\\s',
};
/** No space says where words begin: a phrase is found wherever it stands. */
const UNSPACED: Borders = { before: '', after: '', gap: '[,，、\\s]*', pause: '[\\s，、。！？]' };
const WITHOUT_SPACES = new Set(['ja', 'zh']);

export function bordersOf(language: string): Borders {
  return WITHOUT_SPACES.has(language) ? UNSPACED : SPACED;
}

/** Line breaks of a list mean nothing. */
export function alternatives(phrases: string): string {
  return phrases.trim().replace(/\s*\n\s*/gu, '');
}

/** Signs and white space may stand before it. */
export function atStart(phrases: string, { after }: Borders): RegExp {
  return new RegExp(`^[^\\p{L}\\p{N}]*(?:${alternatives(phrases)})${after}`, 'u');
}

export function anywhere(phrases: string, { before, after }: Borders): RegExp {
  return new RegExp(`${before}(?:${alternatives(phrases)})${after}`, 'gu');
}
