/** A subtitle file as words: all that is read of it at once, so that it can be read somewhere else. */
import type { Word } from '../listen/word.ts';
import type { CaptionProblem } from './caption-cue.ts';
import { type CaptionFormat, parseCaptions } from './parse-captions.ts';
import { wordsFromCues } from './words-from-cues.ts';

export interface CaptionWords {
  /** Empty where there are problems. */
  readonly words: readonly Word[];
  /** Where the last cue ends, 0 without one. */
  readonly endSec: number;
  readonly problems: readonly CaptionProblem[];
}

export function readCaptions(text: string, format?: CaptionFormat): CaptionWords {
  const { cues, problems } = parseCaptions(text, format);
  return {
    words: problems.length > 0 ? [] : wordsFromCues(cues),
    endSec: cues.at(-1)?.endSec ?? 0,
    problems,
  };
}
