import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeBlock } from './sound-placement.ts';

describe('placing sound', () => {
  it('keeps every block within 4 ms of its time', () => {
    const blocks = fc.array(
      fc.record({
        gapSec: fc.double({ min: -0.01, max: 0.5, noNaN: true }),
        length: fc.integer({ min: 1, max: 2048 }),
      }),
      { minLength: 1, maxLength: 50 },
    );
    fc.assert(
      fc.property(blocks, fc.constantFrom(8000, 44_100, 48_000), (list, rate) => {
        let placed = 0;
        let clockSec = 0;
        for (const { gapSec, length } of list) {
          const offsetSec = Math.max(0, clockSec + gapSec);
          const { silence, skip } = placeBlock(placed, offsetSec, length, rate);
          const errorSec = (placed + silence - skip) / rate - offsetSec;
          if (skip < length) expect(Math.abs(errorSec)).toBeLessThanOrEqual(0.004 + 1 / rate);
          placed += silence + length - skip;
          clockSec = offsetSec + length / rate;
        }
      }),
    );
  });

  it('leaves out what comes before the start', () => {
    expect(placeBlock(0, -0.01, 1024, 48_000)).toEqual({ silence: 0, skip: 480 });
    expect(placeBlock(0, -1, 1024, 48_000)).toEqual({ silence: 0, skip: 1024 });
  });
});
