/** The transcription servers of accounts: which one, and having it hear. */
import { problem } from '../../../../contract/problems/problem.ts';
import type { HeardAnswer } from '../../../../media/transcription/words-of-answer.ts';
import { pause } from '../../../kernel/pause.ts';
import type { Database, Queries } from '../../../kernel/ports/database.ts';
import type { Network } from '../../../kernel/ports/network.ts';
import { ModelServerError } from '../ask-model-server.ts';
import {
  type ChoiceRows,
  type ChosenServer,
  type ChosenServers,
  createChosenServers,
} from '../chosen-servers.ts';
import type { ServerKeys } from '../server-keys.ts';
import { askTranscription, type TranscriptionQuestion } from './ask-transcription.ts';

export interface TranscriptionServerChoice extends ChosenServer {
  readonly chunkSec: number;
}

export interface TranscriptionServerManager
  extends Pick<ChosenServers<TranscriptionServerChoice>, 'choiceOf' | 'choose'> {
  /** Asks once. Throws ModelServerError, or the signal's reason. */
  tryOnce(accountId: string, question: TranscriptionQuestion): Promise<HeardAnswer>;
  /**
   * Asks again where the server is busy or was not reached. Throws ModelServerError, also where the account has chosen
   * another one meanwhile: what two heard is not mixed. Throws the signal's reason.
   */
  hear(accountId: string, choice: ChosenServer, question: TranscriptionQuestion): Promise<HeardAnswer>;
}

export interface TranscriptionPatience {
  /** How long an answer may take beside the time that hearing takes. */
  readonly answerMs: number;
  /** Before the second try; each further one waits twice as long, where the server says nothing else. */
  readonly firstWaitMs: number;
}

const PATIENCE: TranscriptionPatience = { answerMs: 120_000, firstWaitMs: 1000 };
/** A processor of one's own may hear more slowly than people speak. */
const SLOWEST = 4;
const TRIES = 5;
/** A server that wants to be left alone for longer is as good as gone. */
const LONGEST_WAIT_SEC = 600;

export function createTranscriptionServerManager(
  {
    network,
    ...parts
  }: { readonly database: Database; readonly keys: ServerKeys; readonly network: Network },
  { answerMs, firstWaitMs }: TranscriptionPatience = PATIENCE,
): TranscriptionServerManager {
  const { choiceOf, choose, withKey } = createChosenServers(parts, transcriptionServerRows);
  const ask = async (
    { choice: { address, model }, key }: { readonly choice: ChosenServer; readonly key: string | null },
    question: TranscriptionQuestion,
  ): Promise<HeardAnswer> => {
    const patienceMs = Math.ceil(answerMs + SLOWEST * 1000 * question.lengthSec);
    return askTranscription(network, { address, model, key, patienceMs, ...question });
  };
  return {
    choiceOf,
    choose,
    tryOnce: async (accountId, question) => {
      const found = await withKey(accountId);
      if (found === null) throw new Error('The account uses no transcription server.');
      return ask(found, question);
    },
    hear: async (accountId, { address, model }, question) => {
      for (let tries = 1; ; tries += 1) {
        const found = await withKey(accountId);
        if (found?.choice.address !== address || found.choice.model !== model)
          throw new ModelServerError(problem('stt_changed'));
        try {
          return await ask(found, question);
        } catch (error) {
          if (!(error instanceof ModelServerError) || !isPassing(error)) throw error;
          const waitSec = error.retryAfterSec ?? (firstWaitMs * 2 ** (tries - 1)) / 1000;
          if (tries === TRIES || waitSec > LONGEST_WAIT_SEC) throw busyOr(error, address);
          await pause(1000 * waitSec, question.signal);
          question.signal.throwIfAborted();
        }
      }
    },
  };
}

/** Too many requests, or a fault of the server's; also where none was reached, or one hung up. */
function isPassing({ status, problem: { code } }: ModelServerError): boolean {
  return status === null ? code === 'stt_unreachable' : status === 429 || status >= 500;
}

function busyOr(error: ModelServerError, address: string): ModelServerError {
  const { status } = error;
  if (status === null) return error;
  return new ModelServerError(problem('stt_busy', { host: new URL(address).host, status }), {
    cause: error,
    status,
  });
}

/** Which transcription server an account uses. Its key is not among it. */
function transcriptionServerRows(database: Queries): ChoiceRows<TranscriptionServerChoice> {
  return {
    read: async (accountId) =>
      (await database.get<TranscriptionServerChoice>(
        'SELECT address, model, chunk_sec AS "chunkSec" FROM transcription_server_choice WHERE account_id = ?',
        [accountId],
      )) ?? null,
    add: async (accountId, { address, model, chunkSec }) => {
      await database.run(
        'INSERT INTO transcription_server_choice (account_id, address, model, chunk_sec) VALUES (?, ?, ?, ?)',
        [accountId, address, model, chunkSec],
      );
    },
    remove: async (accountId) => {
      await database.run('DELETE FROM transcription_server_choice WHERE account_id = ?', [accountId]);
    },
  };
}
