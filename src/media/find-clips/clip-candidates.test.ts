import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clipCandidates } from './clip-candidates.ts';
import type { Sentence } from './sentence.ts';

/** Sentences of these lengths, one after the other. */
const talkOf = (lengthsSec: readonly number[], estimated: readonly number[] = []): Sentence[] => {
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
const LIMITS = { minDurationSec: 20, maxDurationSec: 40 };
const flat = (value: number, count: number) => new Array<number>(count).fill(value);
const between = (first: number, last: number) => (one: { first: number; last: number }) =>
  one.first === first && one.last === last;

describe('clip candidates', () => {
  it('are all runs of whole sentences inside the limits, each once', () => {
    const lengths = fc.array(fc.integer({ min: 1, max: 25 }), { maxLength: 25 });
    fc.assert(
      fc.property(lengths, (lengthsSec) => {
        const talk = talkOf(lengthsSec);
        const found = clipCandidates(talk, lengthsSec, flat(0.5, talk.length + 1), LIMITS);
        const expected = talk.flatMap((opening, first) =>
          talk.flatMap(({ endSec }, last) => {
            const lengthSec = endSec - opening.startSec;
            return last >= first && lengthSec >= 20 && lengthSec <= 40 ? [`${first}-${last}`] : [];
          }),
        );
        expect(found.map(({ first, last }) => `${first}-${last}`).toSorted()).toEqual(expected.toSorted());
        for (const { first, last, startSec, endSec, strength } of found) {
          expect([startSec, endSec]).toEqual([talk[first]?.startSec, talk[last]?.endSec]);
          expect(strength).not.toBeNaN();
        }
      }),
    );
  });

  it('begin and end where that is sure, as long as there are such', () => {
    const lengths = flat(10, 6);
    const some = clipCandidates(talkOf(lengths, [1, 3]), flat(1, 6), flat(0.5, 7), LIMITS);
    expect(some.map(({ first, last }) => [first, last])).toEqual(
      [
        [0, 2],
        [1, 2],
        [1, 4],
        [3, 4],
        [3, 5],
      ].filter(([first]) => first !== 2 && first !== 4),
    );
    const none = clipCandidates(talkOf(lengths, [0, 1, 2, 3, 4, 5]), flat(1, 6), flat(0.5, 7), LIMITS);
    expect(none.length).toBeGreaterThan(some.length);
  });

  it('are stronger the more what is in them is worth, and not for what is outside', () => {
    const worth = flat(0, 12);
    worth[4] = 3;
    const found = clipCandidates(talkOf(flat(10, 12)), worth, flat(0.5, 13), LIMITS);
    const strengths = (holds: boolean) =>
      found
        .filter(({ first, last }) => last - first === 2 && (first <= 4 && last >= 4) === holds)
        .map(({ strength }) => strength);
    expect(Math.min(...strengths(true))).toBeGreaterThan(Math.max(...strengths(false)));
    expect(new Set(strengths(false).map((strength) => strength.toFixed(6))).size).toBe(1);
  });

  it('are stronger the longer what is worth it lasts', () => {
    const lengths = [10, 10, 2, 8, 10, 10, 10, 8, 2, 10, 10];
    const worth = [0, 0, 0, 3, 0, 0, 0, 0, 3, 0, 0];
    const found = clipCandidates(talkOf(lengths), worth, flat(0.5, 12), LIMITS);
    const strength = (first: number, last: number) => found.find(between(first, last))?.strength ?? 0;
    expect(strength(1, 4)).toBeGreaterThan(strength(6, 9));
  });

  it('are no stronger for a scale that all worth is on', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(20), { minLength: 8, maxLength: 8 }),
        fc.integer({ min: 2, max: 9 }),
        (worth, scale) => {
          const strengths = (values: readonly number[]) =>
            clipCandidates(talkOf(flat(10, 8)), values, flat(0.5, 9), LIMITS).map(({ strength }) => strength);
          const scaled = strengths(worth.map((value) => 5 + scale * value));
          for (const [at, strength] of strengths(worth).entries())
            expect(scaled[at]).toBeCloseTo(strength, 6);
        },
      ),
    );
  });

  it('are stronger where the talk turns at their end, and weaker a sentence or two beyond that', () => {
    const borders = flat(0.1, 13);
    borders[6] = 0.9;
    const found = clipCandidates(talkOf(flat(10, 12)), flat(1, 12), borders, LIMITS);
    const strength = (first: number, last: number) => found.find(between(first, last))?.strength ?? 0;
    expect(strength(3, 5)).toBeGreaterThan(strength(2, 4));
    expect(strength(4, 6)).toBeLessThan(strength(2, 4));
    expect(strength(5, 7)).toBeCloseTo(strength(4, 6), 9);
    expect(strength(6, 8)).toBeCloseTo(strength(2, 4), 9);
  });

  it('are weaker the further they are from the usual length, which is 45 seconds where that is allowed', () => {
    const lengthOfBest = (minDurationSec: number, maxDurationSec: number) => {
      const sentences = talkOf(flat(1, 200));
      const found = clipCandidates(sentences, flat(1, 200), flat(0.5, 201), {
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

  it('are at most 20,000, the strongest', () => {
    const worth = Array.from({ length: 300 }, (_, at) => Math.sin(at));
    const limits = { minDurationSec: 0, maxDurationSec: 100 };
    const found = clipCandidates(talkOf(flat(1, 300)), worth, flat(0.5, 301), limits);
    expect(found).toHaveLength(20_000);
    // Of all of 100 sentences none is far from the usual length, so that none of them is left out.
    expect(found.filter(({ first, last }) => last - first === 50)).toHaveLength(250);
    expect(found.filter(({ first, last }) => first === last).length).toBeLessThan(300);
  });
});
