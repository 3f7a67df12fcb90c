import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_OVERTAKING, ShownTimes } from './shown-times.ts';

/**
 * Pictures of a stream in the order of decoding, each with its place in the order of showing: groups of an anchor and
 * those that are shown before it, the groups parted by restarts.
 */
const streams = fc
  .array(fc.record({ overtaking: fc.nat(14), isRestart: fc.boolean() }), { minLength: 1, maxLength: 30 })
  .map((groups) => {
    const decoded: { shown: number; count: number; isRestart: boolean }[] = [];
    let count = 0;
    for (const [index, { overtaking, isRestart }] of groups.entries()) {
      const restarts = index === 0 || isRestart;
      if (restarts) count = 0;
      const first = decoded.length;
      // A restart is shown at once; other anchors after all that overtake them.
      const ahead = restarts ? 0 : overtaking;
      decoded.push({ shown: first + ahead, count: 2 * (count + ahead), isRestart: restarts });
      for (let b = 0; b < ahead; b += 1)
        decoded.push({ shown: first + b, count: 2 * (count + b), isRestart: false });
      count += ahead + 1;
    }
    return decoded;
  });

describe('the times at which pictures are shown', () => {
  it('are those of decoding, in the order of showing', () => {
    fc.assert(
      fc.property(streams, (decoded) => {
        const times = new ShownTimes<number>();
        const out = decoded.flatMap((place, index) => times.push(index, 10 * index, place));
        out.push(...times.end());
        expect(out).toEqual(decoded.map(({ shown }, index) => [index, 10 * shown]));
      }),
    );
  });

  it('skip the moments that have no picture', () => {
    const times = new ShownTimes<string>();
    const key = { isRestart: true, count: 0 };
    times.push('a', 0, key);
    times.push('c', 2, { isRestart: false, count: 4 });
    times.push('b', 5, { isRestart: false, count: 2 });
    expect(times.end()).toEqual([
      ['a', 0],
      ['c', 5],
      ['b', 2],
    ]);
  });

  it('are refused where a picture is never shown', () => {
    const times = new ShownTimes<number>();
    times.push(0, 0, { isRestart: true, count: 1_000_000 });
    expect(() => {
      for (let index = 1; index < 2 * MAX_OVERTAKING; index += 1)
        times.push(index, index, { isRestart: false, count: index });
    }).toThrow(RangeError);
  });
});
