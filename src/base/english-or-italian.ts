/**
 * Whether words are English or Italian, for lists of words of one that mean something else in other languages. By the
 * commonest words of each that others have not. Pure.
 */
import { plainWord } from './plain-word.ts';

const COMMON = {
  en: new Set(['the', 'and', 'to', 'that', 'you', 'this', 'it', 'with', 'for', 'have']),
  it: new Set(['che', 'non', 'è', 'gli', 'della', 'perché', 'anche', 'questo', 'questa', 'sono', 'ho']),
} as const;
type Listed = keyof typeof COMMON;
/** Of the words of a text in that language more are among those, of one in another hardly any. */
const SHARE = 0.05;
/** Fewer words need not have one of them. */
const ENOUGH_WORDS = 12;

/** @returns `null` where too little is said to tell */
export function englishOrItalian(words: readonly string[]): ReadonlySet<Listed> | null {
  const plain = words.map(plainWord);
  const listed = Object.keys(COMMON) as Listed[];
  const found = listed.filter((language) => {
    const common: ReadonlySet<string> = COMMON[language];
    const count = plain.filter((word) => common.has(word)).length;
    return count > 0 && count >= SHARE * words.length;
  });
  return found.length === 0 && words.length < ENOUGH_WORDS ? null : new Set(found);
}
