/** Lays out one page of captions at one moment. */
import { lookKey } from '../captions/caption-look.ts';
import type { CaptionPage } from '../captions/caption-pages.ts';
import type { CaptionPiece } from '../captions/caption-piece.ts';
import type { CaptionPlan } from '../captions/caption-plan.ts';
import {
  type CaptionArea,
  type CaptionStyle,
  captionArea,
  styleOfCaptions,
} from '../captions/caption-style.ts';
import type { RectPx } from '../pictures/rect-px.ts';
import { restingColors, spokenColor } from './caption-colors.ts';
import type { CompositionPlan } from './composition-plan.ts';
import { hookRect } from './hook-overlay.ts';
import type { CaptionOverlay, PlacedWord, Plate } from './overlay.ts';
import { type BlockWord, inkBox, layOutBlock, type TextBlock } from './text-block.ts';

/** Scale of a popping word by the seconds since it started: up past its size, then back. */
export const POP: readonly (readonly [afterSec: number, scale: number])[] = [
  [0, 0.82],
  [0.08, 1.16],
  [0.2, 1.06],
];

const PLATE_RADIUS_EM = 0.42;
/** Above and below what is written on a plate. */
export const PLATE_PADDING_EM = 0.3;
const PLATE_ASIDE_EM = 0.5;
const SPOKEN_PADDING_EM = 0.15;
/** Of the width of the picture: what captions keep free at both sides, with all that is around their letters. */
const EDGE = 0.01;
const BESIDE_HOOK_EM = 0.25;

/** `timeSec` is the start of a frame on the composition's clock. */
export function captionOverlay(
  plan: CompositionPlan,
  page: CaptionPage,
  timeSec: number,
): CaptionOverlay | null {
  if (plan.captions === null) return null;
  const { style: styleId, look } = plan.captions;
  const style = styleOfCaptions(plan.captions);
  const { block, topPx } = layOutPage(plan, plan.captions, style, page);
  const spoken = style.spokenColor === null ? null : spokenWord(block, timeSec);
  const scale = style.pops && spoken !== null ? popScale(timeSec - spoken.piece.startSec, plan.fps) : 1;
  const color = spokenColor(style, plan.captions, spoken?.piece ?? null);
  const words = placeWords(
    block,
    restingColors(style, page),
    topPx,
    spoken === null ? null : { word: spoken, color, scale },
  );
  const plates = captionPlates(block, style, plan.widthPx / 2, topPx, spoken);
  const strokePx = style.strokeEm * block.fontSizePx;
  const spokenAt = spoken === null ? -1 : block.words.indexOf(spoken);
  const text = page.lines.map((line) => line.map(keyOf).join('\u001f')).join('\n');
  return {
    kind: 'caption',
    style: styleId,
    key: `caption ${styleId} ${plan.widthPx}x${plan.heightPx} ${topPx} ${spokenAt} ${color} ${scale.toFixed(3)} ${text}${lookKey(look)}`,
    box: inkBox(words, plates, block.fontSizePx, strokePx, plan),
    opacity: 1,
    fontSizePx: block.fontSizePx,
    weight: style.weight,
    font: style.font,
    rightToLeft: block.rightToLeft,
    plates,
    words,
    strokePx,
    ...(style.strokeColor === undefined ? {} : { strokeColor: style.strokeColor }),
  };
}

/** Where the words of a page stand, at any moment. */
export function layOutPage(
  plan: CompositionPlan,
  captions: CaptionPlan,
  style: CaptionStyle,
  page: CaptionPage,
) {
  const { widthPx, heightPx } = plan;
  const area = captionArea(style, widthPx, heightPx);
  const laidOut = (fontSizePx: number) =>
    layOutBlock({
      lines: page.lines,
      weight: style.weight,
      font: style.font,
      fontSizePx,
      maxWidthPx: area.maxTextWidthPx,
      lineHeightEm: style.lineHeightEm,
      centerXPx: widthPx / 2,
    });
  const wished = laidOut(area.fontSizePx);
  const tooFar = reachPx(wished, style, widthPx) / (widthPx * (0.5 - EDGE));
  // All of it grows with its letters.
  const block = tooFar > 1 ? laidOut(wished.fontSizePx / tooFar) : wished;
  const topPx = topOf(captions, style, block, area);
  const hook = plan.hook !== null && page.startSec < plan.hook.untilSec ? hookRect(plan) : null;
  return { style, block, topPx: hook === null ? topPx : besideHook(topPx, hook, style, block, area) };
}

/** How far from the middle of the picture any of it is drawn, at whatever moment. */
function reachPx(
  { fontSizePx, widthPx: blockPx, words }: TextBlock<CaptionPiece>,
  { plate, spokenPlate, strokeEm, pops }: CaptionStyle,
  pictureWidthPx: number,
): number {
  const scale = pops ? Math.max(...POP.map(([, size]) => size)) : 1;
  const asideEm = Math.max((strokeEm / 2) * scale, spokenPlate === null ? 0 : SPOKEN_PADDING_EM);
  const reaches = words.map(({ xPx, widthPx }) => {
    const fromMiddlePx = Math.abs(xPx + widthPx / 2 - pictureWidthPx / 2);
    return fromMiddlePx + (widthPx / 2) * scale + asideEm * fontSizePx;
  });
  return Math.max(plate === null ? 0 : blockPx / 2 + PLATE_ASIDE_EM * fontSizePx, ...reaches);
}

