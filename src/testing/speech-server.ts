/** A small voice server on this machine: each voice is a tone of its own, in the speech interface of `voice-server-desk.ts`. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SpeechServer {
  /** Ends with `/v1`. */
  readonly address: string;
  readonly asked: readonly AskedSpeech[];
  close(): Promise<void>;
}

export interface AskedSpeech {
  readonly authorization: string | null;
  readonly model: string;
  readonly voice: string;
  readonly input: string;
}

/** Answers in its own way and says so with true; false lets the server speak. */
export type InsteadOfSpeech = (asked: AskedSpeech, response: ServerResponse) => boolean;

const SAMPLE_RATE = 24_000;
const SILENCE_SEC = 0.3;
/** How long a character takes. */
export const CHARACTER_SEC = 0.06;

/** @param voices the tone of each, in Hz */
export async function startSpeechServer(
  voices: Readonly<Record<string, number>>,
  instead: InsteadOfSpeech = () => false,
): Promise<SpeechServer> {
  const asked: AskedSpeech[] = [];
  const server = createServer(async (request, response) => {
    // Pages of other origins may ask.
    response.setHeader('Access-Control-Allow-Origin', '*').setHeader('Access-Control-Allow-Headers', '*');
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    if (request.url !== '/v1/audio/speech') return void response.writeHead(404).end();
    const { model, voice, input } = JSON.parse(await bodyOf(request)) as Omit<AskedSpeech, 'authorization'>;
    const question = { authorization: request.headers.authorization ?? null, model, voice, input };
    asked.push(question);
    if (instead(question, response)) return;
    const hertz = voices[voice];
    if (hertz === undefined) return void response.writeHead(400).end('{"error":"no such voice"}');
    response.setHeader('Content-Type', 'audio/wav').end(waveOf(hertz, input.length * CHARACTER_SEC));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

/** One channel of 16 bits, with silence before and after the tone, as synthesisers leave it. */
function waveOf(hertz: number, toneSec: number): Buffer {
  const silence = Math.round(SILENCE_SEC * SAMPLE_RATE);
  const tone = Math.round(toneSec * SAMPLE_RATE);
  const data = Buffer.alloc(2 * (tone + 2 * silence));
  for (let at = 0; at < tone; at += 1) {
    const value = 0.4 * Math.sin((2 * Math.PI * hertz * at) / SAMPLE_RATE);
    data.writeInt16LE(Math.round(value * 32_767), 2 * (silence + at));
  }
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + data.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(SAMPLE_RATE, 24);
  head.writeUInt32LE(2 * SAMPLE_RATE, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(data.length, 40);
  return Buffer.concat([head, data]);
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}
