import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { againstKept } from './against-kept.ts';
import { absoluteOf, type Figure, ratioOf } from './figure.ts';

const rounds = fc.array(fc.double({ min: 0.1, max: 100, noNaN: true }), { minLength: 1, maxLength: 7 });
const better = fc.constantFrom<Figure['better']>('less', 'more');

describe('a figure against the kept one', () => {
  it('is worse by more than its rounds differ, and not by less', () => {
    const kept = ratioOf('export', [0.54, 0.55, 0.57], 'less');
    expect(againstKept(ratioOf('export', [0.57, 0.58, 0.58], 'less'), kept)).toBe('as before');
    expect(againstKept(ratioOf('export', [0.58, 0.59, 0.6], 'less'), kept)).toBe('worse');
    expect(againstKept(ratioOf('export', [0.5, 0.51, 0.52], 'less'), kept)).toBe('better');
    expect(againstKept(ratioOf('upload', [0.5, 0.51, 0.52], 'more'), { ...kept, better: 'more' })).toBe(
      'worse',
    );
  });

  it('is never compared where it depends on the machine, and new where none was kept', () => {
    const pace = absoluteOf('reads', 'a second', [2000], 'more');
    expect(againstKept(pace, { ...pace, rounds: [9000] })).toBe('not compared');
    expect(againstKept(ratioOf('export', [0.5], 'less'), undefined)).toBe('new');
  });

  it('is as before beside itself, and the other way round from the other side', () => {
    fc.assert(
      fc.property(rounds, rounds, better, (one, other, way) => {
        const [a, b] = [ratioOf('any', one, way), ratioOf('any', other, way)];
        const turned = { better: 'worse', worse: 'better' } as Readonly<Record<string, string>>;
        const verdict = againstKept(a, b);
        expect(againstKept(a, a)).toBe('as before');
        expect(againstKept(b, a)).toBe(turned[verdict] ?? verdict);
      }),
    );
  });
});
