/** Lays out the free texts of an edit. */
import { fontKey } from '../../base/film/caption-fonts.ts';
import type { RectPx } from '../pictures/rect-px.ts';
import { fadeAt } from './appearance.ts';
import { captionRoom } from './caption-overlay.ts';
import { groupsInTime, shiftDown, standTogether } from './clear-of-texts.ts';
import type { CompositionPlan } from './composition-plan.ts';
import { type FittedText, fitText, sizesDown } from './fit-text.ts';
import type { PlacedWord, Plate, TitleOverlay } from './overlay.ts';
import type { TextPlan } from './overlay-plan.ts';
import { perPlan } from './per-plan.ts';
import { inkBox, layOutBlock } from './text-block.ts';
import { TEXT_STYLES } from './text-styles.ts';

const SIZE_STEPS = 9;
const FADE = { inSec: 0.14, outSec: 0.14 };
/** Texts keep this share of the shorter side from the edges of the picture, wherever they are put. */
const MARGIN = 0.03;
/** Between two that stand under each other. */
const BETWEEN_EM = 0.2;

/** The texts that stand at `timeSec`, in their order. */
export function textOverlays(plan: CompositionPlan, timeSec: number): TitleOverlay[] {
  const shown: TitleOverlay[] = [];
  for (const [index, text] of plan.texts.entries()) {
    const opacity = fadeAt(timeSec, text, plan.fps, FADE);
    if (opacity <= 0) continue;
    const whole = laidOut(plan)[index]?.() ?? null;
    if (whole === null) continue;
    shown.push({ ...whole, opacity, key: `text ${index} ${opacity.toFixed(3)} ${whole.key}` });
  }
  return shown;
}

/** Where a text stands in the picture, whether it is shown at the moment or not; null for one that cannot be drawn. */
export function textBox(plan: CompositionPlan, index: number): RectPx | null {
  return laidOut(plan)[index]?.()?.box ?? null;
}

/** A text is laid out, with all that stand at its time, when it is first shown. */
const laidOut = perPlan((plan) => {
  const groups = groupsInTime(plan.texts);
  const groupOf = new Map(groups.flatMap((group) => group.map((index) => [index, group])));
  const known = new Map<number, TitleOverlay | null>();
  return plan.texts.map((_, index) => () => {
    if (!known.has(index))
      for (const [at, overlay] of layOutGroup(plan, groupOf.get(index) ?? [])) known.set(at, overlay);
    return known.get(index) ?? null;
  });
});

function layOutGroup(plan: CompositionPlan, group: readonly number[]): Map<number, TitleOverlay | null> {
  const laid = new Map<number, TitleOverlay | null>();
  const standing: { readonly text: TextPlan; readonly rect: RectPx }[] = [];
  const marginPx = MARGIN * Math.min(plan.widthPx, plan.heightPx);
  const captions = captionRoom(plan);
  const isPlaced = (plan.captions?.look?.place ?? null) !== null;
  const range = { topPx: marginPx, bottomPx: plan.heightPx - marginPx };
  for (const index of group) {
    const text = plan.texts[index];
    const set = text === undefined ? null : setText(plan, text);
    if (text === undefined || set === null) {
      laid.set(index, null);
      continue;
    }
    const others = standing.filter((other) => standTogether(other.text, text)).map(({ rect }) => rect);
    // Captions that a brand or a hand put there stay.
    const taken = captions !== null && isPlaced ? [...others, captions] : others;
    const gapPx = BETWEEN_EM * set.fitted.fontSizePx;
    const byPx = text.givesWay === true ? shiftDown(set.rect, { taken, captions, ...range, gapPx }) : 0;
    const rect = { ...set.rect, y: set.rect.y + byPx };
    standing.push({ text, rect });
    laid.set(index, drawn(plan, text, { ...set, rect }));
  }
  return laid;
}

/** A text in its letters and where it would stand by itself. */
interface SetText {
  readonly fitted: FittedText;
  /** Around its lines with their stroke or plate. */
  readonly rect: RectPx;
}

