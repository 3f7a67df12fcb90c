import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ClipWeights, clipCandidates } from './clip-candidates.ts';
import { CLIP_FEATURES, type ClipFeature, type SpokenTalk } from './clip-features.ts';
import type { Sentence } from './sentence.ts';
import { SIGNALS, type SignalValues } from './sentence-signals.ts';

/** Sentences of these lengths, one after the other. */
const sentencesOf = (lengthsSec: readonly number[], estimated: readonly number[] = []): Sentence[] => {
  let atSec = 0;
  return lengthsSec.map((lengthSec, index): Sentence => {
    const startSec = atSec;
    atSec += lengthSec;
    return {
      ...{
        firstWord: index,
        lastWord: index,
        startSec,
        endSec: atSec,
        text: 'W.',
        plain: 'w.',
        wordCount: 1,
      },
      ...{ speaker: null, pauseBeforeSec: 0, pauseAfterSec: 0, endsSurely: !estimated.includes(index) },
    };
  });
};
const NOTHING = Object.fromEntries(SIGNALS.map((signal) => [signal, 0])) as SignalValues;
/** Of sentences that carry as much feeling as said. */
const talkOf = (
  lengthsSec: readonly number[],
  emotion: readonly number[] = [],
  estimated: readonly number[] = [],
): SpokenTalk => ({
  sentences: sentencesOf(lengthsSec, estimated),
  signals: lengthsSec.map((_, at) => ({ ...NOTHING, emotion: emotion[at] ?? 0 })),
  terms: lengthsSec.map(() => []),
});
const weighing = (weights: Partial<Record<ClipFeature, number>>): ClipWeights => ({
  ...(Object.fromEntries(CLIP_FEATURES.map((feature) => [feature, 0])) as ClipWeights),
  ...weights,
});
const FEELING = weighing({ emotion: 1 });
const LIMITS = { minDurationSec: 20, maxDurationSec: 40 };
const flat = (value: number, count: number) => new Array<number>(count).fill(value);
const between = (first: number, last: number) => (one: { first: number; last: number }) =>
  one.first === first && one.last === last;

describe('clip candidates', () => {
  it('are all runs of whole sentences inside the limits, each once', () => {
    const lengths = fc.array(fc.integer({ min: 1, max: 25 }), { maxLength: 25 });
    fc.assert(
      fc.property(lengths, (lengthsSec) => {
        const talk = talkOf(lengthsSec, lengthsSec);
        const found = clipCandidates(talk, FEELING, LIMITS);
        const expected = talk.sentences.flatMap((opening, first) =>
          talk.sentences.flatMap(({ endSec }, last) => {
            const lengthSec = endSec - opening.startSec;
            return last >= first && lengthSec >= 20 && lengthSec <= 40 ? [`${first}-${last}`] : [];
          }),
        );
        expect(found.map(({ first, last }) => `${first}-${last}`).toSorted()).toEqual(expected.toSorted());
        for (const { first, last, startSec, endSec, strength } of found) {
          expect([startSec, endSec]).toEqual([talk.sentences[first]?.startSec, talk.sentences[last]?.endSec]);
          expect(strength).not.toBeNaN();
        }
      }),
    );
  });

  it('begin and end where that is sure, as long as there are such', () => {
    const lengths = flat(10, 6);
    const some = clipCandidates(talkOf(lengths, [], [1, 3]), FEELING, LIMITS);
    expect(some.map(({ first, last }) => [first, last])).toEqual([
      [0, 2],
      [1, 2],
      [1, 4],
      [3, 4],
      [3, 5],
    ]);
    const none = clipCandidates(talkOf(lengths, [], [0, 1, 2, 3, 4, 5]), FEELING, LIMITS);
    expect(none.length).toBeGreaterThan(some.length);
  });

  it('are stronger the more of what counts is in them, and not for what is outside', () => {
    const emotion = flat(0, 12);
    emotion[4] = 3;
    const found = clipCandidates(talkOf(flat(10, 12), emotion), FEELING, LIMITS);
    const strengths = (holds: boolean) =>
      found
        .filter(({ first, last }) => last - first === 2 && (first <= 4 && last >= 4) === holds)
        .map(({ strength }) => strength);
    expect(Math.min(...strengths(true))).toBeGreaterThan(Math.max(...strengths(false)));
    expect(new Set(strengths(false).map((strength) => strength.toFixed(6))).size).toBe(1);
  });

  it('are stronger the longer what counts lasts', () => {
    const lengths = [10, 10, 2, 8, 10, 10, 10, 8, 2, 10, 10];
    const found = clipCandidates(talkOf(lengths, [0, 0, 0, 3, 0, 0, 0, 0, 3, 0, 0]), FEELING, LIMITS);
    const strength = (first: number, last: number) => found.find(between(first, last))?.strength ?? 0;
    expect(strength(1, 4)).toBeGreaterThan(strength(6, 9));
  });

  it('are weaker the further they are from the usual length, which is 45 seconds where that is allowed', () => {
    const lengthOfBest = (minDurationSec: number, maxDurationSec: number) => {
      const found = clipCandidates(talkOf(flat(1, 200)), weighing({ lengthSquared: -1 }), {
        minDurationSec,
        maxDurationSec,
      });
      const best = Math.max(...found.map(({ strength }) => strength));
      const [one] = found.filter(({ strength }) => strength > best - 1e-9);
      return (one?.endSec ?? 0) - (one?.startSec ?? 0);
    };
    expect(lengthOfBest(10, 90)).toBe(45);
    expect(lengthOfBest(60, 90)).toBe(66);
    expect(lengthOfBest(10, 20)).toBe(18);
  });

  it('are shown with what is weighed, each once', () => {
    const shown: number[][] = [];
    const talk = talkOf(flat(10, 6), [1, 2, 3, 4, 5, 6]);
    const found = clipCandidates(talk, FEELING, LIMITS, ({ first, last }, values) => {
      expect(values).toHaveLength(CLIP_FEATURES.length);
      shown.push([first, last, values[CLIP_FEATURES.indexOf('emotion')] ?? 0]);
    });
    expect(shown).toEqual(found.map(({ first, last, strength }) => [first, last, strength]));
  });

  it('are at most 20,000, the strongest', () => {
    const limits = { minDurationSec: 0, maxDurationSec: 100 };
    const found = clipCandidates(talkOf(flat(1, 300)), weighing({ lengthSquared: -1 }), limits);
    expect(found).toHaveLength(20_000);
    // Of all of 51 sentences none is far from the usual length, so that none of them is left out.
    expect(found.filter(({ first, last }) => last - first === 50)).toHaveLength(250);
    expect(found.filter(({ first, last }) => first === last).length).toBeLessThan(300);
  });
});
