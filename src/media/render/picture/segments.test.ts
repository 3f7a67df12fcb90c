import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lanesOn, segmentsOf } from './segments.ts';

describe('the segments of a render', () => {
  it('follow each other without a gap, are equally long and fill their lanes', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 400_000 }),
        fc.constantFrom(24, 25, 30, 50, 60),
        fc.constantFrom(1, 2),
        (frameCount, fps, lanes) => {
          const segments = segmentsOf(frameCount, fps, lanes);
          const lengths = segments.map(({ from, to }) => to - from);
          expect(segments[0]?.from).toBe(0);
          expect(segments.at(-1)?.to).toBe(frameCount);
          for (const [at, { from, to }] of segments.entries()) {
            expect(to).toBeGreaterThan(from);
            // What waits for its turn is bounded.
            expect(to - from).toBeLessThanOrEqual(20 * fps);
            if (at > 0) expect(from).toBe(segments[at - 1]?.to);
          }
          expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThanOrEqual(1);
          expect(segments.length === 1 || segments.length % lanes === 0).toBe(true);
        },
      ),
    );
  });

  it('are made one at a time where the device says that it has little memory', () => {
    expect([0.5, 2, 4, 8, undefined].map(lanesOn)).toEqual([1, 1, 2, 2, 2]);
  });

  it('cut half a minute in two and leave a few seconds whole', () => {
    expect(segmentsOf(900, 30, 2)).toEqual([
      { from: 0, to: 450 },
      { from: 450, to: 900 },
    ]);
    expect(segmentsOf(200, 30, 2)).toEqual([{ from: 0, to: 200 }]);
  });
});
