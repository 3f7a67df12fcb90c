/**
 * Words that carry no topic, in languages the finder has no phrases of: the lists of the package `stopword`. A file of its
 * own, so that only such a talk loads it.
 */
import * as lists from 'stopword';

/** By ISO 639-1. */
const STOP_WORDS: Readonly<Record<string, readonly string[]>> = {
  ...{ ar: lists.ara, bg: lists.bul, bn: lists.ben, ca: lists.cat, cs: lists.ces, da: lists.dan },
  ...{ el: lists.ell, et: lists.est, eu: lists.eus, fa: lists.fas, fi: lists.fin, gl: lists.glg },
  ...{ he: lists.heb, hi: lists.hin, hr: lists.hrv, hu: lists.hun, id: lists.ind, ja: lists.jpn },
  ...{ ko: lists.kor, lt: lists.lit, lv: lists.lav, mr: lists.mar, ms: lists.msa, nl: lists.nld },
  ...{ no: lists.nob, nb: lists.nob, pl: lists.pol, ro: lists.ron, ru: lists.rus, sk: lists.slk },
  ...{ sl: lists.slv, sv: lists.swe, sw: lists.swa, th: lists.tha, tl: lists.tgl, tr: lists.tur },
  ...{ uk: lists.ukr, ur: lists.urd, vi: lists.vie, zh: lists.zho, af: lists.afr, gu: lists.guj },
};

/** Empty where nobody has a list. */
export function stopWordsOf(language: string): readonly string[] {
  return STOP_WORDS[language] ?? [];
}
