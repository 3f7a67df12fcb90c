/** Which part of a source picture is shown and where it lands, by fit, zoom and the framing path. */
import type { FramingPath, PictureSpan } from './composition-plan.ts';
import { evenDown, nearestEven, type RectPx } from './rect-px.ts';

export interface PlacedPicture {
  /** In displayed source pixels: even, inside the picture. */
  readonly source: RectPx;
  /** In output pixels: even, inside the lane. */
  readonly target: RectPx;
}

/** Covering fills the lane to the pixel; containing keeps the shape to within a pixel pair. */
export function placePicture(
  span: Pick<PictureSpan, 'fit' | 'zoom' | 'framing'>,
  source: { readonly widthPx: number; readonly heightPx: number },
  lane: RectPx,
  sourceTimeSec: number,
): PlacedPicture {
  const sourceWidth = Math.max(2, evenDown(source.widthPx));
  const sourceHeight = Math.max(2, evenDown(source.heightPx));
  const fits = [lane.width / sourceWidth, lane.height / sourceHeight];
  const fitted = span.fit === 'cover' ? Math.max(...fits) : Math.min(...fits);
  const scale = fitted * Math.max(1, span.zoom);
  const width = clampEven(lane.width / scale, sourceWidth);
  const height = clampEven(lane.height / scale, sourceHeight);
  const center = centerAt(span.framing, sourceTimeSec);
  return {
    source: {
      x: placeSide(center.x * source.widthPx - width / 2, sourceWidth - width),
      y: placeSide(center.y * source.heightPx - height / 2, sourceHeight - height),
      width,
      height,
    },
    target: span.fit === 'cover' ? lane : middleOf(lane, width * scale, height * scale),
  };
}

function middleOf(lane: RectPx, wishedWidth: number, wishedHeight: number): RectPx {
  const width = clampEven(wishedWidth, lane.width);
  const height = clampEven(wishedHeight, lane.height);
  return {
    x: lane.x + evenDown((lane.width - width) / 2),
    y: lane.y + evenDown((lane.height - height) / 2),
    width,
    height,
  };
}

/** Straight lines between keyframes; two keyframes at one time are a jump. No keyframe: the middle. */
function centerAt({ keyframes }: FramingPath, timeSec: number): { x: number; y: number } {
  let low = 0;
  let high = keyframes.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((keyframes[middle]?.timeSec ?? 0) <= timeSec) low = middle + 1;
    else high = middle;
  }
  const before = keyframes[low - 1];
  const after = keyframes[low];
  const from = before ?? after;
  if (from === undefined) return { x: 0.5, y: 0.5 };
  if (before === undefined || after === undefined) return { x: from.centerX, y: from.centerY };
  const share = (timeSec - before.timeSec) / (after.timeSec - before.timeSec);
  return {
    x: before.centerX + (after.centerX - before.centerX) * share,
    y: before.centerY + (after.centerY - before.centerY) * share,
  };
}

function clampEven(value: number, limit: number): number {
  return Math.max(2, Math.min(limit, nearestEven(value)));
}

function placeSide(wished: number, room: number): number {
  return Math.min(room, nearestEven(wished));
}
