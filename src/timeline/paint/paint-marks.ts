/** Marks over the lanes: what a panel points at. Told apart by pattern as well as by colour. */
import { LANES_HEIGHT_PX, laneOf } from '../geometry/lanes.ts';
import { xOf } from '../geometry/time-scale.ts';
import type { Context2d, PaintInput } from './paint-input.ts';

const LEAST_WIDTH_PX = 3;
const HATCH_PX = 7;

/** A changed stretch is bracketed and washed, a cut one hatched; a join is a thin line. */
export function paintMarks(context: Context2d, { marks, scale, palette }: PaintInput): void {
  if (marks === null) return;
  const topPx = laneOf('ruler').heightPx;
  const heightPx = LANES_HEIGHT_PX - topPx;
  const colours = { changed: palette.score, cut: palette.bad, chosen: palette.focus };
  context.lineWidth = 1;
  for (const { startSec, endSec, tone } of marks.spans) {
    const leftPx = xOf(scale, startSec);
    const widthPx = Math.max(LEAST_WIDTH_PX, xOf(scale, endSec) - leftPx);
    if (leftPx > scale.widthPx || leftPx + widthPx < 0) continue;
    const [from, to] = [Math.max(-HATCH_PX, leftPx), Math.min(scale.widthPx + HATCH_PX, leftPx + widthPx)];
    context.fillStyle = colours[tone];
    context.strokeStyle = colours[tone];
    context.globalAlpha = 0.16;
    context.fillRect(from, topPx, to - from, heightPx);
    context.globalAlpha = 1;
    context.fillRect(from, topPx, to - from, 3);
    if (tone === 'cut') hatch(context, from, to, topPx, heightPx);
  }
}

function hatch(context: Context2d, leftPx: number, rightPx: number, topPx: number, heightPx: number): void {
  context.save();
  context.beginPath();
  context.rect(leftPx, topPx, rightPx - leftPx, heightPx);
  context.clip();
  context.globalAlpha = 0.55;
  context.beginPath();
  // Lines stand on multiples of their distance, so that they do not shimmer while scrolling.
  const first = Math.floor((leftPx - heightPx) / HATCH_PX) * HATCH_PX;
  for (let x = first; x < rightPx; x += HATCH_PX) {
    context.moveTo(x, topPx + heightPx);
    context.lineTo(x + heightPx, topPx);
  }
  context.stroke();
  context.restore();
}
