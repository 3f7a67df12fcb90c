/** Turns measures into the scores people see: over the full range, each with a note and its evidence. */
import type { FactorMeasures, TalkView } from './clip-factors.ts';
import { phrasesOf } from './clip-phrases.ts';
import { type FactorScore, SCORE_FACTORS, type ScoreFactor } from './found-clip.ts';
import type { ClipLanguage } from './languages/language-cues.ts';

/**
 * 0 to 1: half absolute evidence, half the clip's `standing` in its talk. Nothing found is nothing earned,
 * however little the rest of the talk has.
 */
export function factorShare(value: number, standing: number): number {
  return value <= 0 ? 0 : Math.min(1, 0.5 * value + 0.5 * standing);
}

/**
 * What a rank says about the chance that an editor takes the clip, by talks the weights never saw: a logistic curve
 * above the share that is taken of the weakest (`npm run bench:clips -- --cross`).
 */
const CHANCE = { least: 0.16, offset: -0.6, slope: 2 };
/** With 80 a clip is taken twice as often as with 50. */
const DOUBLES_AFTER = 30;
const CHANCE_AT_50 = 0.4;

/** 0 to 100 by the rank of a clip. */
export function scoreOf(rank: number): number {
  const { least, offset, slope } = CHANCE;
  const chance = least + (1 - least) / (1 + Math.exp(-(offset + slope * rank)));
  const score = 50 + DOUBLES_AFTER * Math.log2(chance / CHANCE_AT_50);
  return Math.round(Math.min(100, Math.max(0, score)));
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
