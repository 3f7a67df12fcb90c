/**
 * From a clip's composition as the API shows it to the plan everything is drawn from. The player and the
 * export both start here, so what is previewed is what is rendered.
 */
import type { CompositionWord } from '../../captions/composition-words.ts';
import type { CompositionPlan, FramingPath, PictureSpan } from '../composition-plan.ts';
import { type TextPlaces, textPlaces } from '../text-places.ts';
import {
  blankPlan,
  brandedHook,
  CENTERED,
  captionPlan,
  inPx,
  laneOf,
  type PlannedCaptions,
  type PlannedFormat,
  type PlannedSource,
  planSource,
  soundSpan,
  wholeOutput,
  withBrandLogo,
} from './plan-parts.ts';

/** The parts of a composition (specification, section 2) that decide how it looks. */
export interface PlannedComposition extends PlannedFormat {
  /** Seconds on the source's clock. */
  readonly source: { readonly startSec: number; readonly endSec: number };
  readonly hook: string | null;
  /** A style this program does not know, or null, draws no captions. */
  readonly captions: Omit<PlannedCaptions, 'words'>;
  readonly words: readonly CompositionWord[];
}

/** How long the opening text stands. */
const HOOK_SEC = 3;

/**
 * One stretch of one source, cropped to the output, with its own sound, captions and the opening text.
 * `framing` is on the source's clock; left out, the middle is shown. Where it knows of faces, texts stand beside them.
 */
export function planComposition(
  composition: PlannedComposition,
  source: Omit<PlannedSource, 'durationSec'>,
  framing: FramingPath = CENTERED,
): CompositionPlan {
  const { startSec, endSec } = composition.source;
  const durationSec = endSec - startSec;
  const hook = composition.hook?.trim() ?? '';
  const untilSec = Math.min(HOOK_SEC, durationSec);
  const span = { sourceId: source.id, startSec: 0, endSec: durationSec, sourceStartSec: startSec };
  const picture: PictureSpan = { ...span, framing, fit: 'cover', zoom: 1 };
  const planned = planSource({ ...source, durationSec: null }, composition);
  const lane = laneOf(wholeOutput(composition), [picture]);
  const places = textPlaces({ lane, sources: [planned], hookUntilSec: hook === '' ? 0 : untilSec });
  const captions = { ...composition.captions, words: composition.words };
  const plan = {
    ...blankPlan(composition, durationSec),
    sources: [planned],
    pictures: [lane],
    sounds: source.hasAudio === true ? [soundSpan(span)] : [],
    captions: captionPlan(captions, inPx(places.caption, composition)),
    hook:
      hook === '' ? null : brandedHook({ text: hook, untilSec, ...hookPlace(places, composition) }, captions),
  };
  return withBrandLogo(plan, composition.captions);
}

function hookPlace({ hook }: TextPlaces, format: PlannedFormat): { centerYPx?: number } {
  const centerYPx = inPx(hook, format);
  return centerYPx === null ? {} : { centerYPx };
}
