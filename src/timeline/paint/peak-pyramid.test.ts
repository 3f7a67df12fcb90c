import fc from 'fast-check';
import { expect, it } from 'vitest';
import { buildPyramid, peakBetween } from './peak-pyramid.ts';

it('a stretch of a pyramid is never quieter than the loudest sound in it', () => {
  const peaks = fc.array(fc.float({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 300 });
  fc.assert(
    fc.property(peaks, fc.nat({ max: 299 }), fc.integer({ min: 1, max: 300 }), (values, from, count) => {
      const pyramid = buildPyramid(0.1, values);
      const loudest = Math.max(0, ...values.slice(from, from + count));
      const found = peakBetween(pyramid, from * 0.1 + 1e-9, (from + count) * 0.1 - 1e-9);
      expect(found).toBeGreaterThanOrEqual(Math.fround(loudest));
      expect(found).toBeLessThanOrEqual(Math.max(...values.map(Math.fround)));
    }),
  );
});
