import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CUT_SCORE, contentScore, toHsv } from './content-score.ts';
import { chooseKeyTimes } from './key-packets.ts';
import { motionCurve, suspectSpans } from './key-pictures.ts';

function flat(y: number, u: number, v: number) {
  const plane = (value: number, length: number) => new Uint8Array(length).fill(value);
  return toHsv({ widthPx: 4, heightPx: 2, y: plane(y, 8), u: plane(u, 2), v: plane(v, 2) });
}

describe('the content score', () => {
  it('is nothing for the same picture and grows with brightness alone by a third', () => {
    expect(contentScore(flat(100, 90, 160), flat(100, 90, 160))).toBe(0);
    const byBrightness = contentScore(flat(16, 128, 128), flat(235, 128, 128));
    expect(byBrightness).toBeCloseTo(255 / 3, 0);
  });

  it('gives the hue, saturation and value that OpenCV gives', () => {
    const [red, green, blue] = [flat(63, 102, 240), flat(173, 42, 26), flat(32, 240, 118)];
    expect([red[0], green[0], blue[0]]).toEqual([0, 60, 120]);
    for (const picture of [red, green, blue]) {
      expect(picture[8]).toBeGreaterThan(250);
      expect(picture[16]).toBeGreaterThan(250);
    }
  });

  it('is symmetric', () => {
    const byte = fc.nat(255);
    fc.assert(
      fc.property(byte, byte, byte, byte, byte, byte, (a, b, c, d, e, f) => {
        expect(contentScore(flat(a, b, c), flat(d, e, f))).toBe(contentScore(flat(d, e, f), flat(a, b, c)));
      }),
    );
  });
});

describe('choosing key frames', () => {
  it('keeps them two seconds apart, but every one that came early', () => {
    const chosen = chooseKeyTimes([0, 1, 2, 3, 3.4, 4.4, 5.4, 6.4]);
    expect(chosen.filter(({ early }) => early).map(({ timeSec }) => timeSec)).toEqual([3.4]);
    expect(chosen.map(({ timeSec }) => timeSec)).toEqual([0, 2, 3.4, 5.4]);
  });

  it('takes none for early where every picture is a key frame, whatever is missing between', () => {
    const all = Array.from({ length: 250 }, (_, frame) => frame / 25);
    const chosen = chooseKeyTimes(all.filter((timeSec) => timeSec !== 3));
    expect(chosen).toEqual([0, 2, 4, 6, 8].map((timeSec) => ({ timeSec, early: false })));
  });

  it('keeps the first and never goes back', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 10_000 }), { minLength: 1 }), (times) => {
        const sorted = times.sort((a, b) => a - b);
        const chosen = chooseKeyTimes(sorted).map(({ timeSec }) => timeSec);
        expect(chosen[0]).toBe(sorted[0]);
        expect(chosen).toEqual([...new Set(chosen)].sort((a, b) => a - b));
      }),
    );
  });
});

describe('key pictures', () => {
  const pictures = [
    { timeSec: 0, score: 0, early: false },
    { timeSec: 2, score: 3, early: false },
    { timeSec: 4, score: 80, early: false },
    { timeSec: 5, score: 60, early: true },
  ];

  it('are searched only where they differ, and not where the encoder marked the cut', () => {
    expect(suspectSpans(pictures)).toEqual([
      { startSec: 2, endSec: 4, atEnd: false },
      { startSec: 4, endSec: 5, atEnd: true },
    ]);
  });

  it('give one motion value a step, between 0 and 1', () => {
    expect(motionCurve(pictures, 0, 6, 2)).toEqual([Math.round((3 / CUT_SCORE) * 1000) / 1000, 1, 1]);
    expect(motionCurve([], 0, 3, 2)).toEqual([0, 0]);
  });
});
