/** Lays out the opening title: a box in the upper third that comes and goes softly. */
import { fontKey } from '../../base/film/caption-fonts.ts';
import type { RectPx } from '../pictures/rect-px.ts';
import { fadeAt } from './appearance.ts';
import type { CompositionPlan } from './composition-plan.ts';
import { fitText } from './fit-text.ts';
import type { HookOverlay, PlacedWord, Plate } from './overlay.ts';
import type { HookPlan } from './overlay-plan.ts';
import { perPlan } from './per-plan.ts';
import { inkBox, layOutBlock } from './text-block.ts';

const WEIGHT = 800;
const MAX_LINES = 3;
const LINE_HEIGHT_EM = 1.2;
/** Tried in turn, as shares of the shorter side, until the text takes at most three lines. */
const SIZES = [0.066, 0.058, 0.05, 0.043, 0.037, 0.031, 0.026];
const FADE = { inSec: 0.2, outSec: 0.25 };
const TEXT_COLOR = '#101219';
const PLATE_COLOR = '#ffffff';

/** Null before the fade begins, after it ends, and for a text without letters. */
export function hookOverlay(plan: CompositionPlan, timeSec: number): HookOverlay | null {
  if (plan.hook === null) return null;
  const opacity = fadeAt(
    timeSec,
    { startSec: plan.hook.startSec ?? 0, endSec: plan.hook.untilSec },
    plan.fps,
    FADE,
  );
  const whole = opacity > 0 ? laidOut(plan) : null;
  if (whole === null) return null;
  return { ...whole, opacity, key: `hook ${opacity.toFixed(3)} ${whole.key}` };
}

/** What the hook covers while it stands; null where there is none. */
export function hookRect(plan: CompositionPlan): RectPx | null {
  return laidOut(plan)?.plates[0]?.rect ?? null;
}

const laidOut = perPlan((plan): HookOverlay | null => {
  if (plan.hook === null) return null;
  const { look, font } = plan.hook;
  const vertical = plan.heightPx > plan.widthPx;
  const shorterSidePx = Math.min(plan.widthPx, plan.heightPx);
  const maxWidthPx = Math.round(plan.widthPx * (vertical ? 0.78 : 0.66));
  const fitted = fitText(plan.hook.text, {
    weight: WEIGHT,
    font,
    maxWidthPx,
    maxHeightPx: plan.heightPx * 0.5,
    lineHeightEm: LINE_HEIGHT_EM,
    fontSizesPx: SIZES.map((size) => Math.max(8, Math.round(size * (look?.size ?? 1) * shorterSidePx))),
    maxLines: MAX_LINES,
    lines: 'even',
  });
  if (fitted === null) return null;
  const block = layOutBlock({
    lines: fitted.lines,
    weight: WEIGHT,
    font,
    fontSizePx: fitted.fontSizePx,
    maxWidthPx,
    lineHeightEm: LINE_HEIGHT_EM,
    centerXPx: plan.widthPx / 2,
  });
  const em = block.fontSizePx;
  const centerYPx = centerOf(plan.hook, block.heightPx + em * 0.84, plan.heightPx);
  const topPx = Math.round(
    centerYPx === undefined
      ? plan.heightPx * (vertical ? 0.15 : 0.09) + em * 0.42
      : centerYPx - block.heightPx / 2,
  );
  const words: PlacedWord[] = block.words.map((word) => ({
    text: word.piece.text,
    xPx: word.xPx,
    widthPx: word.widthPx,
    baselinePx: topPx + word.baselinePx,
    color: look?.color ?? TEXT_COLOR,
    scale: 1,
  }));
  const plates: Plate[] = [
    {
      rect: {
        x: Math.round(plan.widthPx / 2 - block.widthPx / 2 - em * 0.62),
        y: Math.round(topPx - em * 0.42),
        width: Math.round(block.widthPx + em * 1.24),
        height: Math.round(block.heightPx + em * 0.84),
      },
      radiusPx: em * 0.46,
      color: look?.boxColor ?? PLATE_COLOR,
    },
  ];
  return {
    kind: 'hook',
    key: `${plan.widthPx}x${plan.heightPx} ${centerYPx ?? ''} ${plan.hook.text}${look === undefined ? '' : JSON.stringify(look)}${fontKey(font)}`,
    box: inkBox(words, plates, em, 0, plan),
    opacity: 1,
    fontSizePx: em,
    weight: WEIGHT,
    font,
    rightToLeft: block.rightToLeft,
    plates,
    words,
    strokePx: 0,
  };
});

/** A brand's place goes before the seam's; the whole box stays inside the picture. undefined for the usual place. */
function centerOf({ look, centerYPx }: HookPlan, boxPx: number, heightPx: number): number | undefined {
  const place = look?.place ?? null;
  if (place === null) return centerYPx;
  return Math.round(boxPx / 2 + (heightPx - boxPx) * place);
}