/** Where the highest of captions would stand; null without captions. */
export function captionRoom({ captions, widthPx, heightPx }: CompositionPlan): RectPx | null {
  if (captions === null || captions.words.length === 0) return null;
  const style = styleOfCaptions(captions);
  const area = captionArea(style, widthPx, heightPx);
  const { fontSizePx, maxTextWidthPx } = area;
  const height = style.maxLines * style.lineHeightEm * fontSizePx;
  const y = topOf(captions, style, { fontSizePx, heightPx: height }, area);
  return { x: (widthPx - maxTextWidthPx) / 2, y, width: maxTextWidthPx, height };
}

/** Where they are placed on the hook, they stand under it while it is there, or over it where there is no room below. */
function besideHook(
  topPx: number,
  hook: RectPx,
  { plate }: CaptionStyle,
  { fontSizePx, heightPx }: TextBlock<CaptionPiece>,
  { topPx: highestPx, bottomPx }: CaptionArea,
): number {
  const gapPx = fontSizePx * (BESIDE_HOOK_EM + (plate === null ? 0 : PLATE_PADDING_EM));
  const underPx = Math.ceil(hook.y + hook.height + gapPx);
  const overPx = Math.floor(hook.y - gapPx - heightPx);
  if (topPx >= underPx || topPx <= overPx) return topPx;
  if (underPx + heightPx <= bottomPx) return underPx;
  return overPx >= highestPx ? overPx : topPx;
}

/** Where a brand places them, else around what they stand at, else as low as they may. */
function topOf(
  { centerYPx, look }: CaptionPlan,
  { plate }: CaptionStyle,
  { fontSizePx, heightPx }: Pick<TextBlock<CaptionPiece>, 'fontSizePx' | 'heightPx'>,
  area: CaptionArea,
): number {
  const paddingPx = plate === null ? 0 : fontSizePx * PLATE_PADDING_EM;
  const lowestPx = area.bottomPx - paddingPx - heightPx;
  const place = look?.place ?? null;
  if (place !== null) {
    const highestPx = Math.min(area.topPx + paddingPx, lowestPx);
    return Math.round(highestPx + (lowestPx - highestPx) * place);
  }
  return Math.round(
    centerYPx === null ? lowestPx : Math.max(paddingPx, Math.min(centerYPx - heightPx / 2, lowestPx)),
  );
}

/** The last word that has begun: it stays marked through the pause that follows it. */
function spokenWord(block: TextBlock<CaptionPiece>, timeSec: number): BlockWord<CaptionPiece> | null {
  let spoken: BlockWord<CaptionPiece> | null = null;
  for (const word of block.words) if (word.piece.startSec <= timeSec + 1e-6) spoken = word;
  return spoken;
}

/** The word being spoken, and how it differs from the others. */
interface SpokenLook {
  readonly word: BlockWord<CaptionPiece>;
  readonly color: string | null;
  readonly scale: number;
}

/** What of a piece decides how it is drawn. */
function keyOf({ text, emphasised }: CaptionPiece): string {
  return emphasised === true ? `\u001e${text}` : text;
}

function placeWords(
  block: TextBlock<CaptionPiece>,
  restingColor: (piece: CaptionPiece) => string,
  topPx: number,
  spoken: SpokenLook | null,
): PlacedWord[] {
  const placed = block.words.map((word) => ({
    text: word.piece.text,
    xPx: word.xPx,
    widthPx: word.widthPx,
    baselinePx: topPx + word.baselinePx,
    color: (word === spoken?.word ? spoken.color : null) ?? restingColor(word.piece),
    scale: word === spoken?.word ? spoken.scale : 1,
  }));
  // The popping word lies over its neighbours.
  return placed.sort((a, b) => Number(a.scale !== 1) - Number(b.scale !== 1));
}

function captionPlates(
  block: TextBlock<CaptionPiece>,
  style: CaptionStyle,
  centerXPx: number,
  topPx: number,
  spoken: BlockWord<CaptionPiece> | null,
): Plate[] {
  const em = block.fontSizePx;
  const plates: Plate[] = [];
  if (style.plate !== null) {
    plates.push({
      rect: {
        x: Math.round(centerXPx - block.widthPx / 2 - em * PLATE_ASIDE_EM),
        y: Math.round(topPx - em * PLATE_PADDING_EM),
        width: Math.round(block.widthPx + 2 * em * PLATE_ASIDE_EM),
        height: Math.round(block.heightPx + em * 2 * PLATE_PADDING_EM),
      },
      radiusPx: em * (style.plateRadiusEm ?? PLATE_RADIUS_EM),
      color: style.plate,
    });
  }
  if (spoken !== null && style.spokenPlate !== null) {
    plates.push({
      rect: {
        x: spoken.xPx - em * SPOKEN_PADDING_EM,
        y: topPx + spoken.baselinePx - em * 0.93,
        width: spoken.widthPx + 2 * em * SPOKEN_PADDING_EM,
        height: em * 1.22,
      },
      radiusPx: em * 0.24,
      color: style.spokenPlate,
    });
  }
  return plates;
}

/** Sampled at whole frames since the word began, so that a frame's picture has one key. */
function popScale(sinceSec: number, fps: number): number {
  const atSec = Math.max(0, Math.floor(sinceSec * fps + 1e-6) / fps);
  for (let index = 1; index < POP.length; index += 1) {
    const [fromSec, from] = POP[index - 1] ?? [0, 1];
    const [toSec, to] = POP[index] ?? [0, 1];
    if (atSec < toSec) return from + ((to - from) * (atSec - fromSec)) / (toSec - fromSec);
  }
  return POP.at(-1)?.[1] ?? 1;
}
