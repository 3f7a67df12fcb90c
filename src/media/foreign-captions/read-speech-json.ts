/**
 * What programs of speech recognition leave as JSON: OpenAI's Whisper and those who follow it (`segments`, with `words`
 * in them or beside them where words are timed), whisper.cpp (`transcription`) and transformers (`chunks`); others time words alone.
 */
import { z } from 'zod';
import { firstAfter } from '../../base/sorted.ts';
import { type AnswerSegment, type AnswerWord, readServerAnswer } from '../transcription/server-answer.ts';
import type { ForeignCue } from './foreign-cue.ts';
import { readPlainWords, readWordJson } from './read-word-json.ts';

const cppSchema = z.object({
  transcription: z.array(
    z.object({ text: z.string(), offsets: z.object({ from: z.number(), to: z.number() }) }),
  ),
});
const chunksSchema = z.object({
  chunks: z.array(z.object({ text: z.string(), timestamp: z.tuple([z.number(), z.number().nullable()]) })),
});

/** Empty for JSON of anything else, and for what is no JSON. */
export function readSpeechJson(text: string): ForeignCue[] {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return [];
  }
  const cpp = cppSchema.safeParse(json).data;
  if (cpp)
    return cpp.transcription.map(({ text: said, offsets }) => ({
      ...{ startSec: offsets.from / 1000, endSec: offsets.to / 1000, text: said.trim() },
    }));
  const chunks = chunksSchema.safeParse(json).data?.chunks;
  if (chunks)
    return chunks.map(({ text: said, timestamp: [startSec, endSec] }, at) => ({
      // The last one's end is not said where the sound ends in the middle of it.
      ...{ startSec, endSec: endSec ?? chunks[at + 1]?.timestamp[0] ?? startSec + 1, text: said.trim() },
    }));
  const segments = readServerAnswer(Array.isArray(json) ? { segments: json } : json)?.segments ?? [];
  return segments.length > 0 ? withWords(segments, readPlainWords(json)).map(cueOf) : readWordJson(json);
}

/** OpenAI puts words that were asked for beside the segments, not into them. */
function withWords(segments: readonly AnswerSegment[], words: readonly AnswerWord[]): AnswerSegment[] {
  const middleOf = ({ startSec, endSec }: AnswerWord): number => (startSec + endSec) / 2;
  const sorted = words.toSorted((a, b) => middleOf(a) - middleOf(b));
  return segments.map((segment) => {
    if (segment.words.length > 0) return segment;
    const [from, to] = [segment.startSec, segment.endSec].map((sec) => firstAfter(sorted, sec, middleOf));
    return { ...segment, words: sorted.slice(from, to) };
  });
}

function cueOf(segment: AnswerSegment): ForeignCue {
  const text = segment.text.trim();
  const marks: { offset: number; startSec: number }[] = [];
  let from = 0;
  for (const word of segment.words) {
    const said = word.text.trim();
    const offset = text.indexOf(said, from);
    if (said === '' || offset < 0) continue;
    marks.push({ offset, startSec: word.startSec });
    from = offset + said.length;
  }
  return { startSec: segment.startSec, endSec: segment.endSec, text, speaker: segment.speaker, marks };
}
