import { describe, expect, it } from 'vitest';
import type { FactorMeasures, TalkView } from './clip-factors.ts';
import { phrasesOf } from './clip-phrases.ts';
import { factorShare, scoreFactors, scoreOf } from './clip-scores.ts';
import { SCORE_FACTORS, type ScoreFactor } from './found-clip.ts';
import { cuesOf } from './languages/language-cues.ts';
import { splitSentences } from './sentence.ts';

const WORDS = ['First.', 'Second.', 'Third.'].map((text, index) => ({
  ...{ index, text, startSec: index, endSec: index + 0.5 },
  ...{ confidence: null, speaker: null },
}));
const TALK = { sentences: splitSentences(WORDS, cuesOf('en')) } as unknown as TalkView;

const allOf = <Value>(value: Value) =>
  Object.fromEntries(SCORE_FACTORS.map((factor) => [factor, value])) as Record<ScoreFactor, Value>;

const measuresOf = (sentences: readonly number[], signals: readonly string[]) =>
  allOf({ value: 1, sentences, signals }) as unknown as FactorMeasures;

describe('scores as people see them', () => {
  it.each([
    [0, 0],
    [0.33, 0],
    [0.34, 1],
    [0.66, 1],
    [0.67, 2],
    [1, 2],
  ])('a share of %d is said by the words of level %d', (share, level) => {
    for (const { factor, score, note } of scoreFactors(TALK, measuresOf([], []), allOf(share), 'en')) {
      expect(score).toBe(Math.round(share * 100));
      expect(note).toBe(phrasesOf('en').levels[factor][level]);
    }
  });

  it('name what was heard, and where, in the order it was said', () => {
    const [first] = scoreFactors(TALK, measuresOf([2, 0], ['question']), allOf(0.5), 'it');
    const phrases = phrasesOf('it');
    expect(first?.note).toContain(phrases.heard([phrases.signals.question ?? '']));
    expect(first?.evidence.map(({ text }) => text)).toEqual(['First.', 'Third.']);
  });

  it('are half evidence and half standing, and nothing where nothing was found', () => {
    expect(factorShare(0, 1)).toBe(0);
    expect(factorShare(0.5, 1)).toBe(0.75);
    expect(factorShare(1, 0)).toBe(0.5);
    expect(factorShare(3, 1)).toBe(1);
  });
});

describe('the reason for a clip', () => {
  it('names a weakness only where there is one', () => {
    expect(phrasesOf('en').reason(['opening', 'ending'], null)).toBe(
      'Strong in opening and ending. It starts and ends with whole sentences.',
    );
    expect(phrasesOf('en').reason(['opening'], 'clarity')).toContain('weaker in clarity');
    expect(phrasesOf('it').reason(['apertura', 'finale'], null)).toBe(
      'Punti forti: apertura e finale. Comincia e finisce con frasi intere.',
    );
    expect(phrasesOf('it').reason(['apertura'], 'chiarezza')).toContain('più debole: chiarezza');
  });
});

describe('the score of a clip', () => {
  const ranks = Array.from({ length: 200 }, (_, at) => (at - 100) / 10);

  it('is whole, from 0 to 100, and never falls as the rank rises', () => {
    const scores = ranks.map(scoreOf);
    expect(scores[0]).toBeLessThan(20);
    expect(scores.every((score) => Number.isInteger(score) && score >= 0 && score <= 100)).toBe(true);
    expect(scores.toSorted((a, b) => a - b)).toEqual(scores);
  });

  it('says with 80 that a clip is taken twice as often as with 50', () => {
    const chance = (rank: number) => 0.16 + 0.84 / (1 + Math.exp(-(-0.6 + 2 * rank)));
    const rankOf = (score: number) => {
      const fitting = Array.from({ length: 4000 }, (_, at) => (at - 2000) / 500).filter(
        (rank) => scoreOf(rank) === score,
      );
      return fitting[Math.floor(fitting.length / 2)] ?? Number.NaN;
    };
    expect(chance(rankOf(80)) / chance(rankOf(50))).toBeCloseTo(2, 1);
  });
});
