/** Words whose full stop ends no sentence: titles before a name, abbreviations, initials. */

/** As patterns, by language. */
export const TITLES = {
  en: '[Mm]rs?|[Mm]s|[Dd]r|[Pp]rof|St|[Vv]s|[Ff]ig',
  it: '[Mm]rs?|St|[Ss]igg?|[Dd]ott|[Dd]r|[Pp]rof|[Ii]ng|[Aa]vv|On|[Vv]s|[Ff]ig',
} as const;

const INITIAL = '\\p{Lu}';

/**
 * Of a word with its full stop and what opens before it; a title also behind an article that lost its vowel, as in `l’avv.`.
 * An initial is none behind an apostrophe: captions in capitals end in `DON’T.`
 * @param titles as a pattern; absent for initials alone
 */
export function titlePattern(titles?: string): RegExp {
  const words = titles === undefined ? INITIAL : `(?:\\p{L}+['’])?(?:${titles})|${INITIAL}`;
  return new RegExp(`^[«"'“‘([]*(?:${words})\\.$`, 'u');
}
