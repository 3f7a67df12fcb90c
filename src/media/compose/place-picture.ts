/** Which part of a source picture is shown and where it lands, by fit, zoom and the framing path. */
import { firstAfter } from '../../base/sorted.ts';
import { evenDown, nearestEven, type RectPx } from '../pictures/rect-px.ts';
import type { FramingPath, PictureSpan } from './composition-plan.ts';
import { spanIndexAt } from './span-at.ts';

export interface PlacedPicture {
  /** In displayed source pixels: even, inside the picture. */
  readonly source: RectPx;
  /** In output pixels: even, inside the lane. */
  readonly target: RectPx;
  /** The part of the source that fills the lane behind it, blurred; inside `source`. null: nothing of it does. */
  readonly blurred: RectPx | null;
}

interface SizePx {
  readonly widthPx: number;
  readonly heightPx: number;
}

const MIDDLE = { x: 0.5, y: 0.5 } as const;
/**
 * A contained picture fills its lane where that bends it by no more than this, on the shorter side: sizes are rounded to
 * pairs, and a picture of an odd width, as DV shown wide, is read without its last column. The rest was a black edge.
 */
const PAIR_PX = 2;

/** Covering fills the lane to the pixel; containing keeps the shape to within a pixel pair. */
export function placePicture(
  { fit, zoom, framing }: Pick<PictureSpan, 'fit' | 'zoom' | 'framing'>,
  source: SizePx,
  lane: RectPx,
  sourceTimeSec: number,
): PlacedPicture {
  if (fit === 'contain' || !isWhole(framing, sourceTimeSec))
    return { ...placed(fit, zoom, centerAt(framing, sourceTimeSec), source, lane), blurred: null };
  const all = placed('contain', zoom, MIDDLE, source, lane);
  const fills = all.target.width === lane.width && all.target.height === lane.height;
  return { ...all, blurred: fills ? null : placed('cover', zoom, MIDDLE, source, lane).source };
}

function placed(
  fit: PictureSpan['fit'],
  zoom: number,
  center: { readonly x: number; readonly y: number },
  source: SizePx,
  lane: RectPx,
): { source: RectPx; target: RectPx } {
  const sourceWidth = Math.max(2, evenDown(source.widthPx));
  const sourceHeight = Math.max(2, evenDown(source.heightPx));
  const fits = [lane.width / sourceWidth, lane.height / sourceHeight];
  const fitted = fit === 'cover' ? Math.max(...fits) : Math.min(...fits);
  const scale = fitted * Math.max(1, zoom);
  const width = clampEven(lane.width / scale, sourceWidth);
  const height = clampEven(lane.height / scale, sourceHeight);
  return {
    source: {
      x: placeSide(center.x * source.widthPx - width / 2, sourceWidth - width),
      y: placeSide(center.y * source.heightPx - height / 2, sourceHeight - height),
      width,
      height,
    },
    target: fit === 'cover' ? lane : middleOf(lane, width * scale, height * scale),
  };
}

function isWhole({ whole }: FramingPath, sourceTimeSec: number): boolean {
  return whole !== undefined && spanIndexAt(whole, sourceTimeSec) >= 0;
}

function middleOf(lane: RectPx, wishedWidth: number, wishedHeight: number): RectPx {
  const bend = PAIR_PX / Math.min(lane.width, lane.height);
  const width = clampEven(wishedWidth, lane.width, bend * lane.width);
  const height = clampEven(wishedHeight, lane.height, bend * lane.height);
  return {
    x: lane.x + evenDown((lane.width - width) / 2),
    y: lane.y + evenDown((lane.height - height) / 2),
    width,
    height,
  };
}

/** Straight lines between keyframes; two keyframes at one time are a jump. No keyframe: the middle. */
export function centerAt({ keyframes }: FramingPath, timeSec: number): { x: number; y: number } {
  const next = firstAfter(keyframes, timeSec, (keyframe) => keyframe.timeSec);
  const before = keyframes[next - 1];
  const after = keyframes[next];
  if (before === undefined || after === undefined) {
    const only = before ?? after;
    return only === undefined ? MIDDLE : { x: only.centerX, y: only.centerY };
  }
  const share = (timeSec - before.timeSec) / (after.timeSec - before.timeSec);
  return {
    x: before.centerX + (after.centerX - before.centerX) * share,
    y: before.centerY + (after.centerY - before.centerY) * share,
  };
}

/** What comes as `near` to the limit is the limit. */
function clampEven(value: number, limit: number, near = 0): number {
  return value >= limit - near ? limit : Math.max(2, Math.min(limit, nearestEven(value)));
}

function placeSide(wished: number, room: number): number {
  return Math.min(room, nearestEven(wished));
}
