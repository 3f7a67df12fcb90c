/** In and out points and markers: on the ruler, with faint lines down the lanes. */
import { LANES_HEIGHT_PX, laneOf } from '../geometry/lanes.ts';
import { xOf } from '../geometry/time-scale.ts';
import { spanOf } from '../gestures/range.ts';
import type { Context2d, PaintInput } from './paint-input.ts';

const BAR_PX = 5;
const HOOK_PX = 5;
const FLAG_PX = 9;

/** What lies outside is dimmed, so that what would be cut out or kept is seen at a glance. */
export function paintRange(context: Context2d, { range, view, scale, palette }: PaintInput): void {
  const span = spanOf(range, view.durationSec);
  if (span === null) return;
  const { heightPx } = laneOf('ruler');
  const [leftPx, rightPx] = [xOf(scale, span.startSec), xOf(scale, span.endSec)].map((x) =>
    Math.min(Math.max(-HOOK_PX, x), scale.widthPx + HOOK_PX),
  ) as [number, number];
  context.fillStyle = palette.focus;
  context.globalAlpha = 0.12;
  context.fillRect(leftPx, heightPx, rightPx - leftPx, LANES_HEIGHT_PX - heightPx);
  context.globalAlpha = 1;
  context.fillRect(leftPx, heightPx - BAR_PX, rightPx - leftPx, BAR_PX);
  if (range.inSec !== null) {
    context.fillRect(leftPx, heightPx, 1, LANES_HEIGHT_PX - heightPx);
    context.fillRect(leftPx, 2, 2, heightPx - 2);
    context.fillRect(leftPx, 2, HOOK_PX, 2);
  }
  if (range.outSec !== null) {
    context.fillRect(rightPx - 1, heightPx, 1, LANES_HEIGHT_PX - heightPx);
    context.fillRect(rightPx - 2, 2, 2, heightPx - 2);
    context.fillRect(rightPx - HOOK_PX, 2, HOOK_PX, 2);
  }
}

export function paintMarkers(context: Context2d, { markerSecs, scale, palette }: PaintInput): void {
  const { heightPx } = laneOf('ruler');
  context.fillStyle = palette.score;
  for (const sec of markerSecs) {
    const x = Math.round(xOf(scale, sec));
    if (x < -FLAG_PX || x > scale.widthPx + FLAG_PX) continue;
    context.globalAlpha = 0.5;
    context.fillRect(x, heightPx, 1, LANES_HEIGHT_PX - heightPx);
    context.globalAlpha = 1;
    context.beginPath();
    context.moveTo(x - 4, heightPx - 13);
    context.lineTo(x + 5, heightPx - 13);
    context.lineTo(x + 5, heightPx - 4);
    context.lineTo(x + 0.5, heightPx);
    context.lineTo(x - 4, heightPx - 4);
    context.fill();
  }
}
