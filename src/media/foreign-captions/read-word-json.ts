/**
 * JSON of speech recognition that times words and no lines: OpenAI's transcriptions asked for words alone (`words`), AssemblyAI
 * (the same with times in milliseconds) and Deepgram (`results`).
 */
import { z } from 'zod';
import { endsSentence, joinsWithSpace } from '../../base/word-joining.ts';
import type { ForeignCue } from './foreign-cue.ts';

const wordsSchema = z.array(
  z.object({
    /** Deepgram's, with capitals and marks; its `word` has none. */
    punctuated_word: z.string().optional(),
    word: z.string().optional(),
    text: z.string().optional(),
    start: z.number(),
    end: z.number(),
    speaker: z.union([z.string(), z.number().transform(String)]).nullish(),
  }),
);
type TimedWord = z.infer<typeof wordsSchema>[number];

const plainSchema = z.object({ words: wordsSchema, audio_duration: z.number().nullish() });
const deepgramSchema = z.object({
  results: z.object({
    channels: z.tuple([
      z.object({ alternatives: z.tuple([z.object({ words: wordsSchema })]).rest(z.unknown()) }),
    ]),
  }),
});

/** A line ends with its sentence, and where nobody speaks for so long. */
const PAUSE_SEC = 0.8;
const MOST_WORDS_A_LINE = 14;

/** Empty for JSON of anything else. */
export function readWordJson(json: unknown): ForeignCue[] {
  const deepgram = deepgramSchema.safeParse(json).data?.results.channels[0].alternatives[0].words;
  if (deepgram) return cuesOf(deepgram, 1);
  const plain = plainSchema.safeParse(json).data;
  if (plain === undefined) return [];
  return cuesOf(plain.words, plain.audio_duration == null ? 1 : 1000);
}

function cuesOf(words: readonly TimedWord[], unitsASecond: number): ForeignCue[] {
  const lines: Line[] = [];
  for (const word of words) {
    const text = (word.punctuated_word ?? word.word ?? word.text ?? '').trim();
    if (text === '') continue;
    const said = {
      text,
      startSec: word.start / unitsASecond,
      endSec: word.end / unitsASecond,
      speaker: word.speaker ?? null,
    };
    const line = lines.at(-1);
    if (line === undefined || endsBefore(line, said)) lines.push([said]);
    else line.push(said);
  }
  return lines.map(cueOf);
}

interface Said {
  readonly text: string;
  readonly startSec: number;
  readonly endSec: number;
  readonly speaker: string | null;
}
type Line = [Said, ...Said[]];

function endsBefore(line: Line, next: Said): boolean {
  const last = line.at(-1) ?? line[0];
  return (
    endsSentence(last.text) ||
    last.speaker !== next.speaker ||
    next.startSec - last.endSec >= PAUSE_SEC ||
    line.length >= MOST_WORDS_A_LINE
  );
}

function cueOf(line: Line): ForeignCue {
  let text = '';
  const marks = line.map((word, at) => {
    if (at > 0 && joinsWithSpace(line[at - 1]?.text ?? '', word.text)) text += ' ';
    const offset = text.length;
    text += word.text;
    return { offset, startSec: word.startSec };
  });
  const [{ startSec, speaker }] = line;
  return { startSec, endSec: line.at(-1)?.endSec ?? startSec, text, speaker, marks };
}
