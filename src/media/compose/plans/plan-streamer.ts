/** Streamer: the whole source upright, a headline that stands for all of it, captions. */
import type { CompositionPlan, FramingPath } from '../composition-plan.ts';
import { planComposition } from './plan-composition.ts';
import type { PlannedCaptions, PlannedFormat, PlannedSource } from './plan-parts.ts';

export interface PlannedStreamer {
  readonly source: PlannedSource & { readonly durationSec: number };
  /** Empty for none. */
  readonly headline: string;
  readonly captions: PlannedCaptions;
  /** On the source's clock; left out, the middle is shown. */
  readonly framing?: FramingPath;
}

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
  return {
    ...planComposition(whole, source, streamer.framing),
    texts:
      text === '' ? [] : [{ preset: 'headline', text, startSec: 0, endSec, xPercent: null, yPercent: null }],
  };
}
