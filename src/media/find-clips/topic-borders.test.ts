import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Word } from '../listen/word.ts';
import { cuesOf } from './languages/language-cues.ts';
import { splitSentences } from './sentence.ts';
import { type BorderEvidence, topicBorders } from './topic-borders.ts';
import { topicTerms } from './topic-terms.ts';

interface Said {
  readonly text: string;
  readonly gapSec?: number;
  readonly speaker?: string | null;
}

const NOTHING: BorderEvidence = { shotCutsSec: [], silences: [] };
/** Each sentence lasts a second; `gapSec` stands before it. */
function bordersOf(said: readonly Said[], evidence = NOTHING): number[] {
  let atSec = 0;
  const words = said.map(({ text, gapSec = 0, speaker = null }, index): Word => {
    const startSec = atSec + gapSec;
    atSec = startSec + 1;
    return { index, text, startSec, endSec: atSec, confidence: null, speaker };
  });
  const sentences = splitSentences(words, cuesOf('en'));
  expect(sentences).toHaveLength(said.length);
  return topicBorders(
    sentences,
    sentences.map(({ text }) => topicTerms(text, cuesOf('en'))),
    cuesOf('en'),
    evidence,
  );
}
const plain = (count: number): Said[] => Array.from({ length: count }, () => ({ text: 'Bread.' }));
const second = (change: Partial<Said>, evidence = NOTHING) =>
  bordersOf([{ text: 'Bread.' }, { text: 'Bread.', ...change }], evidence)[1] ?? -1;

describe('where a talk turns', () => {
  it('is told for each gap from 0 to 1, and is sure before the first and after the last sentence', () => {
    const said = fc.record({
      text: fc.constantFrom('Bread.', 'Trains.', 'Now.', 'So, bread and trains.'),
      gapSec: fc.double({ min: 0, max: 3, noNaN: true }),
      speaker: fc.constantFrom('A', 'B'),
    });
    const times = fc.array(fc.nat(30), { maxLength: 5 });
    fc.assert(
      fc.property(fc.array(said, { minLength: 1, maxLength: 15 }), times, times, (list, cuts, pauses) => {
        const silences = pauses.map((startSec) => ({ startSec, endSec: startSec + 0.5 }));
        const borders = bordersOf(list, { shotCutsSec: cuts, silences });
        expect(borders).toHaveLength(list.length + 1);
        expect([borders[0], borders.at(-1)]).toEqual([1, 1]);
        for (const border of borders) {
          expect(border).toBeGreaterThanOrEqual(0);
          expect(border).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  it('shows by a pause, the more the longer it is, up to a bit over a second', () => {
    expect(second({})).toBe(0);
    const [short = 0, long = 0, longest, endless] = [0.3, 0.6, 1.2, 5].map((gapSec) => second({ gapSec }));
    expect(short).toBeGreaterThan(0);
    expect(long).toBeCloseTo(2 * short, 9);
    expect(longest).toBeCloseTo(4 * short, 9);
    expect(endless).toBe(longest);
  });

  it('hears a pause of the sound beside it, where words are told to touch', () => {
    const pauseAt = (startSec: number, endSec: number) =>
      second({}, { ...NOTHING, silences: [{ startSec, endSec }] });
    expect(pauseAt(0.7, 1.3)).toBeCloseTo(second({ gapSec: 0.6 }), 9);
    expect(pauseAt(0.5, 0.85)).toBeGreaterThan(0);
    expect(pauseAt(1.15, 1.6)).toBeGreaterThan(0);
    expect(pauseAt(0.2, 0.7)).toBe(0);
    expect(pauseAt(1.3, 1.8)).toBe(0);
    expect(
      second(
        {},
        {
          ...NOTHING,
          silences: [
            { startSec: 0.6, endSec: 1.2 },
            { startSec: 1.1, endSec: 1.2 },
          ],
        },
      ),
    ).toBe(pauseAt(0.6, 1.2));
  });

  it('shows by a cut beside it, by another voice, and by an opener', () => {
    const cutAt = (...shotCutsSec: number[]) => second({}, { ...NOTHING, shotCutsSec });
    expect(cutAt(0.75)).toBeGreaterThan(0);
    expect(cutAt(1.25, 9)).toBe(cutAt(0.75));
    expect([cutAt(0.6), cutAt(1.4)]).toEqual([0, 0]);
    expect(
      bordersOf([
        { text: 'Bread.', speaker: 'A' },
        { text: 'Bread.', speaker: 'B' },
      ])[1],
    ).toBeGreaterThan(0);
    expect(second({ text: 'Now bread.' })).toBeGreaterThan(0);
  });

  it('is strongest where the words change', () => {
    const change = [...plain(8), ...Array.from({ length: 8 }, () => ({ text: 'Trains.' }))];
    const borders = bordersOf(change);
    const inside = borders.slice(1, -1);
    expect(inside.indexOf(Math.max(...inside))).toBe(7);
    expect(borders[8]).toBeCloseTo(0.45, 9);
    expect([borders[1], borders[15]]).toEqual([0, 0]);
    expect(bordersOf(plain(12)).slice(1, -1)).toEqual(new Array(11).fill(0));
  });

  it('is deeper the more of the words change', () => {
    const half = { text: 'Bread trains.' };
    const borders = bordersOf([
      ...plain(8),
      ...new Array<Said>(8).fill(half),
      ...new Array<Said>(8).fill({ text: 'Salt.' }),
    ]);
    expect(borders[16]).toBeGreaterThan(borders[8] ?? 1);
    expect(borders[8]).toBeGreaterThan(0);
  });
});
