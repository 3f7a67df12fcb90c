import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { silencesOf, snapToSilences } from './snap-to-silences.ts';

/** In hundredths: numbers between any two doubles are nearly all close to 0. */
const span = fc
  .tuple(fc.nat(2900), fc.integer({ min: 2, max: 300 }))
  .map(([start, length]) => ({ startSec: start / 100, endSec: (start + length) / 100 }));

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

  it.each([
    ['the side that is longer', [0, 1], [0.4, 0.7], [0, 0.4]],
    ['the other side where that is longer', [0, 1], [0.3, 0.6], [0.6, 1]],
    ['the side before where both are as long', [0, 1], [0.25, 0.75], [0, 0.25]],
    ['the shortest word there is, before a pause', [0, 0.5], [0.08, 0.5], [0, 0.08]],
    ['the shortest word there is, after a pause', [-0.5, 0.08], [-0.5, 0], [0, 0.08]],
    ['a word that has no length beside the pause', [0, 0.5], [0.07, 0.44], [0, 0.5]],
    ['a word before the pause', [0, 1], [1, 2], [0, 1]],
    ['a word after the pause', [1, 2], [0, 1], [1, 2]],
  ])('keep %s', (_, [startSec = 0, endSec = 0], [from = 0, to = 0], kept) => {
    const [word] = snapToSilences([{ text: 'w', startSec, endSec }], [{ startSec: from, endSec: to }]);
    expect(word?.startSec).toBeCloseTo(kept[0] ?? -1, 9);
    expect(word?.endSec).toBeCloseTo(kept[1] ?? -1, 9);
  });

  it('leave a word alone whose end nobody told', () => {
    const open = { text: 'w', startSec: 0, endSec: null };
    expect(snapToSilences([open], [{ startSec: 0, endSec: 1 }])).toEqual([open]);
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
