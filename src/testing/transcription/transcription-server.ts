/**
 * A small transcription server on this machine, in OpenAI's interface (`POST /v1/audio/transcriptions`): something hears
 * for it, it answers in the shape of any server that is known, and it can fail in any way.
 */
import type { ServerResponse } from 'node:http';
import { startLocalServer } from '../local-server.ts';
import type { Instead, ModelServer } from '../model-server.ts';
import { type AnswerShape, answerOf } from './answer-shapes.ts';

/** On the clock of the sound that was sent. */
export interface ServedWord {
  readonly text: string;
  readonly startSec: number;
  readonly endSec: number;
}

/** Hears a WAV file. */
export type Hear = (wav: Buffer) => Promise<readonly ServedWord[]>;

export interface AskedTranscription {
  readonly authorization: string | null;
  readonly model: string | null;
  readonly language: string | null;
  readonly prompt: string | null;
  readonly granularities: readonly string[];
  readonly lengthSec: number;
}

export type TranscriptionServer = ModelServer<AskedTranscription>;
export type InsteadOfTranscription = Instead<AskedTranscription>;

export interface TranscriptionServerOptions {
  readonly shape?: AnswerShape;
  readonly instead?: InsteadOfTranscription;
  /** As the server names it. */
  readonly language?: string;
  /** 0 for any that is free. */
  readonly port?: number;
}

const HEAD_BYTES = 44;
const BYTES_PER_SEC = 32_000;
const MOST_BYTES = 25 * 1024 * 1024;

export async function startTranscriptionServer(
  hear: Hear,
  { shape = 'words', instead = () => false, language = 'english', port = 0 }: TranscriptionServerOptions = {},
): Promise<TranscriptionServer> {
  const asked: AskedTranscription[] = [];
  const { origin, close } = await startLocalServer(async (request, response) => {
    // Pages of other origins may ask.
    response.setHeader('Access-Control-Allow-Origin', '*').setHeader('Access-Control-Allow-Headers', '*');
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    if (request.url !== '/v1/audio/transcriptions') return void refuse(response, 404, 'no such path');
    const contentType = request.headers['content-type'] ?? '';
    const form = await new Response(Buffer.concat(parts), { headers: { 'Content-Type': contentType } })
      .formData()
      .catch(() => null);
    const file = form?.get('file');
    if (form == null || !(file instanceof Blob)) return void refuse(response, 400, 'no file');
    if (file.size > MOST_BYTES) return void refuse(response, 413, 'too large');
    const wav = Buffer.from(await file.arrayBuffer());
    if (wav.toString('latin1', 0, 4) !== 'RIFF') return void refuse(response, 400, 'no audio');
    const text = (name: string): string | null => (form.get(name) as string | null) ?? null;
    const question: AskedTranscription = {
      authorization: request.headers.authorization ?? null,
      model: text('model'),
      language: text('language'),
      prompt: text('prompt'),
      granularities: form.getAll('timestamp_granularities[]').map(String),
      lengthSec: (wav.length - HEAD_BYTES) / BYTES_PER_SEC,
    };
    asked.push(question);
    if (instead(question, response)) return;
    const words = await hear(wav);
    const answer = answerOf(words, { shape, language, durationSec: question.lengthSec });
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(answer));
  }, port);
  return { address: `${origin}/v1`, asked, close };
}

/** As OpenAI's service does. */
function refuse(response: ServerResponse, status: number, message: string): void {
  const error = { message, type: 'invalid_request_error', param: null, code: null };
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify({ error }));
}
