/**
 * Which key frames of a source become its small pictures, and on which sheet each stands. Pure. Levels go from coarse
 * to fine and never repeat a picture, so that a few sheets show a film of hours and more only add to them.
 */
import { evenDown } from '../../pictures/rect-px.ts';

/** What every sheet of a filmstrip has in common, and the sheets in the order they are made. */
export interface FilmstripPlan {
  /** Even. */
  readonly pictureWidthPx: number;
  readonly pictureHeightPx: number;
  readonly sheets: readonly FilmstripSheet[];
}

export type FilmstripSize = Omit<FilmstripPlan, 'sheets'>;

/** Pictures side by side in rows of SHEET_COLUMNS. */
export interface FilmstripSheet {
  /** Together with all coarser sheets there is one picture in each stretch of this length that has a key frame. */
  readonly stepSec: number;
  /** Presentation times on the source's clock, ascending. */
  readonly timesSec: readonly number[];
}

export const SHEET_COLUMNS = 8;
const PICTURES_PER_SHEET = SHEET_COLUMNS ** 2;
/** The usual size of pictures under a seek bar; a lane of the timeline shows them somewhat smaller. */
const LONG_SIDE_PX = 160;
const FINEST_STEP_SEC = 1;
const STEP_FACTOR = 4;
/** Some ten megabytes at most; four hours have a picture every four seconds. */
const MAX_PICTURES = 4096;

/** @param keyTimesSec of all key frames, ascending, on the source's clock */
export function planFilmstrip(
  keyTimesSec: readonly number[],
  widthPx: number,
  heightPx: number,
): FilmstripPlan {
  return { ...pictureSize(widthPx, heightPx), sheets: levelsOf(keyTimesSec).flatMap(sheetsOf) };
}

function pictureSize(
  widthPx: number,
  heightPx: number,
): Pick<FilmstripPlan, 'pictureWidthPx' | 'pictureHeightPx'> {
  const shrink = Math.min(1, LONG_SIDE_PX / Math.max(widthPx, heightPx));
  const side = (px: number): number => Math.max(2, evenDown(Math.round(px * shrink)));
  return { pictureWidthPx: side(widthPx), pictureHeightPx: side(heightPx) };
}

/** The first level fits one sheet; each next one has only what it adds, until there is nothing or too much to add. */
function levelsOf(timesSec: readonly number[]): FilmstripSheet[] {
  let stepSec = FINEST_STEP_SEC;
  while (firstOfEach(timesSec, stepSec).length > PICTURES_PER_SHEET) stepSec *= STEP_FACTOR;
  const levels: FilmstripSheet[] = [];
  const taken = new Set<number>();
  for (; stepSec >= FINEST_STEP_SEC; stepSec /= STEP_FACTOR) {
    const shown = firstOfEach(timesSec, stepSec);
    if (shown.length > MAX_PICTURES) break;
    const added = shown.filter((timeSec) => !taken.has(timeSec));
    if (added.length > 0) levels.push({ stepSec, timesSec: added });
    for (const timeSec of added) taken.add(timeSec);
  }
  return levels;
}

/** The first time of each stretch. Stretches of a coarser step are whole ones of a finer, so choices are kept. */
function firstOfEach(timesSec: readonly number[], stepSec: number): number[] {
  const stretchOf = (timeSec: number): number => Math.floor(timeSec / stepSec);
  return timesSec.filter(
    (timeSec, at) => at === 0 || stretchOf(timeSec) !== stretchOf(timesSec[at - 1] as number),
  );
}

function sheetsOf({ stepSec, timesSec }: FilmstripSheet): FilmstripSheet[] {
  return Array.from({ length: Math.ceil(timesSec.length / PICTURES_PER_SHEET) }, (_, sheet) => ({
    stepSec,
    timesSec: timesSec.slice(sheet * PICTURES_PER_SHEET, (sheet + 1) * PICTURES_PER_SHEET),
  }));
}
