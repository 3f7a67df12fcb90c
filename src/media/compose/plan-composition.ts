/**
 * From a composition as the API shows it to the plan everything is drawn from. The player and the export
 * both start here, so what is previewed is what is rendered.
 */
import { CAPTION_LOOKS } from '../captions/caption-look.ts';
import { type CompositionWord, shownWords } from '../captions/composition-words.ts';
import type { CaptionStyleId, CompositionPlan } from './composition-plan.ts';

/** The parts of a composition (specification, section 2) that decide how it looks. */
export interface PlannedComposition {
  readonly width: number;
  readonly height: number;
  readonly fps: number;
  /** Seconds on the source's clock. */
  readonly source: { readonly startSec: number; readonly endSec: number };
  readonly hook: string | null;
  /** A style this program does not know, or null, draws no captions. */
  readonly captions: { readonly style: string | null };
  readonly words: readonly CompositionWord[];
}

/** The parts of the source asset that decide how it is cut out; sizes as displayed. */
export interface PlannedSource {
  readonly width: number | null;
  readonly height: number | null;
  readonly hasAudio: boolean | null;
}

/** How long the opening text stands. */
const HOOK_SEC = 3;

export function planComposition(composition: PlannedComposition, source: PlannedSource): CompositionPlan {
  const { startSec, endSec } = composition.source;
  const { style } = composition.captions;
  const hook = composition.hook?.trim() ?? '';
  return {
    widthPx: composition.width,
    heightPx: composition.height,
    fps: composition.fps,
    sourceStartSec: startSec,
    sourceEndSec: endSec,
    sourceWidthPx: source.width ?? composition.width,
    sourceHeightPx: source.height ?? composition.height,
    hasAudio: source.hasAudio ?? false,
    framing: { keyframes: [{ timeSec: startSec, centerX: 0.5, centerY: 0.5 }] },
    captions: isKnownStyle(style) ? { style, words: shownWords(composition.words) } : null,
    hook: hook === '' ? null : { text: hook, untilSec: Math.min(HOOK_SEC, endSec - startSec) },
  };
}

function isKnownStyle(style: string | null): style is CaptionStyleId {
  return style !== null && Object.hasOwn(CAPTION_LOOKS, style);
}
