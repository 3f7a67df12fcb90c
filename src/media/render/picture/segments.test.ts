import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANES, segmentsOf } from './segments.ts';

describe('the segments of a render', () => {
  it('follow each other without a gap, begin at key frames and fill their lanes', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 400_000 }),
        fc.constantFrom(24, 25, 30, 50, 60),
        (frameCount, fps) => {
          const keyEvery = 2 * fps;
          const segments = segmentsOf(frameCount, fps, keyEvery);
          expect(segments[0]?.from).toBe(0);
          expect(segments.at(-1)?.to).toBe(frameCount);
          for (const [at, { from, to }] of segments.entries()) {
            expect(to).toBeGreaterThan(from);
            expect(from % keyEvery).toBe(0);
            // What waits for its turn is bounded.
            expect(to - from).toBeLessThanOrEqual(22 * fps);
            if (at > 0) expect(from).toBe(segments[at - 1]?.to);
          }
        },
      ),
    );
  });

  it('cut half a minute in two and leave a few seconds whole', () => {
    expect(segmentsOf(900, 30, 60)).toEqual([
      { from: 0, to: 480 },
      { from: 480, to: 900 },
    ]);
    expect(segmentsOf(200, 30, 60)).toEqual([{ from: 0, to: 200 }]);
    expect(segmentsOf(108_000, 30, 60).length % LANES).toBe(0);
  });
});
