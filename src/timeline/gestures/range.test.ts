import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_RANGE, removeRange, spanOf, withIn, withOut } from './range.ts';

const point = fc.record({ isIn: fc.boolean(), sec: fc.double({ min: 0, max: 50, noNaN: true }) });

describe('in and out points', () => {
  it('never stand the wrong way round, in whatever order they are set', () => {
    fc.assert(
      fc.property(fc.array(point), fc.double({ min: 0.1, max: 40, noNaN: true }), (points, durationSec) => {
        const range = points.reduce(
          (before, { isIn, sec }) => (isIn ? withIn(before, sec) : withOut(before, sec)),
          NO_RANGE,
        );
        if (range.inSec !== null && range.outSec !== null) expect(range.inSec).toBeLessThan(range.outSec);
        const span = spanOf(range, durationSec);
        if (span !== null) expect(span.startSec).toBeLessThan(span.endSec);
        expect(removeRange(range, durationSec)).toHaveLength(span === null ? 0 : 1);
      }),
    );
  });

  it('reach to the end of the edit on the side that is not set', () => {
    expect(spanOf(withIn(NO_RANGE, 3), 10)).toEqual({ startSec: 3, endSec: 10 });
    expect(spanOf(withOut(NO_RANGE, 3), 10)).toEqual({ startSec: 0, endSec: 3 });
    expect(spanOf(NO_RANGE, 10)).toBeNull();
  });
});
