/** Streamer: the whole source upright, or its webcam above its game; a headline that stands for all of it, captions. */
import { evenDown } from '../../pictures/rect-px.ts';
import type { CompositionPlan, FramingPath } from '../composition-plan.ts';
import type { TextPlan } from '../overlay-plan.ts';
import { areaFraming, type PictureArea } from '../picture-area.ts';
import { textPlaces } from '../text-places.ts';
import { planComposition } from './plan-composition.ts';
import {
  captionPlan,
  inPx,
  laneOf,
  type PlannedCaptions,
  type PlannedFormat,
  type PlannedSource,
} from './plan-parts.ts';

/** Which parts of the source stand above each other. */
export interface StreamerAreas {
  readonly webcam: PictureArea;
  /** null for all of the source, around its middle. */
  readonly game: PictureArea | null;
}

export interface PlannedStreamer {
  readonly source: PlannedSource & { readonly durationSec: number };
  /** Empty for none. */
  readonly headline: string;
  readonly captions: PlannedCaptions;
  /** On the source's clock; left out, the middle is shown. */
  readonly framing?: FramingPath;
  /** null or left out: the source fills the picture, and nothing is parted. */
  readonly areas?: StreamerAreas | null | undefined;
}

/** Of the height, for the webcam. */
const WEBCAM_SHARE = 0.4;
const WHOLE_PICTURE: PictureArea = { x: 0, y: 0, width: 1, height: 1 };

/** `format` is usually `verticalFormat(source.fps)`. Words of the transcript need no shift: both clocks agree. */
export function planStreamer(streamer: PlannedStreamer, format: PlannedFormat): CompositionPlan {
  const { source, captions } = streamer;
  const endSec = source.durationSec;
  const text = streamer.headline.trim();
  const whole = {
    ...format,
    source: { startSec: 0, endSec },
    hook: null,
    captions,
    words: captions.words,
  };
  const place = { xPercent: null, yPercent: null, givesWay: true } as const;
  const headline = { preset: 'headline', text, startSec: 0, endSec, ...place } as const;
  const texts: TextPlan[] = text === '' ? [] : [headline];
  const plan = { ...planComposition(whole, source, streamer.framing), texts };
  if (streamer.areas) return stacked(plan, streamer, streamer.areas);
  return text === '' ? plan : besideFaces(plan, captions, format);
}

/** Headline and captions make way for a face together, so that they never meet. */
function besideFaces(
  plan: CompositionPlan,
  captions: PlannedCaptions,
  format: PlannedFormat,
): CompositionPlan {
  const { sources, texts, durationSec } = plan;
  const [lane] = plan.pictures;
  if (lane === undefined) return plan;
  const { caption, hook } = textPlaces({ lane, sources, hookUntilSec: durationSec });
  const yPercent = hook === null ? null : 100 * hook;
  return {
    ...plan,
    captions: captionPlan(captions, inPx(caption, format)),
    texts: texts.map((headline) => ({ ...headline, yPercent })),
  };
}

/** The headline stands on the seam, where no face is, and captions below it; without one they stand there themselves. */
function stacked(
  plan: CompositionPlan,
  { captions }: PlannedStreamer,
  { webcam, game }: StreamerAreas,
): CompositionPlan {
  const { widthPx, heightPx, durationSec } = plan;
  const [source] = plan.sources;
  if (source === undefined) return plan;
  const seamPx = evenDown(heightPx * WEBCAM_SHARE);
  const upper = { x: 0, y: 0, width: widthPx, height: seamPx };
  const lower = { x: 0, y: seamPx, width: widthPx, height: heightPx - seamPx };
  const span = { sourceId: source.id, startSec: 0, endSec: durationSec, sourceStartSec: 0 };
  return {
    ...plan,
    pictures: [
      laneOf(upper, [{ ...span, ...areaFraming(webcam, source, upper) }]),
      laneOf(lower, [{ ...span, ...areaFraming(game ?? WHOLE_PICTURE, source, lower) }]),
    ],
    captions: captionPlan(captions, plan.texts.length === 0 ? seamPx : null),
    texts: plan.texts.map((text) => ({ ...text, yPercent: (100 * seamPx) / heightPx })),
  };
}
