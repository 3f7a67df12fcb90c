/**
 * What a transcription server answered, as far as it can be understood: the shapes of OpenAI's `verbose_json` and of
 * those who follow it. An answer is data from outside: it is bounded, and what does not fit is left out.
 */
import { z } from 'zod';
import { numeric } from '../language-model/read-answer.ts';

/** As the server wrote it: with the space before it, or a piece of a word without one. */
export interface AnswerWord {
  readonly text: string;
  readonly startSec: number;
  readonly endSec: number;
  readonly confidence: number | null;
  readonly speaker: string | null;
}

export interface AnswerSegment extends AnswerWord {
  readonly words: readonly AnswerWord[];
}

export interface ServerAnswer {
  readonly text: string;
  /** As the server names it: a code or an English name. */
  readonly language: string | null;
  readonly words: readonly AnswerWord[];
  readonly segments: readonly AnswerSegment[];
}

/** Nobody says so much in the longest piece that is sent; more is left out. */
const MOST_ENTRIES = 20_000;
const LONGEST_WORD = 200;
const LONGEST_SEGMENT = 20_000;
const LONGEST_TEXT = 500_000;
const LONGEST_NAME = 80;

const share = numeric.pipe(z.number().min(0).max(1)).nullish().catch(null);
const name = z
  .union([z.string(), z.number().transform(String)])
  .transform((text) => text.trim().slice(0, LONGEST_NAME))
  .nullish()
  .catch(null);
const entries = z.array(z.unknown()).nullish().catch(null);

const wordSchema = z.object({
  /** Deepgram's, with capitals and marks; its `word` has none. */
  punctuated_word: z.string().max(LONGEST_WORD).optional().catch(undefined),
  word: z.string().max(LONGEST_WORD).optional().catch(undefined),
  text: z.string().max(LONGEST_WORD).optional().catch(undefined),
  start: numeric,
  end: numeric,
  probability: share,
  confidence: share,
  score: share,
  speaker: name,
});

const segmentSchema = z.object({
  text: z.string().max(LONGEST_SEGMENT).catch(''),
  start: numeric,
  end: numeric,
  speaker: name,
  words: entries,
});

const answerSchema = z.object({
  text: z.string().max(LONGEST_TEXT).optional().catch(undefined),
  language: name,
  words: entries,
  segments: entries,
});

/** null for what is no answer to the question: not an object, or one without text, words and segments. */
export function readServerAnswer(json: unknown): ServerAnswer | null {
  const { data } = answerSchema.safeParse(json);
  if (data === undefined) return null;
  const { text, language, words, segments } = data;
  if (text === undefined && words == null && segments == null) return null;
  return {
    text: text ?? '',
    language: language || null,
    words: readWords(words),
    segments: (segments ?? []).slice(0, MOST_ENTRIES).flatMap((entry) => {
      const segment = segmentSchema.safeParse(entry).data;
      if (segment === undefined) return [];
      const { start, end, speaker, words: inside, text: said } = segment;
      return [
        {
          text: said,
          startSec: start,
          endSec: end,
          confidence: null,
          speaker: speaker || null,
          words: readWords(inside),
        },
      ];
    }),
  };
}

function readWords(given: readonly unknown[] | null | undefined): AnswerWord[] {
  return (given ?? []).slice(0, MOST_ENTRIES).flatMap((entry) => readAnswerWord(entry) ?? []);
}

/** null for what is no word, or has no times. */
export function readAnswerWord(entry: unknown): AnswerWord | null {
  const { data } = wordSchema.safeParse(entry);
  const text = data?.punctuated_word ?? data?.word ?? data?.text;
  if (data === undefined || text === undefined) return null;
  const confidence = data.probability ?? data.confidence ?? data.score ?? null;
  return { text, startSec: data.start, endSec: data.end, confidence, speaker: data.speaker || null };
}
