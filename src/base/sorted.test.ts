import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstAfter, valuesAround } from './sorted.ts';

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

  it('finds the two nearest ones among those around', () => {
    const away = (values: readonly number[], value: number) =>
      values.map((one) => Math.abs(one - value)).toSorted((a, b) => a - b);
    fc.assert(
      fc.property(ordered, wanted, (values, value) => {
        const around = valuesAround(itemsOf(values), value, keyOf);
        expect(away(around, value).slice(0, 2)).toEqual(away(values, value).slice(0, 2));
      }),
    );
  });
});
