/** Fake text: a conversation that appears line by line, over a background video or on a plain ground. */
import { countGraphemes } from '../../captions/fonts/text-width.ts';
import { CHAT_SOUNDS_ID } from '../chat/chat-sounds.ts';
import { CHAT_STYLES } from '../chat/chat-style.ts';
import type { CompositionPlan } from '../composition-plan.ts';
import type { ChatPlan, ChatSide, ChatTheme } from '../overlay-plan.ts';
import {
  backgroundLane,
  blankPlan,
  type PlannedFormat,
  type PlannedSource,
  planSource,
  soundSpan,
  wholeOutput,
} from './plan-parts.ts';

export interface PlannedChatLine {
  readonly side: ChatSide;
  readonly text: string;
  /** The sound file the line is spoken in; null for a silent line. */
  readonly voice: { readonly sourceId: string; readonly durationSec: number } | null;
}

export interface PlannedFakeText {
  /** `cards`; anything else is `bubbles`. */
  readonly theme: string;
  readonly names: ChatPlan['names'];
  readonly lines: readonly PlannedChatLine[];
  /** null: the conversation fills the picture. A background is not heard and repeats when it ends. */
  readonly background: PlannedSource | null;
  readonly backgroundStartSec: number;
  /** Typing before each message and a pop as it comes, under the voices. */
  readonly sounds: boolean;
}

export interface ChatTiming {
  /** When each line appears, in order. */
  readonly atSec: readonly number[];
  readonly durationSec: number;
}

const LEAD_SEC = 0.4;
const PAUSE_SEC = 0.3;
const TAIL_SEC = 1.8;
/** A silent line stands alone for as long as it takes to read. */
const SHORTEST_READ_SEC = 1;
const READ_BASE_SEC = 0.6;
const READ_CHARACTERS_PER_SEC = 17;
/** A sent message is heard a moment after it shows, as if it were read out. */
const VOICE_AFTER_SEC = 0.08;

export function timeFakeText(lines: readonly PlannedChatLine[]): ChatTiming {
  let nextSec = LEAD_SEC;
  const atSec = lines.map(({ text, voice }) => {
    const startSec = nextSec;
    const readSec = READ_BASE_SEC + countGraphemes(text) / READ_CHARACTERS_PER_SEC;
    const lengthSec =
      voice === null ? Math.max(SHORTEST_READ_SEC, readSec) : VOICE_AFTER_SEC + voice.durationSec;
    nextSec = startSec + lengthSec + PAUSE_SEC;
    return startSec;
  });
  return { atSec, durationSec: nextSec - (lines.length === 0 ? 0 : PAUSE_SEC) + TAIL_SEC };
}

/**
 * There are no captions: the messages are the text. The render needs the background, where there is one, and
 * every voice file. Without voices and sounds the video has no sound track.
 */
export function planFakeText(story: PlannedFakeText, format: PlannedFormat): CompositionPlan {
  const { lines, background } = story;
  const theme: ChatTheme = story.theme === 'cards' ? 'cards' : 'bubbles';
  const { atSec, durationSec } = timeFakeText(lines);
  const at = (index: number): number => atSec[index] ?? 0;
  const chat: ChatPlan = {
    theme,
    panel: background === null ? 'full' : 'floating',
    names: story.names,
    lines: lines.map(({ side, text }, index) => ({ side, text, atSec: at(index) })),
  };
  const made = story.sounds && lines.length > 0 ? [CHAT_SOUNDS_ID] : [];
  const voices = new Set(lines.flatMap(({ voice }) => (voice === null ? [] : [voice.sourceId])));
  return {
    ...blankPlan(format, durationSec),
    backdrop: { color: CHAT_STYLES[theme].background },
    sources: [
      ...(background === null ? [] : [planSource(background, format)]),
      ...[...voices, ...made].map((id) => ({ id, widthPx: 0, heightPx: 0 })),
    ],
    pictures:
      background === null
        ? []
        : [backgroundLane(background, story.backgroundStartSec, durationSec, wholeOutput(format))],
    sounds: [
      ...lines.flatMap(({ voice }, index) => {
        if (voice === null) return [];
        const startSec = at(index) + VOICE_AFTER_SEC;
        return [
          soundSpan({
            sourceId: voice.sourceId,
            startSec,
            endSec: startSec + voice.durationSec,
            sourceStartSec: 0,
          }),
        ];
      }),
      ...made.map((sourceId) => soundSpan({ sourceId, startSec: 0, endSec: durationSec, sourceStartSec: 0 })),
    ],
    chat,
  };
}
