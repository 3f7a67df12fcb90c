/** Which language words are in, where nobody says so. By trigrams (the library franc), so it needs a sentence or two. */
import { franc } from 'franc';

/**
 * ISO 639-3, as the library has it, and 639-1, as transcripts have it: the languages of Europe that models here hear, and those
 * of elsewhere that most subtitles are in. Of languages that few letters cannot tell apart, one.
 */
const LANGUAGES: Readonly<Record<string, string>> = {
  ...{ bul: 'bg', ces: 'cs', dan: 'da', deu: 'de', ell: 'el', eng: 'en', est: 'et', fin: 'fi', fra: 'fr' },
  ...{ hrv: 'hr', hun: 'hu', ita: 'it', lav: 'lv', lit: 'lt', mlt: 'mt', nld: 'nl', pol: 'pl', por: 'pt' },
  ...{ ron: 'ro', rus: 'ru', slk: 'sk', slv: 'sl', spa: 'es', swe: 'sv', ukr: 'uk' },
  ...{ arb: 'ar', ben: 'bn', cat: 'ca', cmn: 'zh', heb: 'he', hin: 'hi', ind: 'id', jpn: 'ja', kor: 'ko' },
  ...{ pes: 'fa', tha: 'th', tur: 'tr', urd: 'ur', vie: 'vi' },
};

/** Fewer letters say too little. */
const MIN_LETTERS = 24;

/** ISO 639-1 code, or null where there are too few words to tell. */
export function languageOfText(words: readonly string[]): string | null {
  const code = franc(words.join(' '), { only: Object.keys(LANGUAGES), minLength: MIN_LETTERS });
  return LANGUAGES[code] ?? null;
}
