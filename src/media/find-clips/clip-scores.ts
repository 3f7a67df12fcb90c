/** Turns measures into the scores people see: over the full range, each with a note and its evidence. */
import type { Word } from '../listen/word.ts';
import type { FactorMeasures, TalkView } from './clip-factors.ts';
import { phrasesOf } from './clip-phrases.ts';
import { type FactorScore, SCORE_FACTORS, type ScoreFactor } from './found-clip.ts';
import type { ClipLanguage } from './language-cues.ts';

/** `standing` is the clip's place in its talk, 0 to 1: half of a score, the other half is absolute. */
export function scoreFactors(
  talk: TalkView,
  words: readonly Word[],
  measures: FactorMeasures,
  standing: (factor: ScoreFactor) => number,
  language: ClipLanguage,
): FactorScore[] {
  const phrases = phrasesOf(language);
  return SCORE_FACTORS.map((factor) => {
    const measure = measures[factor];
    // Nothing found is nothing earned, however little the rest of the talk has.
    const earned = measure.value <= 0 ? 0 : 0.5 * measure.value + 0.5 * standing(factor);
    const score = Math.round(100 * Math.min(1, Math.max(0, earned)));
    const level = phrases.levels[factor][score >= 67 ? 2 : score >= 34 ? 1 : 0];
    const what = measure.signals
      .map((signal) => phrases.signals[signal])
      .filter((phrase) => phrase !== undefined);
    const evidence = measure.sentences.flatMap((index) => {
      const sentence = talk.sentences[index];
      if (sentence === undefined) return [];
      const text = words
        .slice(sentence.firstWord, sentence.lastWord + 1)
        .map((word) => word.text)
        .join(' ');
      return [{ startSec: sentence.startSec, endSec: sentence.endSec, text }];
    });
    const note = what.length === 0 ? level : `${level} ${phrases.heard(what)}`;
    return { factor, score, note, evidence: evidence.sort((a, b) => a.startSec - b.startSec) };
  });
}
