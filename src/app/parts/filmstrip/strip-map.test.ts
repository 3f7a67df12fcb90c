import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planFilmstrip } from '../../../media/vision/filmstrip/plan-filmstrip.ts';
import { mapStrip, placesAt } from './strip-map.ts';

const strip = (timesSec: readonly number[]) => ({
  sheets: planFilmstrip(timesSec, 640, 360).sheets.map(({ stepSec, timesSec: on }) => ({
    stepSec,
    timesSec: [...on],
    url: null,
  })),
});

const keyTimes = fc
  .uniqueArray(fc.integer({ min: 0, max: 4_000_000 }), { minLength: 1, maxLength: 2000 })
  .map((ms) => ms.sort((a, b) => a - b).map((one) => one / 1000));
const moment = fc.double({ min: 0, max: 4000, noNaN: true });
const span = fc.double({ min: 0.01, max: 600, noNaN: true });

describe('the picture of a moment', () => {
  it('is the last one before it, as fine as the stretch that is shown', () => {
    const map = mapStrip(strip(Array.from({ length: 300 }, (_, second) => second)));
    expect(map.map(({ stepSec }) => stepSec)).toEqual([16, 4, 1]);
    expect(placesAt(map, 123.4, 1).map(({ timeSec }) => timeSec)).toEqual([123, 120, 112]);
    expect(placesAt(map, 123.4, 5).map(({ timeSec }) => timeSec)).toEqual([120, 112]);
    expect(placesAt(map, 123.4, 100).map(({ timeSec }) => timeSec)).toEqual([112]);
    expect(placesAt(mapStrip({ sheets: [] }), 1, 1)).toEqual([]);
  });

  it('stands on its sheet where its time says', () => {
    fc.assert(
      fc.property(keyTimes, moment, span, (timesSec, sourceSec, spanSec) => {
        const film = strip(timesSec);
        for (const { timeSec, sheet, at } of placesAt(mapStrip(film), sourceSec, spanSec))
          expect(film.sheets[sheet]?.timesSec[at]).toBe(timeSec);
      }),
    );
  });

  it('is never of a later moment, except before the first, and what stands in is never nearer', () => {
    fc.assert(
      fc.property(keyTimes, moment, span, (timesSec, sourceSec, spanSec) => {
        const found = placesAt(mapStrip(strip(timesSec)), sourceSec, spanSec).map(({ timeSec }) => timeSec);
        expect(found.length).toBeGreaterThan(0);
        for (const timeSec of found) expect(timeSec <= sourceSec || timeSec === timesSec[0]).toBe(true);
        expect(found).toEqual([...found].sort((a, b) => b - a));
      }),
    );
  });

  it('of a fine enough level lies less than two of its steps back, where key frames are dense', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 3000 }),
        span,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (count, spanSec, share) => {
          const map = mapStrip(strip(Array.from({ length: count }, (_, second) => second)));
          const sourceSec = share * (count - 1);
          const level = map.find(({ stepSec }) => stepSec <= spanSec) ?? map.at(-1);
          const [place] = placesAt(map, sourceSec, spanSec);
          expect(sourceSec - (place?.timeSec ?? -1e9)).toBeLessThan(2 * (level?.stepSec ?? 0));
        },
      ),
    );
  });
});
