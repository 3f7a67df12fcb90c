import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Glide, glideStep, thrown, wheelGlide } from './glide.ts';

/** Frames of the given lengths, then as many of 16 ms as it takes. */
function wayOf(start: Glide, frames: readonly number[]): number {
  let [glide, way]: [Glide | null, number] = [start, 0];
  for (let at = 0; glide !== null; at += 1) {
    const { movedPx, rest } = glideStep(glide, frames[at] ?? 16);
    way += movedPx;
    glide = rest;
  }
  return way;
}

describe('scrolling that runs out', () => {
  it('goes the whole way, however long the frames are', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -5000, max: 5000, noNaN: true }),
        fc.array(fc.integer({ min: 1, max: 200 })),
        (leftPx, frames) => {
          expect(wayOf({ leftPx, tauMs: 325 }, frames)).toBeCloseTo(leftPx, 6);
        },
      ),
    );
  });

  it('adds clicks of a wheel to what is left of the one before, and never to a throw', () => {
    expect(wheelGlide(wheelGlide(null, 100), 100).leftPx).toBe(200);
    expect(wheelGlide({ leftPx: 900, tauMs: 325 }, 100).leftPx).toBe(100);
  });

  it('is thrown as fast as the finger was, and not by one that rested', () => {
    const moving = [0, 16, 32, 48].map((atMs) => ({ atMs, xPx: -atMs }));
    expect(thrown(moving, 50)?.leftPx).toBeCloseTo(325, 6);
    expect(thrown(moving, 400)).toBeNull();
    expect(thrown([{ atMs: 0, xPx: 5 }], 1)).toBeNull();
  });

  it('is as fast as the last movement before it was let go, and none of one that rested', () => {
    const at = (atMs: number, xPx: number) => ({ atMs, xPx });
    // Half a pixel each millisecond in the last eighty; slower before.
    const moments = [at(900, 0), at(920, 100), at(1000, 140)];
    expect(thrown(moments, 1000)?.leftPx).toBeCloseTo(-0.5 * 325, 6);
    expect(thrown(moments, 1001)).toBeNull();
    expect(thrown([at(980, 0), at(1000, 0.9)], 1000)).toBeNull();
    expect(thrown([at(980, 0), at(1000, 1)], 1000)?.leftPx).toBeCloseTo(-0.05 * 325, 6);
    expect(thrown([at(1000, 0), at(1000, 9)], 1000)).toBeNull();
    expect(thrown([], 1000)).toBeNull();
  });
});
