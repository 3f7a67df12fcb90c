/** A small voice server on this machine: each voice is a tone of its own, in the speech interface of `voice-server-manager.ts`. */
import { type Instead, type ModelServer, startModelServer } from './model-server.ts';

export interface AskedSpeech {
  readonly authorization: string | null;
  readonly model: string;
  readonly voice: string;
  readonly input: string;
}

export type SpeechServer = ModelServer<AskedSpeech>;
export type InsteadOfSpeech = Instead<AskedSpeech>;

const SAMPLE_RATE = 24_000;
const SILENCE_SEC = 0.3;
/** How long a character takes. */
export const CHARACTER_SEC = 0.06;

/** @param voices the tone of each, in Hz */
export function startSpeechServer(
  voices: Readonly<Record<string, number>>,
  instead?: InsteadOfSpeech,
): Promise<SpeechServer> {
  return startModelServer<AskedSpeech>(
    {
      path: '/audio/speech',
      read: (body, authorization) => {
        const { model, voice, input } = body as Omit<AskedSpeech, 'authorization'>;
        return { authorization, model, voice, input };
      },
      answer: ({ voice, input }, response) => {
        const hertz = voices[voice];
        if (hertz === undefined) response.writeHead(400).end('{"error":"no such voice"}');
        else response.setHeader('Content-Type', 'audio/wav').end(waveOf(hertz, input.length * CHARACTER_SEC));
      },
    },
    instead,
  );
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
