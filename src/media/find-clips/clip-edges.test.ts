import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { padClip } from './clip-edges.ts';

const wordsAt = (...times: readonly (readonly [startSec: number, endSec: number])[]) =>
  times.map(([startSec, endSec], index) => ({
    ...{ index, text: 'w', startSec, endSec, confidence: null, speaker: null },
  }));
const WIDE = { minDurationSec: 0, maxDurationSec: 100, durationSec: 100 };
const edges = (words: ReturnType<typeof wordsAt>, limits = {}, at = 1) => {
  const { startSec, endSec } = padClip(words, at, at, { ...WIDE, ...limits });
  return [startSec, endSec].map((sec) => Number(sec.toFixed(6)));
};

describe('the air around a clip', () => {
  it('is a breath before and a longer one after where the pauses are long', () => {
    expect(edges(wordsAt([0, 10], [20, 21], [30, 31]))).toEqual([19.85, 21.35]);
  });

  it.each([
    ['leaves the neighbours half of a short pause', [0, 19.8], [21.2, 22], [19.9, 21.1]],
    ['leaves the word before the air that it wants', [0, 19.6], [30, 31], [19.85, 21.35]],
    ['leaves the word after the air that it wants', [0, 10], [21.4, 22], [19.85, 21.25]],
    ['is none where words touch', [0, 20], [21, 22], [20, 21]],
    ['is none where words overlap', [0, 20.2], [20.8, 22], [20, 21]],
  ] as const)('%s', (_, before, after, expected) => {
    expect(edges(wordsAt(before, [20, 21], after))).toEqual(expected);
  });

  it('ends with the source, and begins with it', () => {
    expect(edges(wordsAt([0.1, 99.9]), {}, 0)).toEqual([0.05, 100]);
  });

  it('takes what the longest clip leaves: a third before and the rest after', () => {
    const words = wordsAt([0, 10], [20, 21], [30, 31]);
    expect(edges(words, { maxDurationSec: 1.3 })).toEqual([19.9, 21.2]);
    expect(edges(words, { maxDurationSec: 1 })).toEqual([20, 21]);
    expect(edges(words, { maxDurationSec: 0.5 })).toEqual([20, 21]);
  });

  it('grows into the silence on both sides up to the shortest clip, as far as there is any', () => {
    const words = wordsAt([0, 10], [20, 21], [30, 31]);
    expect(edges(words, { minDurationSec: 5.5 })).toEqual([17.85, 23.35]);
    expect(edges(wordsAt([0, 19], [20, 21], [30, 31]), { minDurationSec: 6 })).toEqual([19, 25]);
    expect(edges(wordsAt([0, 10], [20, 21], [22, 31]), { minDurationSec: 6 })).toEqual([16, 22]);
    expect(edges(wordsAt([0, 19], [20, 21], [22, 31]), { minDurationSec: 6 })).toEqual([19, 22]);
    expect(edges(wordsAt([4, 5]), { minDurationSec: 30, durationSec: 8 }, 0)).toEqual([0, 8]);
  });

  it('cuts into no word, keeps its own, and stays inside the source and the limits, for any words', () => {
    const gaps = fc.array(fc.tuple(fc.nat(300), fc.integer({ min: 1, max: 200 })), {
      minLength: 1,
      maxLength: 20,
    });
    const limits = fc.record({
      ...{ minDurationSec: fc.nat(30), maxDurationSec: fc.integer({ min: 1, max: 60 }), tailSec: fc.nat(30) },
    });
    fc.assert(
      fc.property(gaps, fc.nat(), fc.nat(), limits, (rows, from, more, { tailSec, ...wished }) => {
        let atSec = 0;
        const words = wordsAt(
          ...rows.map(([gap, length]): [number, number] => {
            const startSec = atSec + gap / 100;
            atSec = startSec + length / 100;
            return [startSec, atSec];
          }),
        );
        const first = from % words.length;
        const last = Math.min(words.length - 1, first + (more % words.length));
        const clip = padClip(words, first, last, { ...wished, durationSec: atSec + tailSec });
        const spoken = { startSec: words[first]?.startSec ?? 0, endSec: words[last]?.endSec ?? 0 };
        expect(clip.startSec).toBeLessThanOrEqual(spoken.startSec);
        expect(clip.endSec).toBeGreaterThanOrEqual(spoken.endSec);
        expect(clip.startSec).toBeGreaterThanOrEqual((words[first - 1]?.endSec ?? 0) - 1e-9);
        expect(clip.endSec).toBeLessThanOrEqual((words[last + 1]?.startSec ?? atSec + tailSec) + 1e-9);
        const longest = Math.max(
          wished.maxDurationSec,
          wished.minDurationSec,
          spoken.endSec - spoken.startSec,
        );
        expect(clip.endSec - clip.startSec).toBeLessThanOrEqual(longest + 1e-9);
      }),
    );
  });
});
