/** A made talk of good and dull parts, spoken word by word, and what finding clips in it takes. */
import type { FindClipsInput } from '../media/find-clips/find-clips.ts';
import { cuesOf } from '../media/find-clips/languages/language-cues.ts';
import type { Word } from '../media/listen/word.ts';

export const SETTINGS = {
  clipCount: 5,
  minDurationSec: 8,
  maxDurationSec: 40,
  objective: null,
  instructions: null,
};

/** Speaks a text at a steady rate, with a pause after each full stop. */
export function speak(text: string, speaker: string | null = null): Word[] {
  let atSec = 0.5;
  return text
    .trim()
    .split(/\s+/u)
    .map((word, index) => {
      const startSec = atSec;
      const endSec = startSec + 0.12 + 0.04 * word.length;
      atSec = endSec + (/[.?!]$/u.test(word) ? 0.5 : 0.04);
      return { index, text: word, startSec, endSec, confidence: null, speaker };
    });
}

export function inputOf(words: readonly Word[], change: Partial<FindClipsInput> = {}): FindClipsInput {
  const durationSec = (words.at(-1)?.endSec ?? 60) + 1;
  return {
    words,
    soundTrack: null,
    pictureTrack: null,
    durationSec,
    cues: cuesOf('en'),
    settings: SETTINGS,
    ...change,
  };
}

const HOUSEKEEPING =
  'Hello and welcome to the show. Thank you for coming tonight. Can you hear me at the back? Um, let me just check the microphone. Okay, the coffee break is at four. The link to the slides is in the description.';
export const STORY =
  'My grandmother never threw a single letter away. When she died we found four hundred of them in a bread box. They were all from the same man, and nobody in the family had ever heard his name. He wrote to her like a boy who had lost his only friend. The last one said, I will wait at the station every Sunday. She kept the train ticket, and it was never stamped.';
const ASIDE =
  'So, um, I think we can move on. I don’t know, maybe we come back to that next week. Sorry about the noise. We have some questions in the chat, I’ll get to them. Thanks for the messages.';
const ADVICE =
  'Every promise you make to a child is a small loan. You always pay it back with interest. Break one, and they learn that words are cheap. Keep one when it hurts, and they believe you for the rest of their lives.';
export const TALK = [HOUSEKEEPING, STORY, ASIDE, ADVICE, ASIDE].join(' ');
