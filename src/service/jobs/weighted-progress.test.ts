import fc from 'fast-check';
import { expect, it } from 'vitest';
import { weightedProgress } from './weighted-progress.ts';

it('never goes back and ends at 1 when every stage runs to its end in order', () => {
  const stages = fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 8 });
  const steps = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 5 });
  fc.assert(
    fc.property(stages, steps, (weights, own) => {
      const seen: number[] = [];
      const all = weights.map((weight, index) => ({ name: `stage ${index}`, weight }));
      const stage = weightedProgress(all, (progress) => seen.push(progress));
      for (const { name } of all)
        for (const value of [0, ...own.toSorted((a, b) => a - b), 1]) stage(name)(value);
      expect(seen.every((value, index) => index === 0 || value >= (seen[index - 1] ?? 0) - 1e-9)).toBe(true);
      expect(seen.at(-1)).toBeCloseTo(1, 9);
    }),
  );
});

it('keeps the finer word a stage gives itself', () => {
  const seen: string[] = [];
  const stage = weightedProgress([{ name: 'transcribe', weight: 1 }], (_, word) => seen.push(word));
  stage('transcribe')(0);
  stage('transcribe')(0.5, 'download_model');
  expect(seen).toEqual(['transcribe', 'download_model']);
});
