/**
 * Which languages words are in, for lists of words of one that mean something else in others. By the commonest words of
 * each that others have not, or by its letters. Pure, and small enough for a page; where a sentence or two of one language
 * is at hand, `media/listen/language-of-text` knows more of them.
 */
import { plainWord } from './plain-word.ts';

const COMMON: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
  Object.entries({
    ar: 'في من على أن هذا كان هو التي لم ما هذه كل',
    de: 'und der das ist nicht ich wir auch dass eine wie dann noch',
    en: 'the and to that you this it with for have',
    es: 'y el los las pero está muy hay esto eso cuando todo',
    fr: "le les et vous est dans pas une avec mais nous c'est j'ai",
    id: 'yang itu ini tidak ada saya untuk dengan kita jadi aku bisa',
    it: 'che non è gli della perché anche questo questa sono ho',
    nl: 'het een van niet dat ik ook maar zijn naar heb wordt',
    pl: 'w się nie że jest ale tego już są jak czy mnie',
    pt: 'não uma você os com mas isso muito ao dos é em ele ela seu foi nem só',
    ro: 'și şi că să sunt în din pentru este dar asta care',
    sv: 'och att det som är inte jag på också ett mig',
    tr: 'bir ve bu için çok ama gibi değil daha kadar şey ben',
    vi: 'và là của không có một cho tôi được những người đó',
  }).map(([language, words]) => [language, new Set(words.split(' '))]),
);
/** Those told by letters that others have not. Chinese characters are Japanese, too. */
const LETTERS: readonly (readonly [language: string, letters: RegExp])[] = [
  ['hi', /\p{Script=Devanagari}/u],
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['ko', /\p{Script=Hangul}/u],
  ['ru', /[ыэъё]/u],
  ['uk', /[іїєґ]/u],
  ['zh', /\p{Script=Han}/u],
];
/** Of the words of a text in that language more are among those, of one in another hardly any. */
const SHARE = 0.05;
/** What has less of them than this, beside another, only shares words with that. */
const SHARE_OF_MOST = 0.5;
/** Fewer words need not have one of them. */
const ENOUGH_WORDS = 12;

/** Of the interface: what is taken for spoken where too little is said to tell. */
export const LIKELY: ReadonlySet<string> = new Set(['en', 'it']);

/** @returns codes of ISO 639-1, more than one of a text in several; `null` where too little is said to tell */
export function spokenLanguages(words: readonly string[]): ReadonlySet<string> | null {
  const plain = words.map(plainWord);
  const counts = Object.entries(COMMON).map(
    ([language, common]) => [language, plain.filter((word) => common.has(word)).length] as const,
  );
  const least = Math.max(
    1,
    SHARE * words.length,
    SHARE_OF_MOST * Math.max(...counts.map(([, count]) => count)),
  );
  const found = counts.filter(([, count]) => count >= least).map(([language]) => language);
  const written = LETTERS.find(([, letters]) => {
    const count = plain.filter((word) => letters.test(word)).length;
    return count > 0 && count >= SHARE * words.length;
  });
  if (written !== undefined) found.push(written[0]);
  return found.length === 0 && words.length < ENOUGH_WORDS ? null : new Set(found);
}
