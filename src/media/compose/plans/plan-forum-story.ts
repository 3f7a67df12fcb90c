/** Forum story: a background video, the post as a card while its title is spoken, then the story in captions. */
import type { CompositionPlan } from '../composition-plan.ts';
import {
  backgroundLane,
  blankPlan,
  captionPlan,
  type PlannedCaptions,
  type PlannedFormat,
  type PlannedSource,
  planSource,
  soundSpan,
  wholeOutput,
} from './plan-parts.ts';
import type { PlacedSpeech, SpokenText } from './speech-words.ts';

/** The story as spoken: a sound file for the title and one for each passage of the body, in order. */
export interface StorySpeech {
  readonly title: SpokenText;
  readonly body: readonly SpokenText[];
}

export interface StoryTiming {
  readonly title: PlacedSpeech;
  readonly body: readonly PlacedSpeech[];
  /** When the card goes. */
  readonly cardEndSec: number;
  readonly durationSec: number;
}

export interface PlannedForumStory {
  readonly background: PlannedSource;
  /** Where the background begins; it repeats from its start when it ends. It is not heard. */
  readonly backgroundStartSec: number;
  readonly post: { readonly title: string; readonly author: string; readonly subforum: string };
  readonly speech: StorySpeech;
  /** `wordsOfSpeech(timeForumStory(speech).body)`, edited or not. The card shows the title, captions do not. */
  readonly captions: PlannedCaptions;
}

const LEAD_SEC = 0.35;
const CARD_LINGERS_SEC = 0.3;
const PAUSE_SEC = 0.28;
const TAIL_SEC = 0.9;
/** Captions of a story stand in the middle: there is nothing else to look at. */
const CAPTION_MIDDLE = 0.5;

/** When each part is spoken. Pure, so the words can be made before the plan. */
export function timeForumStory({ title, body }: StorySpeech): StoryTiming {
  const cardEndSec = LEAD_SEC + title.durationSec + CARD_LINGERS_SEC;
  let atSec = cardEndSec;
  const placed = body.map((passage) => {
    const startSec = atSec;
    atSec += passage.durationSec + PAUSE_SEC;
    return { ...passage, startSec };
  });
  const spokenUntilSec = body.length === 0 ? cardEndSec : atSec - PAUSE_SEC;
  return {
    title: { ...title, startSec: LEAD_SEC },
    body: placed,
    cardEndSec,
    durationSec: spokenUntilSec + TAIL_SEC,
  };
}

/** `format` is usually `verticalFormat(background.fps)`. The render needs the background and every voice file. */
export function planForumStory(story: PlannedForumStory, format: PlannedFormat): CompositionPlan {
  const { title, body, cardEndSec, durationSec } = timeForumStory(story.speech);
  const spoken = [title, ...body];
  const voices = new Set(spoken.map(({ sourceId }) => sourceId));
  return {
    ...blankPlan(format, durationSec),
    sources: [
      planSource(story.background, format),
      ...[...voices].map((id) => ({ id, widthPx: 0, heightPx: 0 })),
    ],
    pictures: [backgroundLane(story.background, story.backgroundStartSec, durationSec, wholeOutput(format))],
    sounds: spoken.map(({ sourceId, startSec, durationSec: lengthSec }) =>
      soundSpan({ sourceId, startSec, endSec: startSec + lengthSec, sourceStartSec: 0 }),
    ),
    captions: captionPlan(story.captions, Math.round(format.height * CAPTION_MIDDLE)),
    card: { ...story.post, startSec: 0, endSec: cardEndSec },
  };
}
