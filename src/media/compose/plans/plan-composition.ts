/**
 * From a clip's composition as the API shows it to the plan everything is drawn from. The player and the
 * export both start here, so what is previewed is what is rendered.
 */
import type { CompositionWord } from '../../captions/composition-words.ts';
import type { CompositionPlan, FramingPath } from '../composition-plan.ts';
import {
  blankPlan,
  CENTERED,
  captionPlan,
  laneOf,
  type PlannedFormat,
  type PlannedSource,
  planSource,
  soundSpan,
  wholeOutput,
} from './plan-parts.ts';

/** The parts of a composition (specification, section 2) that decide how it looks. */
export interface PlannedComposition extends PlannedFormat {
  /** Seconds on the source's clock. */
  readonly source: { readonly startSec: number; readonly endSec: number };
  readonly hook: string | null;
  /** A style this program does not know, or null, draws no captions. */
  readonly captions: { readonly style: string | null };
  readonly words: readonly CompositionWord[];
}

/** How long the opening text stands. */
const HOOK_SEC = 3;

/**
 * One stretch of one source, cropped to the output, with its own sound, captions and the opening text.
 * `framing` is on the source's clock; left out, the middle is shown.
 */
export function planComposition(
  composition: PlannedComposition,
  source: Omit<PlannedSource, 'durationSec'>,
  framing: FramingPath = CENTERED,
): CompositionPlan {
  const { startSec, endSec } = composition.source;
  const durationSec = endSec - startSec;
  const hook = composition.hook?.trim() ?? '';
  const span = { sourceId: source.id, startSec: 0, endSec: durationSec, sourceStartSec: startSec };
  return {
    ...blankPlan(composition, durationSec),
    sources: [planSource({ ...source, durationSec: null }, composition)],
    pictures: [laneOf(wholeOutput(composition), [{ ...span, framing, fit: 'cover', zoom: 1 }])],
    sounds: source.hasAudio === true ? [soundSpan(span)] : [],
    captions: captionPlan({ style: composition.captions.style, words: composition.words }),
    hook: hook === '' ? null : { text: hook, untilSec: Math.min(HOOK_SEC, durationSec) },
  };
}
