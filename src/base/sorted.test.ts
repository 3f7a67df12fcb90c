import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstAfter, nearestValue } from './sorted.ts';

const ordered = fc
  .array(fc.integer({ min: -20, max: 20 }), { maxLength: 30 })
  .map((list) => list.toSorted((a, b) => a - b));
const wanted = fc.integer({ min: -25, max: 25 });
interface Item {
  readonly key: number;
}
const itemsOf = (values: readonly number[]): Item[] => values.map((key) => ({ key }));
const keyOf = ({ key }: Item) => key;

describe('searching ordered values', () => {
  it('finds the first one after, from a place on', () => {
    fc.assert(
      fc.property(ordered, wanted, fc.nat(30), (values, value, from) => {
        const start = Math.min(from, values.length);
        const found = values.findIndex((one, at) => at >= start && one > value);
        expect(firstAfter(itemsOf(values), value, keyOf, start)).toBe(found < 0 ? values.length : found);
        expect(firstAfter(itemsOf(values), value, keyOf)).toBe(firstAfter(itemsOf(values), value, keyOf, 0));
      }),
    );
  });

  it('finds the nearest one, of two as near the earlier', () => {
    fc.assert(
      fc.property(ordered, wanted, (values, value) => {
        const nearest = nearestValue(itemsOf(values), value, keyOf);
        if (values.length === 0) expect(nearest).toBeNull();
        else {
          const away = Math.min(...values.map((one) => Math.abs(one - value)));
          expect(nearest).toBe(values.find((one) => Math.abs(one - value) === away));
        }
      }),
    );
  });
});
