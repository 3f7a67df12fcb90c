/**
 * The voice servers of accounts: which one, and having it speak by the interface OpenAI's service made common:
 * `POST …/audio/speech`.
 */
import { problem } from '../../../../contract/problems/problem.ts';
import type { Database, Queries } from '../../../kernel/ports/database.ts';
import type { Network } from '../../../kernel/ports/network.ts';
import { askModelServer, jsonBody, ModelServerError } from '../ask-model-server.ts';
import {
  type ChoiceRows,
  type ChosenServer,
  type ChosenServers,
  createChosenServers,
} from '../chosen-servers.ts';
import type { ServerKeys } from '../server-keys.ts';
import type { OwnVoice } from './own-voice.ts';

export interface SpeechQuestion {
  readonly text: string;
  /** As the server knows it. */
  readonly voice: string;
  readonly signal: AbortSignal;
}

export interface VoiceServerManager extends Pick<ChosenServers<VoiceServerChoice>, 'choiceOf' | 'choose'> {
  /** A WAV file, or whatever the server takes for one. Throws ModelServerError, or the signal's reason. */
  speak(accountId: string, question: SpeechQuestion): Promise<Blob>;
}

/** A sentence on the owner's own processor may take this long. */
const PATIENCE_MS = 120_000;
/** A sentence of 400 characters at 48 kHz is under 6 MB. */
const ANSWER_MAX_BYTES = 64 * 1024 * 1024;

export function createVoiceServerManager({
  network,
  ...parts
}: {
  readonly database: Database;
  readonly keys: ServerKeys;
  readonly network: Network;
}): VoiceServerManager {
  const { choiceOf, choose, withKey } = createChosenServers(parts, voiceServerRows);
  return {
    choiceOf,
    choose,
    speak: async (accountId, { text, voice, signal }) => {
      const found = await withKey(accountId);
      if (found === null) throw new ModelServerError(problem('tts_voice_gone', { voice }));
      const { address, model } = found.choice;
      const sound = await askModelServer(network, 'tts', {
        url: new URL(`${address}/audio/speech`),
        model,
        key: found.key,
        body: jsonBody({ model, input: text, voice, response_format: 'wav' }),
        signal,
        patienceMs: PATIENCE_MS,
        maxBytes: ANSWER_MAX_BYTES,
      });
      if (!(await isWave(sound)))
        throw new ModelServerError(problem('tts_unclear', { host: new URL(address).host, voice }));
      return sound;
    },
  };
}

/** A server that fails in its own way answers with a page or a sentence. */
async function isWave(sound: Blob): Promise<boolean> {
  const head = await sound.slice(0, 12).text();
  return head.startsWith('RIFF') && head.endsWith('WAVE');
}

interface VoiceServerChoice extends ChosenServer {
  readonly voices: readonly OwnVoice[];
}

/** Which voice server an account uses. Its key is not among it. */
export function voiceServerRows(database: Queries): ChoiceRows<VoiceServerChoice> {
  return {
    read: async (accountId) => {
      const row = await database.get<ChosenServer & { readonly voices: string }>(
        'SELECT address, model, voices FROM voice_server_choice WHERE account_id = ?',
        [accountId],
      );
      return row === undefined ? null : { ...row, voices: JSON.parse(row.voices) as OwnVoice[] };
    },
    add: async (accountId, { address, model, voices }) => {
      await database.run(
        'INSERT INTO voice_server_choice (account_id, address, model, voices) VALUES (?, ?, ?, ?)',
        [accountId, address, model, JSON.stringify(voices)],
      );
    },
    remove: async (accountId) => {
      await database.run('DELETE FROM voice_server_choice WHERE account_id = ?', [accountId]);
    },
  };
}
