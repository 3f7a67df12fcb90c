import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { percentiles } from './percentiles.ts';

describe('where each value stands among all', () => {
  it('is the share of the others below it, with half of those beside it', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 2, maxLength: 40 }), (values) => {
        for (const [at, standing] of percentiles(values).entries()) {
          const own = values[at] ?? 0;
          const below = values.filter((value) => value < own).length;
          const beside = values.filter((value) => value === own).length - 1;
          expect(standing).toBeCloseTo((below + beside / 2) / (values.length - 1), 9);
        }
      }),
    );
  });

  it('is in the middle for one alone', () => {
    expect(percentiles([7])).toEqual([0.5]);
    expect(percentiles([])).toEqual([]);
  });
});
