import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { silencesOf, snapToSilences } from './snap-to-silences.ts';

const time = fc.double({ min: 0, max: 30, noNaN: true });
const span = fc
  .tuple(time, time)
  .filter(([a, b]) => Math.abs(a - b) > 0.01)
  .map(([a, b]) => ({ startSec: Math.min(a, b), endSec: Math.max(a, b) }));

describe('words and pauses', () => {
  it('never grow, and never lose their length', () => {
    fc.assert(
      fc.property(fc.array(span), fc.array(span), (spoken, pauses) => {
        const ordered = pauses
          .toSorted((a, b) => a.startSec - b.startSec)
          .filter(({ startSec }, at, all) => at === 0 || startSec >= (all[at - 1]?.endSec ?? 0));
        const words = spoken.map((word) => ({ text: 'w', ...word }));
        snapToSilences(words, ordered).forEach((word, at) => {
          expect(word.startSec).toBeGreaterThanOrEqual(words[at]?.startSec ?? 0);
          expect(word.endSec).toBeLessThanOrEqual(words[at]?.endSec ?? 0);
          expect(word.endSec ?? 0).toBeGreaterThan(word.startSec);
        });
      }),
    );
  });

  it('end a word where the pause behind it begins, and begin one where the pause before it ends', () => {
    const words = [
      { text: 'one', startSec: 1, endSec: 2 },
      { text: 'two', startSec: 2, endSec: 3 },
    ];
    expect(snapToSilences(words, [{ startSec: 1.4, endSec: 2.6 }])).toEqual([
      { text: 'one', startSec: 1, endSec: 1.4 },
      { text: 'two', startSec: 2.6, endSec: 3 },
    ]);
  });

  it('are found in the sound itself', () => {
    const rate = 16_000;
    const samples = Float32Array.from({ length: 4 * rate }, (_, at) =>
      at > rate && at < 2 * rate ? 0 : 0.4 * Math.sin(at / 10),
    );
    const [pause, ...more] = silencesOf(samples, rate);
    expect(more).toEqual([]);
    expect(pause?.startSec).toBeCloseTo(1, 1);
    expect(pause?.endSec).toBeCloseTo(2, 1);
  });
});
