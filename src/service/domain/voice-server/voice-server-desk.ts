/**
 * The voice servers of accounts: which one, its key while the service runs, and having it speak by the interface
 * OpenAI's service made common: `POST …/audio/speech`.
 */
import { sayTold } from '../../../base/told.ts';
import type { Database, Network } from '../../ports.ts';
import { askModelServer, ModelServerError } from '../model-server/ask-model-server.ts';
import { readServerChoice, type ServerChoice, writeServerChoice } from './server-choice.ts';

export interface SpeechQuestion {
  readonly text: string;
  /** As the server knows it. */
  readonly voice: string;
  readonly signal: AbortSignal;
}

export interface VoiceServerDesk {
  choiceOf(accountId: string): (ServerChoice & { readonly hasKey: boolean }) | null;
  /** A key that is undefined leaves the known one; null forgets it. */
  choose(accountId: string, choice: ServerChoice | null, key: string | null | undefined): void;
  /** A WAV file, or whatever the server takes for one. Throws ModelServerError, or the signal's reason. */
  speak(accountId: string, question: SpeechQuestion): Promise<Blob>;
}

/** A sentence on the owner's own processor may take this long. */
const PATIENCE_MS = 120_000;
/** A sentence of 400 characters at 48 kHz is under 6 MB. */
const ANSWER_MAX_BYTES = 64 * 1024 * 1024;

export function createVoiceServerDesk({
  database,
  network,
}: {
  readonly database: Database;
  readonly network: Network;
}): VoiceServerDesk {
  // In memory only: a stolen database holds no key, and a service that stops forgets it.
  const keys = new Map<string, string>();
  return {
    choiceOf: (accountId) => {
      const choice = readServerChoice(database, accountId);
      return choice && { ...choice, hasKey: keys.has(accountId) };
    },
    choose: (accountId, choice, key) => {
      const known = readServerChoice(database, accountId);
      writeServerChoice(database, accountId, choice);
      // A key is for the address it was given with.
      if (key === null || choice === null || (key === undefined && choice.address !== known?.address))
        keys.delete(accountId);
      if (choice !== null && typeof key === 'string') keys.set(accountId, key);
    },
    speak: async (accountId, { text, voice, signal }) => {
      const choice = readServerChoice(database, accountId);
      if (choice === null) throw new ModelServerError(sayTold('tts_voice_gone', { voice }));
      const { address, model } = choice;
      const sound = await askModelServer(network, 'tts', {
        url: new URL(`${address}/audio/speech`),
        model,
        key: keys.get(accountId) ?? null,
        body: { model, input: text, voice, response_format: 'wav' },
        signal,
        patienceMs: PATIENCE_MS,
        maxBytes: ANSWER_MAX_BYTES,
      });
      if (!(await isWave(sound)))
        throw new ModelServerError(sayTold('tts_unclear', { host: new URL(address).host, voice }));
      return sound;
    },
  };
}

/** A server that fails in its own way answers with a page or a sentence. */
async function isWave(sound: Blob): Promise<boolean> {
  const head = await sound.slice(0, 12).text();
  return head.startsWith('RIFF') && head.endsWith('WAVE');
}
