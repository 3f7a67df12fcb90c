/** One question to a server that hears by the interface OpenAI's service made common: `POST …/audio/transcriptions`. */
import { problem } from '../../../../contract/problems/problem.ts';
import { readServerAnswer } from '../../../../media/transcription/server-answer.ts';
import { type HeardAnswer, wordsOfAnswer } from '../../../../media/transcription/words-of-answer.ts';
import type { Network } from '../../../kernel/ports/network.ts';
import { askModelServer, ModelServerError } from '../ask-model-server.ts';
import { formBody } from '../form-body.ts';

export interface TranscriptionQuestion {
  /** A WAV file. */
  readonly sound: Blob;
  readonly lengthSec: number;
  /** ISO 639-1; null to have it found. */
  readonly language: string | null;
  readonly vocabulary: string | null;
  readonly signal: AbortSignal;
}

export interface TranscriptionCall extends TranscriptionQuestion {
  readonly address: string;
  readonly model: string;
  readonly key: string | null;
  readonly patienceMs: number;
}

/** Some servers tell every token of a quarter of an hour. */
const ANSWER_MAX_BYTES = 32 * 1024 * 1024;
/** What servers answer that know of no word times, where they do not leave the wish aside. */
const WISH_REFUSED: readonly (number | null)[] = [400, 422];

/** Throws ModelServerError, or the signal's reason. */
export async function askTranscription(network: Network, call: TranscriptionCall): Promise<HeardAnswer> {
  try {
    return await ask(network, call, ['word', 'segment']);
  } catch (error) {
    if (!(error instanceof ModelServerError) || !WISH_REFUSED.includes(error.status)) throw error;
    return ask(network, call, []);
  }
}

async function ask(
  network: Network,
  { address, sound, lengthSec, language, vocabulary, ...call }: TranscriptionCall,
  timed: readonly ('word' | 'segment')[],
): Promise<HeardAnswer> {
  const { model } = call;
  const url = new URL(`${address}/audio/transcriptions`);
  const fields: (readonly [string, string])[] = [
    ['model', model],
    ['response_format', 'verbose_json'],
    ['temperature', '0'],
    ...timed.map((unit) => ['timestamp_granularities[]', unit] as const),
  ];
  if (language !== null) fields.push(['language', language]);
  if (vocabulary !== null) fields.push(['prompt', vocabulary]);
  const answer = await askModelServer(network, 'stt', {
    ...call,
    url,
    body: formBody(fields, { field: 'file', filename: 'speech.wav', content: sound }),
    maxBytes: ANSWER_MAX_BYTES,
  });
  const read = readServerAnswer(parsed(await answer.text()));
  if (read === null) throw new ModelServerError(problem('stt_unclear', { host: url.host }));
  const heard = wordsOfAnswer(read, lengthSec);
  if (heard.timed === 'none') throw new ModelServerError(problem('stt_without_times', { model }));
  return heard;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
