import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectedAgreement, type Strong } from './expected-agreement.ts';

const item = (startSec: number, endSec: number, strength = 0): Strong => ({ startSec, endSec, strength });
const anyItems = fc.array(
  fc
    .tuple(fc.nat(100), fc.integer({ min: 1, max: 40 }), fc.integer({ min: -5, max: 5 }))
    .map(([startSec, lengthSec, strength]) => item(startSec, startSec + lengthSec, strength)),
  { minLength: 1, maxLength: 30 },
);

/** As it is defined, every pair looked at. */
function byDefinition(items: readonly Strong[]): number[] {
  const middle = items.reduce((sum, { strength }) => sum + strength, 0) / items.length;
  const variance = items.reduce((sum, { strength }) => sum + (strength - middle) ** 2, 0) / items.length;
  const likely = (strength: number) => Math.exp((2 * (strength - middle)) / (Math.sqrt(variance) || 1));
  const sums = items.map((one) =>
    items.reduce((sum, other) => {
      const shared = Math.min(one.endSec, other.endSec) - Math.max(one.startSec, other.startSec);
      const both = Math.max(one.endSec, other.endSec) - Math.min(one.startSec, other.startSec);
      return shared / both < 0.5 ? sum : sum + likely(other.strength) * (shared / both) ** 2;
    }, 0),
  );
  const mean = sums.reduce((sum, value) => sum + value, 0) / sums.length;
  return sums.map((value) => Math.log(value / mean));
}

describe('how well a candidate agrees with all likely ones', () => {
  it('is the likely time shared with each, squared, whatever the order', () => {
    fc.assert(
      fc.property(anyItems, (items) => {
        const expected = byDefinition(items);
        for (const [at, value] of expectedAgreement(items).entries())
          expect(value).toBeCloseTo(expected[at] ?? 0, 6);
      }),
    );
  });

  it('does not change with a constant or a scale that all strengths have', () => {
    const whole = fc.integer({ min: 1, max: 9 });
    fc.assert(
      fc.property(anyItems, whole, whole, (items, constant, scale) => {
        const moved = items.map((one) => ({ ...one, strength: scale * one.strength + constant }));
        for (const [at, value] of expectedAgreement(moved).entries())
          expect(value).toBeCloseTo(expectedAgreement(items)[at] ?? 0, 6);
      }),
    );
  });

  it('prefers the middle of many likely ones to a lone one that is a little likelier', () => {
    const weak = Array.from({ length: 8 }, (_, at) => item(200 + 50 * at, 240 + 50 * at, -2));
    const three = [item(0, 40, 1), item(2, 42, 1), item(4, 44, 1)];
    const values = expectedAgreement([...three, item(100, 140, 1.2), ...weak]);
    expect(Math.max(...values)).toBe(values[1]);
  });

  it('says nothing of nothing', () => {
    expect(expectedAgreement([])).toEqual([]);
  });
});
