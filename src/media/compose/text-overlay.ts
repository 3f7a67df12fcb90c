/** Lays out the free texts of an edit: outlined headline, subtitle on a dark plate, small bright label. */
import { fontKey } from '../../base/caption-fonts.ts';
import type { CaptionFontWeight } from '../captions/fonts/text-width.ts';
import type { RectPx } from '../pictures/rect-px.ts';
import { fadeAt } from './appearance.ts';
import type { CompositionPlan } from './composition-plan.ts';
import { fitText, sizesDown } from './fit-text.ts';
import type { PlacedWord, Plate, TitleOverlay } from './overlay.ts';
import type { TextPlan, TextPreset } from './overlay-plan.ts';
import { perPlan } from './per-plan.ts';
import { inkBox, layOutBlock } from './text-block.ts';

interface TextStyle {
  readonly weight: CaptionFontWeight;
  /** Shares of the shorter side: as wished, and the smallest a long text is set in. */
  readonly size: number;
  readonly smallest: number;
  readonly lineHeightEm: number;
  readonly maxWidth: number;
  readonly maxHeight: number;
  readonly color: string;
  readonly strokeEm: number;
  readonly plate: string | null;
  readonly paddingEm: { readonly x: number; readonly y: number };
  readonly radiusEm: number;
  /**
   * Where a text without a place of its own stands, centred, as shares of the height of a vertical and of a wide
   * picture: its top for those that grow downwards, else its middle.
   */
  readonly grows: 'down' | 'around';
  readonly verticalY: number;
  readonly wideY: number;
}

const STYLES: Readonly<Record<TextPreset, TextStyle>> = {
  headline: {
    weight: 800,
    size: 0.086,
    smallest: 0.03,
    lineHeightEm: 1.14,
    maxWidth: 0.84,
    maxHeight: 0.2,
    color: '#ffffff',
    strokeEm: 0.22,
    plate: null,
    paddingEm: { x: 0, y: 0 },
    radiusEm: 0,
    grows: 'down',
    verticalY: 0.13,
    wideY: 0.1,
  },
  subtitle: {
    weight: 700,
    size: 0.05,
    smallest: 0.022,
    lineHeightEm: 1.3,
    maxWidth: 0.78,
    maxHeight: 0.3,
    color: '#ffffff',
    strokeEm: 0,
    plate: 'rgb(12 14 22 / 0.82)',
    paddingEm: { x: 0.6, y: 0.36 },
    radiusEm: 0.4,
    grows: 'around',
    verticalY: 0.38,
    wideY: 0.64,
  },
  label: {
    weight: 800,
    size: 0.036,
    smallest: 0.018,
    lineHeightEm: 1.24,
    maxWidth: 0.6,
    maxHeight: 0.2,
    color: '#14161c',
    strokeEm: 0,
    plate: '#ffd60a',
    paddingEm: { x: 0.62, y: 0.3 },
    radiusEm: 0.34,
    grows: 'around',
    verticalY: 0.1,
    wideY: 0.06,
  },
};
const SIZE_STEPS = 9;
const FADE = { inSec: 0.14, outSec: 0.14 };
/** Texts keep this share of the shorter side from the edges of the picture, wherever they are put. */
const MARGIN = 0.03;

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

/** Each text is laid out when it is first shown. */
const laidOut = perPlan((plan) =>
  plan.texts.map((text) => {
    let known: TitleOverlay | null | undefined;
    return () => {
      if (known === undefined) known = layOut(plan, text);
      return known;
    };
  }),
);

function layOut(plan: CompositionPlan, text: TextPlan): TitleOverlay | null {
  const style = STYLES[text.preset];
  const { weight, lineHeightEm } = style;
  const { font, color = style.color, sizeScale = 1 } = text;
  const shorterSidePx = Math.min(plan.widthPx, plan.heightPx);
  const fitted = fitText(text.text, {
    weight,
    font,
    lineHeightEm,
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
  const asideX = style.paddingEm.x * em + (style.strokeEm * em) / 2 + MARGIN * shorterSidePx;
  const asideY = style.paddingEm.y * em + (style.strokeEm * em) / 2 + MARGIN * shorterSidePx;
  const halfWidth = fitted.widthPx / 2 + asideX;
  const halfHeight = fitted.heightPx / 2 + asideY;
  const wishedXPx = ((text.xPercent ?? 50) / 100) * plan.widthPx;
  const wishedYPx = text.yPercent === null ? ownMiddlePx : (text.yPercent / 100) * plan.heightPx;
  const centerXPx = keepInside(wishedXPx, halfWidth, plan.widthPx);
  const centerYPx = keepInside(wishedYPx, halfHeight, plan.heightPx);
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
    key: `${plan.widthPx}x${plan.heightPx} ${text.preset} ${text.xPercent} ${text.yPercent} ${fontKey(font)} ${color} ${sizeScale} ${text.text}`,
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
