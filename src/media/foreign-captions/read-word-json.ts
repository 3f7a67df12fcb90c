/**
 * JSON of speech recognition that times words and no lines: OpenAI's transcriptions asked for words alone (`words`), AssemblyAI
 * (the same with times in milliseconds) and Deepgram (`results`, by channels of sound).
 */
import { z } from 'zod';
import { joinsWithSpace, wordEndsSentence } from '../../base/text/word-joining.ts';
import { type AnswerWord, readAnswerWord } from '../transcription/server-answer.ts';
import type { ForeignCue } from './foreign-cue.ts';

const entries = z.array(z.unknown());
const plainSchema = z.object({ words: entries, audio_duration: z.number().nullish().catch(null) });
const deepgramSchema = z.object({ results: z.object({ channels: entries }) });
const channelSchema = z.object({
  alternatives: z.tuple([z.object({ words: entries })]).rest(z.unknown()),
});

/** A line ends with its sentence, and where nobody speaks for so long. */
const PAUSE_SEC = 0.8;
const MOST_WORDS_A_LINE = 14;

/** Empty for JSON of anything else; what is no word is left out. */
export function readWordJson(json: unknown): ForeignCue[] {
  const channels = deepgramSchema.safeParse(json).data?.results.channels;
  if (channels === undefined) return cuesOf(readPlainWords(json));
  return channels.flatMap((given, at) => {
    const words = wordsOf(channelSchema.safeParse(given).data?.alternatives[0].words ?? []);
    return cuesOf(channels.length === 1 ? words : words.map((word) => inChannel(at, word)));
  });
}

/** Several channels have a microphone each, and count their speakers each by itself. */
function inChannel(channel: number, word: AnswerWord): AnswerWord {
  return { ...word, speaker: word.speaker === null ? `${channel}` : `${channel}-${word.speaker}` };
}

/** The words at the top of an answer; empty for anything else. */
export function readPlainWords(json: unknown): AnswerWord[] {
  const { words = [], audio_duration = null } = plainSchema.safeParse(json).data ?? {};
  const unitSec = audio_duration === null ? 1 : 0.001;
  return wordsOf(words).map((word) => ({
    ...{ ...word, startSec: word.startSec * unitSec, endSec: word.endSec * unitSec },
  }));
}

function wordsOf(given: readonly unknown[]): AnswerWord[] {
  return given.flatMap((entry) => {
    const word = readAnswerWord(entry);
    const text = word?.text.trim() ?? '';
    return word === null || text === '' ? [] : { ...word, text };
  });
}

function cuesOf(words: readonly AnswerWord[]): ForeignCue[] {
  const lines: Line[] = [];
  for (const word of words) {
    const line = lines.at(-1);
    if (line === undefined || endsBefore(line, word)) lines.push([word]);
    else line.push(word);
  }
  return lines.map(cueOf);
}

type Line = [AnswerWord, ...AnswerWord[]];

function endsBefore(line: Line, next: AnswerWord): boolean {
  const last = line.at(-1) ?? line[0];
  return (
    wordEndsSentence(last.text) ||
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
