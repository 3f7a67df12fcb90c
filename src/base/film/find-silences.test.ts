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

  it('goes by the level of the minute around, so that a loud and a quiet speaker both have pauses', () => {
    const pauses = new Array<number>(40).fill(1);
    const [loud, quiet] = [talk(-15, -40, pauses), talk(-45, -70, pauses)];
    for (const loudness of [
      [...loud.loudness, ...quiet.loudness],
      [...quiet.loudness, ...loud.loudness],
    ])
      expect(findSilences(loudness, STEP_SEC).length).toBeGreaterThan(70);
  });

  it('takes a pause for one that is longer than what it looks at, also at the end', () => {
    const long = [...new Array<number>(1000).fill(-20), ...new Array<number>(1250).fill(-70)];
    const [span, ...more] = findSilences([...long, ...new Array<number>(1000).fill(-20)], STEP_SEC);
    expect(more).toEqual([]);
    expect(span).toEqual({ startSec: 20, endSec: 45 });
    expect(findSilences(long, STEP_SEC)).toEqual([span]);
  });

  it.each([
    ['nothing louder than -25 dB', -24, 0, []],
    ['-25 dB', -25, 0, [20]],
    ['nothing less than 12 dB under the level', -31, -20, []],
    ['12 dB under the level', -32, -20, [20]],
    ['all of -55 dB and less, however quiet the quietest is', -55, -20, [20], -90],
    ['nothing far above the quietest', -54, -20, [], -90],
  ])('takes for quiet %s', (_, quietDb, loudDb, lengths, quietestDb = loudDb) => {
    const steps = (count: number, db: number) => new Array<number>(count).fill(db);
    // The quietest is a tenth of it all, and too short to be a pause.
    const loudness = [
      ...[...steps(50, loudDb), ...steps(20, quietDb), ...steps(50, loudDb), ...steps(15, quietestDb)],
      ...steps(5, loudDb),
    ];
    const found = findSilences(loudness, STEP_SEC);
    expect(found.map(({ startSec, endSec }) => Math.round((endSec - startSec) / STEP_SEC))).toEqual(lengths);
  });

  it('counts what lasts as long as the shortest pause, and nothing shorter', () => {
    const loud = new Array<number>(100).fill(-20);
    const pauseOf = (steps: number) => [...loud, ...new Array<number>(steps).fill(-70), ...loud];
    const shortest = Math.ceil(MIN_SILENCE_SEC / STEP_SEC);
    expect(findSilences(pauseOf(shortest), STEP_SEC)).toHaveLength(1);
    expect(findSilences(pauseOf(shortest - 1), STEP_SEC)).toEqual([]);
    expect(findSilences(pauseOf(Math.round(MIN_SILENCE_SEC / 0.05)), 0.05)).toHaveLength(1);
  });
});
