import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { preciseClock } from '../../app/i18n/clock.ts';
import { readClock } from './read-clock.ts';

describe('a typed time', () => {
  it('is read as it is shown', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000_00 }), (hundredths) => {
        expect(readClock(preciseClock(hundredths / 100))).toBeCloseTo(hundredths / 100, 5);
      }),
    );
  });

  it('may be plain seconds, with a point or a comma', () => {
    expect(['65', '65.5', ' 65,5 ', '1:05', '65.25', '1:02:03'].map(readClock)).toEqual([
      65, 65.5, 65.5, 65, 65.25, 3723,
    ]);
  });

  it('is null for anything else', () => {
    for (const text of ['', 'now', '1:', ':5', '-3', '1:2:3:4', '1e3']) expect(readClock(text)).toBeNull();
  });
});
