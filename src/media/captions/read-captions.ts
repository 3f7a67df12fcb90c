/** A subtitle file as words: all that is read of it at once, so that it can be read somewhere else. */
import { languageOfText } from '../listen/language-of-text.ts';
import type { Word } from '../listen/word.ts';
import type { CaptionProblem } from './caption-cue.ts';
import { type CaptionFormat, parseCaptions } from './parse-captions.ts';
import { spokenCues } from './spoken-cues.ts';
import { wordsFromCues } from './words-from-cues.ts';

export interface CaptionFile {
  readonly text: string;
  /** Without it, the first line decides. */
  readonly format?: CaptionFormat;
  /** Without what is in it for the eye alone. */
  readonly asTranscript?: boolean;
}

export interface CaptionWords {
  /** Empty where there are problems. */
  readonly words: readonly Word[];
  /** ISO 639-1 code of what they are written in; null where they do not tell. */
  readonly language: string | null;
  /** Where the last cue ends, 0 without one. */
  readonly endSec: number;
  readonly problems: readonly CaptionProblem[];
}

export function readCaptions({ text, format, asTranscript = false }: CaptionFile): CaptionWords {
  const { cues, problems } = parseCaptions(text, format);
  const words = problems.length > 0 ? [] : wordsFromCues(asTranscript ? spokenCues(cues) : cues);
  return {
    words,
    language: languageOfText(words.map((word) => word.text)),
    endSec: cues.at(-1)?.endSec ?? 0,
    problems,
  };
}
