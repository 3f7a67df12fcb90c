import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findSilences, MIN_SILENCE_SEC } from './find-silences.ts';

const STEP_SEC = 0.02;
/** Speech of given level with pauses of given lengths between stretches of two seconds. */
function talk(speechDb: number, floorDb: number, pausesSec: readonly number[]) {
  const loudness: number[] = [];
  const pauses: { startSec: number; endSec: number }[] = [];
  const add = (sec: number, db: number) => {
    for (let i = 0; i < Math.round(sec / STEP_SEC); i += 1) loudness.push(db + (i % 3));
  };
  for (const pauseSec of pausesSec) {
    add(2, speechDb);
    pauses.push({ startSec: loudness.length * STEP_SEC, endSec: loudness.length * STEP_SEC + pauseSec });
    add(pauseSec, floorDb);
  }
  add(2, speechDb);
  return { loudness, pauses };
}

describe('finding pauses', () => {
  it('finds every planted pause, at any level of voice and noise', () => {
    const pause = fc.integer({ min: 20, max: 100 }).map((steps) => steps * STEP_SEC);
    fc.assert(
      fc.property(
        fc.array(pause, { minLength: 1, maxLength: 20 }),
        fc.integer({ min: -45, max: -10 }),
        fc.integer({ min: 25, max: 60 }),
        (pausesSec, speechDb, distance) => {
          const { loudness, pauses } = talk(speechDb, speechDb - distance, pausesSec);
          const found = findSilences(loudness, STEP_SEC);
          expect(found.length).toBe(pauses.length);
          found.forEach((span, index) => {
            expect(span.startSec).toBeCloseTo(pauses[index]?.startSec ?? -1, 5);
            expect(span.endSec).toBeCloseTo(pauses[index]?.endSec ?? -1, 5);
          });
        },
      ),
    );
  });

  it('gives spans in order that do not overlap and are long enough, for any sound', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: -100, max: 0, noNaN: true }), { maxLength: 3000 }),
        (loudness) => {
          const spans = findSilences(loudness, STEP_SEC);
          spans.forEach(({ startSec, endSec }, index) => {
            expect(endSec - startSec).toBeGreaterThanOrEqual(MIN_SILENCE_SEC - 1e-6);
            expect(startSec).toBeGreaterThanOrEqual(spans[index - 1]?.endSec ?? 0);
          });
        },
      ),
    );
  });

  it('does not end a pause at a click', () => {
    const { loudness } = talk(-20, -70, [1]);
    loudness[Math.round(2.5 / STEP_SEC)] = -10;
    expect(findSilences(loudness, STEP_SEC)).toHaveLength(1);
  });

  it('finds none in even sound', () => {
    expect(findSilences(new Array(5000).fill(-20), STEP_SEC)).toEqual([]);
  });

  it('hears a pause at the very start, and through a click, and none through a syllable', () => {
    const loud = (steps: number) => new Array<number>(steps).fill(-20);
    const quiet = (steps: number) => new Array<number>(steps).fill(-70);
    const after = [...loud(100)];
    const lengths = (loudness: readonly number[]) =>
      findSilences(loudness, STEP_SEC).map(({ startSec, endSec }) =>
        Math.round((endSec - startSec) / STEP_SEC),
      );
    expect(lengths([...quiet(50), ...after])).toEqual([50]);
    expect(lengths([...quiet(40), ...loud(2), ...quiet(40), ...after])).toEqual([82]);
    expect(lengths([...quiet(40), ...loud(3), ...quiet(40), ...after])).toEqual([40, 40]);
  });
});
