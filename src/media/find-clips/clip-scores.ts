/** Turns measures into the scores people see: over the full range, each with a note and its evidence. */
import type { FactorMeasures, TalkView } from './clip-factors.ts';
import { phrasesOf } from './clip-phrases.ts';
import { type FactorScore, SCORE_FACTORS, type ScoreFactor } from './found-clip.ts';
import type { ClipLanguage } from './language-cues.ts';

/**
 * 0 to 1: half absolute evidence, half the clip's `standing` in its talk. Nothing found is nothing earned,
 * however little the rest of the talk has.
 */
export function factorShare(value: number, standing: number): number {
  return value <= 0 ? 0 : Math.min(1, 0.5 * value + 0.5 * standing);
}

export function scoreFactors(
  talk: TalkView,
  measures: FactorMeasures,
  shares: Readonly<Record<ScoreFactor, number>>,
  language: ClipLanguage,
): FactorScore[] {
  const phrases = phrasesOf(language);
  return SCORE_FACTORS.map((factor) => {
    const measure = measures[factor];
    const score = Math.round(100 * shares[factor]);
    const level = phrases.levels[factor][score >= 67 ? 2 : score >= 34 ? 1 : 0];
    const what = measure.signals
      .map((signal) => phrases.signals[signal])
      .filter((phrase) => phrase !== undefined);
    const evidence = measure.sentences
      .map((index) => talk.sentences[index])
      .filter((sentence) => sentence !== undefined)
      .map(({ startSec, endSec, text }) => ({ startSec, endSec, text }))
      .sort((a, b) => a.startSec - b.startSec);
    return { factor, score, note: what.length === 0 ? level : `${level} ${phrases.heard(what)}`, evidence };
  });
}
