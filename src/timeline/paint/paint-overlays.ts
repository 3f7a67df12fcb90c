/** What is laid over the video or under it: texts, b-roll, music. */
import type { OverlaidKind } from '../geometry/edit-view.ts';
import { laneOf, rowOf } from '../geometry/lanes.ts';
import { WHOLE_LANE } from '../geometry/stack-rows.ts';
import { xOf } from '../geometry/time-scale.ts';
import { MUSIC_ID, type Overlaid } from '../model/edit.ts';
import { type Context2d, type PaintInput, SMALL_FONT, TINY_FONT } from './paint-input.ts';
import { MUTED_ALPHA } from './paint-muted.ts';
import { fitted, outline } from './paint-video.ts';

/** Rows lower than this are told apart by colour and place only. */
const LABEL_FROM_PX = 10;
const SMALL_ROW_PX = 16;

export function paintTexts(context: Context2d, input: PaintInput): void {
  const { palette, view } = input;
  const colours = { fill: palette.scoreTrack, edge: palette.score };
  for (const text of view.texts) paintItem(context, input, 'text', text, text.text, colours);
}

export function paintBroll(context: Context2d, input: PaintInput): void {
  const { palette, view, titleOf } = input;
  const colours = { fill: palette.goodWash, edge: palette.good };
  for (const item of view.broll) paintItem(context, input, 'broll', item, titleOf(item.assetId), colours);
}

export function paintMusic(context: Context2d, input: PaintInput): void {
  const { view, scale, palette, titleOf, selection, hoverId } = input;
  const { music } = view.edit;
  if (music === null) return;
  const { topPx, heightPx } = laneOf('music');
  const [leftPx, rightPx] = [
    Math.max(0, xOf(scale, 0)),
    Math.min(scale.widthPx, xOf(scale, view.durationSec)),
  ];
  if (rightPx <= leftPx) return;
  const isSelected = selection.has(MUSIC_ID);
  const edge = isSelected ? palette.focus : hoverId === MUSIC_ID ? palette.lineStrong : palette.line;
  context.fillStyle = isSelected ? palette.scoreTrack : palette.raised;
  context.fillRect(leftPx, topPx, rightPx - leftPx, heightPx);
  outline(context, edge, leftPx, topPx, rightPx - leftPx, heightPx, isSelected ? 2 : 1);
  context.font = SMALL_FONT;
  context.globalAlpha = view.edit.mutedLanes?.includes('music') === true ? MUTED_ALPHA : 1;
  context.fillStyle = palette.inkSoft;
  const text = `♪ ${titleOf(music.assetId)} · ${Math.round(music.volume * 100)} %`;
  context.fillText(fitted(context, text, rightPx - leftPx - 12), leftPx + 6, topPx + heightPx / 2);
  context.globalAlpha = 1;
}

/** @param content drawn on its ground, under its name */
export function paintItem(
  context: Context2d,
  { view, scale, selection, hoverId, palette }: PaintInput,
  lane: OverlaidKind,
  item: Overlaid,
  label: string,
  colours: { readonly fill: string; readonly edge: string },
  content: () => void = () => undefined,
): void {
  const leftPx = xOf(scale, item.outputStartSec);
  const rightPx = xOf(scale, item.outputStartSec + item.durationSec);
  if (rightPx < 0 || leftPx > scale.widthPx) return;
  const { topPx, heightPx } = rowOf(laneOf(lane), view.rows.get(item.id) ?? WHOLE_LANE);
  const width = Math.max(2, rightPx - leftPx - 1);
  context.fillStyle = colours.fill;
  context.fillRect(leftPx, topPx, width, heightPx);
  content();
  const isSelected = selection.has(item.id);
  const edge = isSelected ? palette.focus : item.id === hoverId ? palette.lineStrong : colours.edge;
  outline(context, edge, leftPx, topPx, width, heightPx, isSelected ? 2 : 1);
  if (heightPx < LABEL_FROM_PX) return;
  context.font = heightPx < SMALL_ROW_PX ? TINY_FONT : SMALL_FONT;
  context.fillStyle = palette.ink;
  const x = Math.max(leftPx, 0) + 6;
  const text = fitted(context, label, leftPx + width - x - 4);
  if (text !== '') context.fillText(text, x, topPx + heightPx / 2 + 0.5);
}
