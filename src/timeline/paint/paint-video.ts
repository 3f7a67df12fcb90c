/** The video lane: segments with their pictures, as many as there is room for. */
import { firstAfter } from '../../base/sorted.ts';
import { laneOf } from '../geometry/lanes.ts';
import { secAt, xOf } from '../geometry/time-scale.ts';
import { type PlacedSegment, speedOf } from '../model/edit.ts';
import { paintFades } from './paint-fades.ts';
import { type Context2d, eachVisible, type PaintInput, SMALL_FONT } from './paint-input.ts';
import { MUTED_ICON_PX, paintMuted } from './paint-muted.ts';

const LABEL_FROM_PX = 60;
const PICTURES_FROM_PX = 16;
const INSET_PX = 1;
const TRANSITION_PX = 5;

export function paintVideo(context: Context2d, input: PaintInput): void {
  const { view, scale, palette, selection, hoverId } = input;
  const lane = laneOf('video');
  const { topPx, heightPx } = lane;
  const endSecOf = (segment: PlacedSegment): number => segment.outputEndSec;
  const named: (() => void)[] = [];
  const first = firstAfter(view.segments, scale.startSec, endSecOf);
  context.font = SMALL_FONT;
  eachVisible(
    view.segments,
    first,
    (segment) => [xOf(scale, segment.outputStartSec), xOf(scale, segment.outputEndSec)],
    scale.widthPx,
    (xPx) => firstAfter(view.segments, secAt(scale, xPx), endSecOf),
    (segment, leftPx, rightPx, isCrowd) => {
      const isSelected = selection.has(segment.id);
      const width = Math.max(1, rightPx - leftPx - INSET_PX);
      context.fillStyle = isCrowd ? palette.lineStrong : isSelected ? palette.scoreTrack : palette.raised;
      if (isCrowd) {
        context.fillRect(leftPx, topPx, width, heightPx);
        return;
      }
      context.fillRect(leftPx, topPx, width, heightPx);
      if (width >= PICTURES_FROM_PX) paintPictures(context, input, segment, leftPx, width);
      if (width >= LABEL_FROM_PX) named.push(() => paintLabel(context, input, segment, leftPx, width));
      paintTransition(context, input, segment, leftPx);
      if (isSelected) outline(context, palette.focus, leftPx, topPx, width, heightPx, 2);
      else if (segment.id === hoverId)
        outline(context, palette.lineStrong, leftPx, topPx, width, heightPx, 1);
      else {
        context.fillStyle = palette.lineStrong;
        context.fillRect(leftPx, topPx, 1, heightPx);
      }
    },
  );
  paintFades(context, input, lane);
  // Names are read over a fade too.
  for (const paint of named) paint();
}

/** Pictures stand side by side, each of the moment at its own left edge, so that scrolling never reshuffles them. */
export function paintPictures(
  context: Context2d,
  { scale, frameOf }: PaintInput,
  segment: PlacedSegment,
  leftPx: number,
  widthPx: number,
): void {
  const { topPx, heightPx } = laneOf('video');
  const speed = speedOf(segment);
  const known = frameOf(segment.assetId, segment.sourceStartSec, (heightPx * speed) / scale.pxPerSec);
  const tilePx = known === undefined ? heightPx : (heightPx * known.widthPx) / known.heightPx;
  const firstTile = Math.max(0, Math.floor(-leftPx / tilePx));
  const rightPx = Math.min(leftPx + widthPx, scale.widthPx);
  context.save();
  context.beginPath();
  context.rect(leftPx, topPx, widthPx, heightPx);
  context.clip();
  for (let tile = firstTile; leftPx + tile * tilePx < rightPx; tile += 1) {
    const x = leftPx + tile * tilePx;
    const sourceSec = segment.sourceStartSec + (tile * tilePx * speed) / scale.pxPerSec;
    const frame = frameOf(segment.assetId, sourceSec, (tilePx * speed) / scale.pxPerSec);
    if (frame === undefined) continue;
    const part = [frame.xPx, frame.yPx, frame.widthPx, frame.heightPx] as const;
    context.drawImage(frame.image, ...part, x, topPx, tilePx, heightPx);
  }
  context.restore();
}

/** A strip over the cut, as long as the transition is wished. */
function paintTransition(
  context: Context2d,
  { scale, palette }: PaintInput,
  { transition, transitionSec = 0 }: PlacedSegment,
  leftPx: number,
): void {
  if (transition === undefined) return;
  const { topPx } = laneOf('video');
  const widthPx = Math.max(6, transitionSec * scale.pxPerSec);
  context.fillStyle = transition === 'dip' ? palette.ink : palette.focus;
  context.fillRect(leftPx - widthPx / 2, topPx, widthPx, TRANSITION_PX);
}

/** The name stays in sight while any of the segment is. */
function paintLabel(
  context: Context2d,
  { palette, titleOf }: PaintInput,
  segment: PlacedSegment,
  leftPx: number,
  widthPx: number,
): void {
  const { topPx } = laneOf('video');
  const marks = [
    titleOf(segment.assetId),
    segment.zoom > 1 ? `${segment.zoom.toFixed(1)}×` : '',
    segment.speed === undefined ? '' : `${Math.round(100 * segment.speed)} %`,
  ];
  const x = Math.max(leftPx, 0) + 6;
  const roomPx = leftPx + widthPx - x - 6;
  const iconPx = segment.muted ? MUTED_ICON_PX + 4 : 0;
  const text = fitted(context, marks.filter((mark) => mark !== '').join(' · '), roomPx - 8 - iconPx);
  if (text === '' && (iconPx === 0 || roomPx < iconPx)) return;
  const width = Math.min(roomPx, (text === '' ? 4 : context.measureText(text).width + 8) + iconPx);
  context.globalAlpha = 0.85;
  context.fillStyle = palette.surface;
  context.fillRect(x - 4, topPx + 3, width, 16);
  context.globalAlpha = 1;
  context.fillStyle = palette.ink;
  context.fillText(text, x + iconPx, topPx + 11.5);
  if (segment.muted) paintMuted(context, palette.ink, x, topPx + 5);
}

/** As much of a text as fits, by an estimate of its letters; nothing where not even a few do. */
export function fitted(context: Context2d, text: string, roomPx: number): string {
  const letters = Math.floor(roomPx / 6.2);
  if (letters < 3) return '';
  if (text.length <= letters || context.measureText(text).width <= roomPx) return text;
  return `${text.slice(0, letters - 1)}…`;
}

export function outline(
  context: Context2d,
  colour: string,
  x: number,
  y: number,
  width: number,
  height: number,
  lineWidth: number,
): void {
  context.strokeStyle = colour;
  context.lineWidth = lineWidth;
  context.strokeRect(
    x + lineWidth / 2,
    y + lineWidth / 2,
    Math.max(0, width - lineWidth),
    height - lineWidth,
  );
}
