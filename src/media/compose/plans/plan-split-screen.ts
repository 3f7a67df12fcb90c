/** Split screen: the main video above, another below it, captions on the seam between them. */
import { evenDown } from '../../pictures/rect-px.ts';
import type { CompositionPlan, FramingPath } from '../composition-plan.ts';
import {
  backgroundLane,
  blankPlan,
  CENTERED,
  captionPlan,
  laneOf,
  type PlannedCaptions,
  type PlannedFormat,
  type PlannedSource,
  planSource,
  soundSpan,
} from './plan-parts.ts';

export interface PlannedSplitScreen {
  /** The one that is heard; its length is the length of the video. */
  readonly main: PlannedSource & { readonly durationSec: number };
  readonly background: PlannedSource;
  /** Where the background begins; it repeats from its start when it ends. */
  readonly backgroundStartSec: number;
  /** `60-40` gives the main video 60 percent of the height; anything else is half and half. */
  readonly layout: string;
  readonly captions: PlannedCaptions;
  /** Of the main video, on its own clock; left out, the middle is shown. */
  readonly framing?: FramingPath;
}

/** `format` is usually `verticalFormat(main.fps)`. The render needs files for both sources, by their ids. */
export function planSplitScreen(split: PlannedSplitScreen, format: PlannedFormat): CompositionPlan {
  const { main, background } = split;
  const { durationSec } = main;
  const seamPx = evenDown(format.height * (split.layout === '60-40' ? 0.6 : 0.5));
  const upper = { x: 0, y: 0, width: format.width, height: seamPx };
  const lower = { x: 0, y: seamPx, width: format.width, height: format.height - seamPx };
  const span = { sourceId: main.id, startSec: 0, endSec: durationSec, sourceStartSec: 0 };
  const sources = [planSource(main, format)];
  if (background.id !== main.id) sources.push(planSource(background, format));
  return {
    ...blankPlan(format, durationSec),
    sources,
    pictures: [
      laneOf(upper, [{ ...span, framing: split.framing ?? CENTERED, fit: 'cover', zoom: 1 }]),
      backgroundLane(background, split.backgroundStartSec, durationSec, lower),
    ],
    sounds: main.hasAudio === true ? [soundSpan(span)] : [],
    captions: captionPlan(split.captions, seamPx),
  };
}
