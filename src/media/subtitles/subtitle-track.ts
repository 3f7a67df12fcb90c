/** A text subtitle track as found in a file: raw payloads, not yet cleaned of tags. */
import { languageOfText } from '../listen/language-of-text.ts';

export interface SubtitleTrack {
  /** As the file says it: an ISO 639-2 code or a BCP 47 tag; `und` where it does not say. */
  readonly language: string;
  readonly cues: readonly RawCue[];
}

export interface RawCue {
  readonly startSec: number;
  readonly endSec: number;
  readonly payload: string;
}

/** ISO 639-2 codes for books, which Intl does not know; those for terms it shortens by itself. */
const BOOK_CODES: Readonly<Record<string, string>> = {
  alb: 'sq',
  arm: 'hy',
  baq: 'eu',
  bur: 'my',
  chi: 'zh',
  cze: 'cs',
  dut: 'nl',
  fre: 'fr',
  geo: 'ka',
  ger: 'de',
  gre: 'el',
  ice: 'is',
  mac: 'mk',
  may: 'ms',
  per: 'fa',
  rum: 'ro',
  slo: 'sk',
  tib: 'bo',
  wel: 'cy',
};

/** BCP 47, `und` for what is no code. */
export function shortLanguage(code: string): string {
  const known = BOOK_CODES[code];
  if (known) return known;
  try {
    return Intl.getCanonicalLocales(code)[0] ?? 'und';
  } catch (error) {
    if (error instanceof RangeError) return 'und';
    throw error;
  }
}

/** Whether a track's tag names the language, of whatever country. */
export function saysLanguage(tag: string, language: string): boolean {
  return shortLanguage(tag).split('-')[0] === language;
}

/** What a track's words are in: what its tag says; where that says nothing, what the words tell. */
export function languageOfTrack(tag: string, words: readonly { readonly text: string }[]): string {
  const said = shortLanguage(tag);
  return said === 'und' ? (languageOfText(words.map(({ text }) => text)) ?? 'und') : said;
}
