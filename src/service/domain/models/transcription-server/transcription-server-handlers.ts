/** Choosing and trying a transcription server. Extension `owner_transcription_server`. */
import { CHUNK_SEC } from '../../../../contract/limits.ts';
import type { OwnerAnswerOf } from '../../../../contract/owner-operations.ts';
import { type Problem, problem } from '../../../../contract/problems/problem.ts';
import { SPEECH_BYTES_PER_SEC, speechWave } from '../../../../media/sound/speech-pcm.ts';
import { conflict, invalid } from '../../../kernel/api-error.ts';
import type { OwnerHandlers } from '../../../kernel/call.ts';
import { givenAddress } from '../../../kernel/given-address.ts';
import { failureOf } from '../../../kernel/stored-problem.ts';
import { ModelServerError } from '../ask-model-server.ts';
import type { ModelContext } from '../model-context.ts';

type Ids = 'get_transcription_server' | 'update_transcription_server' | 'try_transcription_server';

/** Somebody waits, and a client waits for no change longer than a minute and a half. */
const TRIAL_MS = 60_000;
const TRIAL_SEC = 1;

export function transcriptionServerHandlers({
  transcriptionServers,
  network,
}: ModelContext): OwnerHandlers<Ids> {
  const show = async (accountId: string): Promise<OwnerAnswerOf<'get_transcription_server'>> => {
    const {
      address = null,
      model = null,
      hasKey = false,
      chunkSec = CHUNK_SEC.usual,
    } = (await transcriptionServers.choiceOf(accountId)) ?? {};
    return { transcriptionServer: { address, model, hasKey, chunkSec } };
  };

  /** null where it hears. */
  const whyNot = async (accountId: string, address: string, signal: AbortSignal): Promise<Problem | null> => {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(TRIAL_MS)]);
    const silence = new Blob([new ArrayBuffer(TRIAL_SEC * SPEECH_BYTES_PER_SEC)]);
    try {
      await transcriptionServers.tryOnce(accountId, {
        sound: await speechWave(silence, 0, TRIAL_SEC),
        lengthSec: TRIAL_SEC,
        language: null,
        vocabulary: null,
        signal: limit,
      });
      return null;
    } catch (error) {
      if (error instanceof ModelServerError) return error.problem;
      signal.throwIfAborted();
      if (!limit.aborted) throw error;
      return problem('stt_slow', { host: new URL(address).host });
    }
  };

  return {
    get_transcription_server: async ({ account }) => ({ body: await show(account.id) }),

    update_transcription_server: async ({ account, body: { address, model, key, chunkSec } }) => {
      if (address === null || model === null) {
        if (address !== null) throw invalid('/model', 'model_missing', problem('stt_unnamed'));
        await transcriptionServers.choose(account.id, null, key);
        return { body: await show(account.id) };
      }
      const known = (await transcriptionServers.choiceOf(account.id))?.chunkSec ?? CHUNK_SEC.usual;
      await transcriptionServers.choose(
        account.id,
        { address: givenAddress(network, address), model, chunkSec: chunkSec ?? known },
        key,
      );
      return { body: await show(account.id) };
    },

    try_transcription_server: async ({ account, signal }) => {
      const choice = await transcriptionServers.choiceOf(account.id);
      if (choice === null) throw conflict(problem('no_transcription_server'));
      const failure = await whyNot(account.id, choice.address, signal);
      return { body: { ...(await show(account.id)), ...failureOf(failure) } };
    },
  };
}
