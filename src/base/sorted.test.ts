import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstAfter, nearestValue } from './sorted.ts';

const ordered = fc
  .array(fc.integer({ min: -20, max: 20 }), { maxLength: 30 })
  .map((list) => list.toSorted((a, b) => a - b));
const wanted = fc.integer({ min: -25, max: 25 });
const itself = (value: number) => value;

describe('searching ordered values', () => {
  it('finds the first one after, from a place on', () => {
    fc.assert(
      fc.property(ordered, wanted, fc.nat(30), (values, value, from) => {
        const start = Math.min(from, values.length);
        const found = values.findIndex((one, at) => at >= start && one > value);
        expect(firstAfter(values, value, itself, start)).toBe(found < 0 ? values.length : found);
        expect(firstAfter(values, value, itself)).toBe(firstAfter(values, value, itself, 0));
      }),
    );
  });

  it('finds the nearest one, of two as near the earlier', () => {
    fc.assert(
      fc.property(ordered, wanted, (values, value) => {
        const nearest = nearestValue(values, value, itself);
        if (values.length === 0) expect(nearest).toBeNull();
        else {
          const away = Math.min(...values.map((one) => Math.abs(one - value)));
          expect(nearest).toBe(values.find((one) => Math.abs(one - value) === away));
        }
      }),
    );
  });
});
