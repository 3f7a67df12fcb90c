import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeOnPicture } from './place-on-picture.ts';

const SIZE = { widthPercent: 40, heightPercent: 10 };
const NEAR = { xPercent: 2, yPercent: 2 };
const percent = fc.double({ min: -50, max: 150, noNaN: true });

describe('a place on the picture', () => {
  it('snaps to middle and thirds, and names the line', () => {
    expect(placeOnPicture({ xPercent: 51, yPercent: 34 }, SIZE, NEAR)).toEqual({
      xPercent: 50,
      yPercent: 33.3,
      guideXPercent: 50,
      guideYPercent: 100 / 3,
    });
  });

  it('snaps its edge to the safe area', () => {
    expect(placeOnPicture({ xPercent: 26, yPercent: 89 }, SIZE, NEAR)).toEqual({
      xPercent: 25,
      yPercent: 90,
      guideXPercent: 5,
      guideYPercent: 95,
    });
  });

  it('never leaves the picture, and without reach stays where it was dragged', () => {
    fc.assert(
      fc.property(percent, percent, (xPercent, yPercent) => {
        for (const reach of [NEAR, { xPercent: 0, yPercent: 0 }]) {
          const placed = placeOnPicture({ xPercent, yPercent }, SIZE, reach);
          expect(placed.xPercent).toBeGreaterThanOrEqual(20);
          expect(placed.xPercent).toBeLessThanOrEqual(80);
          expect(placed.yPercent).toBeGreaterThanOrEqual(5);
          expect(placed.yPercent).toBeLessThanOrEqual(95);
          if (reach.xPercent === 0) expect(placed.guideXPercent).toBeNull();
        }
      }),
    );
  });
});
