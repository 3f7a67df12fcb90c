import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FilmstripPlan, planFilmstrip, SHEET_COLUMNS } from './plan-filmstrip.ts';

const everySec = (stepSec: number, durationSec: number): number[] =>
  Array.from({ length: Math.ceil(durationSec / stepSec) }, (_, at) => at * stepSec);
const allTimes = ({ sheets }: FilmstripPlan): number[] => sheets.flatMap(({ timesSec }) => [...timesSec]);

const keyTimes = fc
  .array(fc.integer({ min: 20, max: 12_000 }), { minLength: 1, maxLength: 3000 })
  .map((gapsMs) => {
    let ms = 0;
    return gapsMs.map((gap, at) => {
      ms += at === 0 ? 0 : gap;
      return ms / 1000;
    });
  });

describe('a filmstrip', () => {
  it('shows a film of hours on its first sheet, and every four seconds of it at its finest', () => {
    const plan = planFilmstrip(everySec(2, 4 * 3600), 1920, 1080);
    expect(plan).toMatchObject({ pictureWidthPx: 160, pictureHeightPx: 90 });
    expect([...new Set(plan.sheets.map(({ stepSec }) => stepSec))]).toEqual([256, 64, 16, 4]);
    expect(plan.sheets[0]?.timesSec.at(-1)).toBe(14_336);
    expect(allTimes(plan)).toHaveLength(3600);
  });

  it('keeps to the key frames of a short film, in upright pictures for an upright one', () => {
    const plan = planFilmstrip([0, 2.5, 5], 1080, 1920);
    expect(plan).toEqual({
      pictureWidthPx: 90,
      pictureHeightPx: 160,
      sheets: [{ stepSec: 1, timesSec: [0, 2.5, 5] }],
    });
  });

  it('is empty for a film without key frames', () => {
    expect(planFilmstrip([], 640, 360).sheets).toEqual([]);
  });

  it('holds no picture twice, in order on sheets that are not overfull, from coarse to fine', () => {
    fc.assert(
      fc.property(keyTimes, (timesSec) => {
        const plan = planFilmstrip(timesSec, 640, 360);
        const known = new Set(timesSec);
        const held = allTimes(plan);
        expect(held.every((timeSec) => known.has(timeSec))).toBe(true);
        expect(new Set(held).size).toBe(held.length);
        expect(held.length).toBeLessThanOrEqual(4096);
        for (const [at, sheet] of plan.sheets.entries()) {
          expect(sheet.timesSec.length).toBeLessThanOrEqual(SHEET_COLUMNS ** 2);
          expect(sheet.timesSec).toEqual([...sheet.timesSec].sort((a, b) => a - b));
          expect(sheet.stepSec).toBeLessThanOrEqual(plan.sheets[at - 1]?.stepSec ?? Number.POSITIVE_INFINITY);
        }
      }),
    );
  });

  it('has for each key frame a picture in the same stretch of every level', () => {
    fc.assert(
      fc.property(keyTimes, (timesSec) => {
        const { sheets } = planFilmstrip(timesSec, 640, 360);
        for (const stepSec of new Set(sheets.map((sheet) => sheet.stepSec))) {
          const shown = sheets
            .filter((sheet) => sheet.stepSec >= stepSec)
            .flatMap((sheet) => sheet.timesSec.map((timeSec) => Math.floor(timeSec / stepSec)));
          const stretches = new Set(timesSec.map((timeSec) => Math.floor(timeSec / stepSec)));
          expect(new Set(shown)).toEqual(stretches);
        }
      }),
    );
  });
});
