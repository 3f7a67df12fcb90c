/** Where on the sheets of a filmstrip the picture of a moment stands. Pure. */
import { firstAfter } from '../../../base/sorted.ts';
import type { Filmstrip } from '../../../contract/schemas/asset.ts';

export interface PicturePlace {
  readonly timeSec: number;
  readonly sheet: number;
  /** From the left, row by row. */
  readonly at: number;
}

/** From coarse to fine; each level holds all pictures of the ones before, by time. */
export type StripMap = readonly StripLevel[];

interface StripLevel {
  readonly stepSec: number;
  readonly places: readonly PicturePlace[];
}

export function mapStrip({ sheets }: Pick<Filmstrip, 'sheets'>): StripMap {
  const steps = [...new Set(sheets.map(({ stepSec }) => stepSec))].sort((a, b) => b - a);
  return steps.map((stepSec) => ({
    stepSec,
    places: sheets
      .flatMap((sheet, number) =>
        sheet.stepSec < stepSec ? [] : sheet.timesSec.map((timeSec, at) => ({ timeSec, sheet: number, at })),
      )
      .sort((a, b) => a.timeSec - b.timeSec),
  }));
}

/**
 * The picture on show at a moment, as fine as stretches of `spanSec` need, and after it what may stand in for it,
 * from fine to coarse. Empty where there are no pictures.
 */
export function placesAt(map: StripMap, sourceSec: number, spanSec: number): PicturePlace[] {
  const enough = map.findIndex(({ stepSec }) => stepSec <= spanSec);
  const finest = enough < 0 ? map.length - 1 : enough;
  const found = map.slice(0, finest + 1).map(({ places }) => {
    const before = firstAfter(places, sourceSec, ({ timeSec }) => timeSec) - 1;
    return places[Math.max(0, before)] as PicturePlace;
  });
  return found.reverse().filter((place, at) => found[at - 1] !== place);
}
