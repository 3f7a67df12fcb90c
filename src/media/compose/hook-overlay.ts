/** Lays out the opening title: a box in the upper third that comes and goes softly. */
import { captionPieces } from '../captions/caption-piece.ts';
import { breakLines } from '../captions/line-breaking.ts';
import type { CompositionPlan } from './composition-plan.ts';
import type { HookOverlay, PlacedWord, Plate } from './overlay.ts';
import { inkBox, layOutBlock } from './text-block.ts';

const WEIGHT = 800;
const MAX_LINES = 3;
const LINE_HEIGHT_EM = 1.2;
/** Tried in turn, as shares of the shorter side, until the text takes at most three lines. */
const SIZES = [0.066, 0.058, 0.05, 0.043, 0.037, 0.031, 0.026];
const FADE_IN_SEC = 0.2;
const FADE_OUT_SEC = 0.25;
const TEXT_COLOR = '#101219';
const PLATE_COLOR = '#ffffff';

/** Null before the fade begins, after it ends, and for a text without letters. */
export function hookOverlay(plan: CompositionPlan, timeSec: number): HookOverlay | null {
  if (plan.hook === null || timeSec < 0 || timeSec >= plan.hook.untilSec) return null;
  const opacity = fade(timeSec, plan.hook.untilSec, plan.fps);
  const vertical = plan.heightPx > plan.widthPx;
  const maxWidthPx = Math.round(plan.widthPx * (vertical ? 0.78 : 0.66));
  const block = fitBlock(plan.hook.text, Math.min(plan.widthPx, plan.heightPx), maxWidthPx, plan.widthPx / 2);
  if (block === null || opacity <= 0) return null;
  const em = block.fontSizePx;
  const topPx = Math.round(plan.heightPx * (vertical ? 0.15 : 0.09) + em * 0.42);
  const words: PlacedWord[] = block.words.map((word) => ({
    text: word.piece.text,
    xPx: word.xPx,
    widthPx: word.widthPx,
    baselinePx: topPx + word.baselinePx,
    color: TEXT_COLOR,
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
      color: PLATE_COLOR,
    },
  ];
  return {
    kind: 'hook',
    key: `hook ${plan.widthPx}x${plan.heightPx} ${opacity.toFixed(3)} ${plan.hook.text}`,
    box: inkBox(words, plates, em, 0, plan),
    opacity,
    fontSizePx: em,
    weight: WEIGHT,
    rightToLeft: block.rightToLeft,
    plates,
    words,
    strokePx: 0,
  };
}

function fitBlock(text: string, shorterSidePx: number, maxWidthPx: number, centerXPx: number) {
  const word = { index: 0, text, startSec: 0, endSec: 1 };
  for (const [index, size] of SIZES.entries()) {
    const fontSizePx = Math.max(8, Math.round(size * shorterSidePx));
    const maxWidthEm = maxWidthPx / fontSizePx;
    const limits = {
      weight: WEIGHT,
      maxCharacters: Number.POSITIVE_INFINITY,
      maxWidthEm,
      maxWordWidthEm: maxWidthEm,
      maxLines: MAX_LINES,
    } as const;
    const pieces = captionPieces([word], limits);
    if (pieces.length === 0) return null;
    const lines = breakLines(pieces, limits);
    const whole = pieces.every((piece) => text.split(/\s+/u).includes(piece.text));
    const last = index === SIZES.length - 1;
    if ((lines.length <= MAX_LINES && whole) || last) {
      return layOutBlock({
        lines,
        weight: WEIGHT,
        fontSizePx,
        maxWidthPx,
        lineHeightEm: LINE_HEIGHT_EM,
        centerXPx,
      });
    }
  }
  return null;
}

/** In steps of whole frames, so that a frame's picture has one key. */
function fade(timeSec: number, untilSec: number, fps: number): number {
  const frame = Math.floor(timeSec * fps + 1e-6);
  const framesLeft = Math.ceil(untilSec * fps - 1e-6) - frame;
  const fadeInFrames = Math.max(1, Math.round(FADE_IN_SEC * fps));
  const fadeOutFrames = Math.max(1, Math.round(FADE_OUT_SEC * fps));
  return Math.min(1, (frame + 1) / fadeInFrames, framesLeft / fadeOutFrames);
}
