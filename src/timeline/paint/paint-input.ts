/** Everything one picture of the timeline is drawn from. */
import type { EditView } from '../geometry/edit-view.ts';
import type { TimeScale } from '../geometry/time-scale.ts';
import type { Box } from '../gestures/marquee.ts';
import type { Range } from '../gestures/range.ts';
import type { Hold, Marks } from '../session/editor-store.ts';
import type { PeakPyramid } from './peak-pyramid.ts';

/** Colours as the platform writes them, resolved from the theme. */
export interface Palette {
  readonly background: string;
  readonly surface: string;
  readonly raised: string;
  readonly line: string;
  /** Ground of a word that can be read. */
  readonly word: string;
  readonly lineStrong: string;
  readonly ink: string;
  readonly inkSoft: string;
  readonly accent: string;
  readonly score: string;
  readonly scoreTrack: string;
  readonly good: string;
  readonly goodWash: string;
  readonly focus: string;
  readonly bad: string;
}

/** A small picture of a source, as part of an image. */
export interface FilmFrame {
  readonly image: CanvasImageSource;
  readonly xPx: number;
  readonly yPx: number;
  readonly widthPx: number;
  readonly heightPx: number;
}

export interface PaintInput {
  readonly view: EditView;
  readonly scale: TimeScale;
  readonly palette: Palette;
  readonly playheadSec: number;
  readonly selection: ReadonlySet<string>;
  readonly hoverId: string | null;
  readonly guideSec: number | null;
  readonly dropSec: number | null;
  readonly marquee: Box | null;
  readonly hold: Hold | null;
  readonly marks: Marks | null;
  readonly range: Range;
  /** On the output clock, in order. */
  readonly markerSecs: readonly number[];
  readonly peaksOf: (assetId: string) => PeakPyramid | undefined;
  /** A picture of a source near a moment, if there is one by now. */
  readonly frameOf: (assetId: string, sourceSec: number, spanSec: number) => FilmFrame | undefined;
  readonly titleOf: (assetId: string) => string;
}

export type Context2d = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

export const FONT = '12px "Inter Variable", ui-sans-serif, system-ui, sans-serif';
export const TINY_FONT = '9px "Inter Variable", ui-sans-serif, system-ui, sans-serif';
export const SMALL_FONT = '11px "Inter Variable", ui-sans-serif, system-ui, sans-serif';

/** Calls back for what is in sight; many that share a pixel are one call, so cost follows pixels, not items. */
export function eachVisible<Item>(
  items: readonly Item[],
  first: number,
  span: (item: Item) => readonly [leftPx: number, rightPx: number],
  widthPx: number,
  jumpTo: (xPx: number) => number,
  draw: (item: Item, leftPx: number, rightPx: number, isCrowd: boolean) => void,
): void {
  for (let at = first; at < items.length; ) {
    const item = items[at] as Item;
    const [leftPx, rightPx] = span(item);
    if (leftPx > widthPx) return;
    if (rightPx - leftPx >= CROWD_PX) {
      draw(item, leftPx, rightPx, false);
      at += 1;
      continue;
    }
    const next = Math.max(at + 1, jumpTo(leftPx + CROWD_PX));
    draw(item, leftPx, Math.max(rightPx, leftPx + CROWD_PX), next > at + 1);
    at = next;
  }
}

const CROWD_PX = 3;
