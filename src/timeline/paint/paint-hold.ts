/** What a hand holds: segments carried under the pointer, and what the drag does in numbers beside it. */
import { LANES_HEIGHT_PX, laneOf } from '../geometry/lanes.ts';
import { xOf } from '../geometry/time-scale.ts';
import { type Context2d, type PaintInput, SMALL_FONT } from './paint-input.ts';
import { outline, paintPictures } from './paint-video.ts';

const LIFTED_PX = 6;
const NOTE_HEIGHT_PX = 20;
const NOTE_AWAY_PX = 14;

/** Where they stand they are faint, so that what moves is seen to leave. */
export function paintHeld(context: Context2d, input: PaintInput): void {
  const { hold, view, scale, palette } = input;
  if (hold === null || hold.ids.size === 0) return;
  const { topPx, heightPx } = laneOf('video');
  const inSight = (leftPx: number, rightPx: number) => rightPx > 0 && leftPx < scale.widthPx;
  const held = view.segments.filter(({ id }) => hold.ids.has(id));
  for (const { outputStartSec, outputEndSec } of held) {
    const [leftPx, rightPx] = [xOf(scale, outputStartSec), xOf(scale, outputEndSec)];
    if (!inSight(leftPx, rightPx)) continue;
    context.globalAlpha = 0.65;
    context.fillStyle = palette.surface;
    context.fillRect(leftPx, topPx, rightPx - leftPx, heightPx);
  }
  for (const segment of held) {
    const leftPx = xOf(scale, segment.outputStartSec) + hold.byPx;
    const widthPx = xOf(scale, segment.outputEndSec) - xOf(scale, segment.outputStartSec);
    if (!inSight(leftPx, leftPx + widthPx)) continue;
    context.save();
    context.translate(0, -LIFTED_PX);
    context.globalAlpha = 0.8;
    context.fillStyle = palette.raised;
    context.fillRect(leftPx, topPx, widthPx, heightPx);
    paintPictures(context, input, segment, leftPx, widthPx);
    context.globalAlpha = 1;
    outline(context, palette.focus, leftPx, topPx, widthPx, heightPx, 2);
    context.restore();
  }
  context.globalAlpha = 1;
}

export function paintHoldNote(context: Context2d, { hold, scale, palette }: PaintInput): void {
  if (hold === null || hold.says === '') return;
  context.font = SMALL_FONT;
  const widthPx = context.measureText(hold.says).width + 12;
  const leftPx = Math.min(Math.max(2, hold.xPx + NOTE_AWAY_PX), scale.widthPx - widthPx - 2);
  const topPx = Math.min(
    Math.max(2, hold.yPx - NOTE_AWAY_PX - NOTE_HEIGHT_PX),
    LANES_HEIGHT_PX - NOTE_HEIGHT_PX,
  );
  context.fillStyle = palette.surface;
  context.fillRect(leftPx, topPx, widthPx, NOTE_HEIGHT_PX);
  const edge = hold.isStopped ? palette.bad : palette.lineStrong;
  outline(context, edge, leftPx, topPx, widthPx, NOTE_HEIGHT_PX, 1);
  context.fillStyle = hold.isStopped ? palette.bad : palette.ink;
  context.fillText(hold.says, leftPx + 6, topPx + NOTE_HEIGHT_PX / 2 + 0.5);
}
