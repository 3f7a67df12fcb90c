/** Draws the timeline: lanes from top to bottom, then what lies over all of them. Only what is in sight. */
import { LANES, LANES_HEIGHT_PX, laneOf } from '../geometry/lanes.ts';
import { ticks } from '../geometry/ticks.ts';
import { xOf } from '../geometry/time-scale.ts';
import { paintAudio } from './paint-audio.ts';
import { paintFades } from './paint-fades.ts';
import { paintHeld, paintHoldNote } from './paint-hold.ts';
import { type Context2d, type PaintInput, SMALL_FONT } from './paint-input.ts';
import { paintMarks } from './paint-marks.ts';
import { paintBroll, paintMusic, paintTexts } from './paint-overlays.ts';
import { paintMarkers, paintRange } from './paint-range.ts';
import { paintSound } from './paint-sound.ts';
import { paintVideo } from './paint-video.ts';
import { paintWords } from './paint-words.ts';

/** @param ratio device pixels a CSS pixel */
export function paintTimeline(context: Context2d, input: PaintInput, ratio: number): void {
  const { palette, scale } = input;
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.fillStyle = palette.surface;
  context.fillRect(0, 0, scale.widthPx, LANES_HEIGHT_PX);
  context.textBaseline = 'middle';
  paintGround(context, input);
  paintTexts(context, input);
  paintBroll(context, input);
  paintVideo(context, input);
  paintWords(context, input);
  paintSound(context, input);
  paintFades(context, input, laneOf('sound'));
  paintAudio(context, input);
  paintMusic(context, input);
  paintMarks(context, input);
  paintRange(context, input);
  paintRuler(context, input);
  paintMarkers(context, input);
  paintHeld(context, input);
  paintGuides(context, input);
  paintHoldNote(context, input);
}

/** Lanes are told apart by faint ground, the stretch behind the end by none. */
function paintGround(context: Context2d, { palette, scale, view }: PaintInput): void {
  const endPx = Math.min(scale.widthPx, xOf(scale, view.durationSec));
  const startPx = Math.max(0, xOf(scale, 0));
  if (endPx <= startPx) return;
  context.fillStyle = palette.background;
  for (const { id, topPx, heightPx } of LANES)
    if (id !== 'ruler') context.fillRect(startPx, topPx, endPx - startPx, heightPx);
}

function paintRuler(context: Context2d, { palette, scale }: PaintInput): void {
  const { heightPx } = laneOf('ruler');
  context.font = SMALL_FONT;
  context.fillStyle = palette.inkSoft;
  context.strokeStyle = palette.lineStrong;
  context.lineWidth = 1;
  context.beginPath();
  for (const { sec, xPx, major } of ticks(scale)) {
    const x = Math.round(xPx) + 0.5;
    context.moveTo(x, heightPx);
    context.lineTo(x, heightPx - (major ? 10 : 5));
    if (major) context.fillText(timeLabel(sec, scale.pxPerSec), x + 4, 10);
  }
  context.stroke();
  context.fillStyle = palette.line;
  context.fillRect(0, heightPx, scale.widthPx, 1);
}

/** As precise as the ticks are apart. */
function timeLabel(sec: number, pxPerSec: number): string {
  const hours = Math.floor(sec / 3600);
  const minutes = Math.floor(sec / 60) % 60;
  const rest = sec - Math.floor(sec / 60) * 60;
  const digits = pxPerSec >= 160 ? 2 : pxPerSec >= 80 ? 1 : 0;
  const seconds = rest.toFixed(digits).padStart(digits === 0 ? 2 : 3 + digits, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${seconds}` : `${minutes}:${seconds}`;
}

function paintGuides(context: Context2d, input: PaintInput): void {
  const { palette, scale, guideSec, dropSec, marquee, playheadSec, hold } = input;
  if (guideSec !== null) {
    context.fillStyle = hold?.isStopped === true ? palette.bad : palette.focus;
    const [guidePx, playheadPx] = [guideSec, playheadSec].map((sec) => Math.round(xOf(scale, sec)));
    // Under the playhead a thin line would not be seen.
    const besidePx = guidePx === playheadPx ? 3 : 0;
    context.fillRect((guidePx ?? 0) - besidePx, 0, Math.max(1, 2 * besidePx), LANES_HEIGHT_PX);
  }
  if (dropSec !== null) {
    const { topPx, heightPx } = laneOf('video');
    context.fillStyle = palette.focus;
    context.fillRect(Math.round(xOf(scale, dropSec)) - 2, topPx - 4, 4, heightPx + 8);
  }
  if (marquee !== null) {
    const [x, y] = [Math.min(marquee.fromXPx, marquee.toXPx), Math.min(marquee.fromYPx, marquee.toYPx)];
    const width = Math.abs(marquee.toXPx - marquee.fromXPx);
    const height = Math.abs(marquee.toYPx - marquee.fromYPx);
    context.globalAlpha = 0.15;
    context.fillStyle = palette.focus;
    context.fillRect(x, y, width, height);
    context.globalAlpha = 1;
    context.strokeStyle = palette.focus;
    context.strokeRect(x + 0.5, y + 0.5, width, height);
  }
  const x = Math.round(xOf(scale, playheadSec));
  context.fillStyle = palette.accent;
  context.fillRect(x - 1, 14, 2, LANES_HEIGHT_PX);
  context.beginPath();
  context.moveTo(x - 7, 8);
  context.lineTo(x + 7, 8);
  context.lineTo(x + 7, 15);
  context.lineTo(x, 23);
  context.lineTo(x - 7, 15);
  context.fill();
}
