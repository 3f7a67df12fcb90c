import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clock, preciseClock } from './clock.ts';

const secondsOf = (text: string): number => text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

describe('a length as people read it', () => {
  it('has hours only when it needs them', () => {
    expect(clock(42)).toBe('0:42');
    expect(clock(3723)).toBe('1:02:03');
    expect(clock(-1)).toBe('0:00');
  });

  it('can be read back to the second, and to the hundredth', () => {
    fc.assert(
      fc.property(fc.nat(8_640_000), (hundredths) => {
        expect(secondsOf(preciseClock(hundredths / 100))).toBeCloseTo(hundredths / 100, 6);
        expect(secondsOf(clock(hundredths))).toBe(hundredths);
      }),
    );
  });
});