function setText(plan: CompositionPlan, text: TextPlan): SetText | null {
  const style = TEXT_STYLES[text.preset];
  const { font, sizeScale = 1 } = text;
  const shorterSidePx = Math.min(plan.widthPx, plan.heightPx);
  const fitted = fitText(text.text, {
    weight: style.weight,
    font,
    lineHeightEm: style.lineHeightEm,
    maxWidthPx: plan.widthPx * style.maxWidth,
    maxHeightPx: plan.heightPx * style.maxHeight * Math.max(1, sizeScale),
    fontSizesPx: sizesDown(
      style.size * sizeScale * shorterSidePx,
      style.smallest * Math.min(1, sizeScale) * shorterSidePx,
      SIZE_STEPS,
    ),
    maxLines: Number.POSITIVE_INFINITY,
    lines: 'even',
  });
  if (fitted === null) return null;
  const em = fitted.fontSizePx;
  const ownYPx = (plan.heightPx > plan.widthPx ? style.verticalY : style.wideY) * plan.heightPx;
  const ownMiddlePx = style.grows === 'down' ? ownYPx + fitted.heightPx / 2 : ownYPx;
  const halfWidth = fitted.widthPx / 2 + style.paddingEm.x * em + (style.strokeEm * em) / 2;
  const halfHeight = fitted.heightPx / 2 + style.paddingEm.y * em + (style.strokeEm * em) / 2;
  const wishedXPx = ((text.xPercent ?? 50) / 100) * plan.widthPx;
  const wishedYPx = text.yPercent === null ? ownMiddlePx : (text.yPercent / 100) * plan.heightPx;
  const marginPx = MARGIN * shorterSidePx;
  const centerXPx = keepInside(wishedXPx, halfWidth + marginPx, plan.widthPx);
  const centerYPx = keepInside(wishedYPx, halfHeight + marginPx, plan.heightPx);
  const place = { x: centerXPx - halfWidth, y: centerYPx - halfHeight };
  return { fitted, rect: { ...place, width: 2 * halfWidth, height: 2 * halfHeight } };
}

function drawn(plan: CompositionPlan, text: TextPlan, { fitted, rect }: SetText): TitleOverlay {
  const style = TEXT_STYLES[text.preset];
  const { weight, lineHeightEm } = style;
  const { font, color = style.color, sizeScale = 1 } = text;
  const em = fitted.fontSizePx;
  const centerXPx = rect.x + rect.width / 2;
  const centerYPx = rect.y + rect.height / 2;
  const block = layOutBlock({
    lines: fitted.lines,
    weight,
    font,
    fontSizePx: em,
    maxWidthPx: fitted.widthPx,
    lineHeightEm,
    centerXPx,
  });
  const topPx = Math.round(centerYPx - block.heightPx / 2);
  const words: PlacedWord[] = block.words.map((word) => ({
    text: word.piece.text,
    xPx: word.xPx,
    widthPx: word.widthPx,
    baselinePx: topPx + word.baselinePx,
    color,
    scale: 1,
  }));
  const plates: Plate[] =
    style.plate === null
      ? []
      : [
          {
            rect: {
              x: Math.round(centerXPx - block.widthPx / 2 - em * style.paddingEm.x),
              y: Math.round(topPx - em * style.paddingEm.y),
              width: Math.round(block.widthPx + 2 * em * style.paddingEm.x),
              height: Math.round(block.heightPx + 2 * em * style.paddingEm.y),
            },
            radiusPx: em * style.radiusEm,
            color: style.plate,
          },
        ];
  const strokePx = style.strokeEm * em;
  return {
    kind: 'text',
    key: `${plan.widthPx}x${plan.heightPx} ${text.preset} ${text.xPercent} ${topPx} ${fontKey(font)} ${color} ${sizeScale} ${text.text}`,
    box: inkBox(words, plates, em, strokePx, plan),
    opacity: 1,
    fontSizePx: block.fontSizePx,
    weight,
    font,
    rightToLeft: block.rightToLeft,
    plates,
    words,
    strokePx,
  };
}

function keepInside(wishedPx: number, halfPx: number, sizePx: number): number {
  return Math.min(Math.max(wishedPx, halfPx), Math.max(halfPx, sizePx - halfPx));
}
