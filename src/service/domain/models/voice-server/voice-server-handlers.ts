/** Choosing and trying a voice server. Extension `owner_voice_server`. */
import type { OwnerAnswerOf } from '../../../../contract/owner-operations.ts';
import { type Problem, problem } from '../../../../contract/problems/problem.ts';
import { conflict, invalid } from '../../../kernel/api-error.ts';
import type { OwnerHandlers } from '../../../kernel/call.ts';
import { givenAddress } from '../../../kernel/given-address.ts';
import { failureOf } from '../../../kernel/stored-problem.ts';
import { ModelServerError } from '../ask-model-server.ts';
import type { ModelContext } from '../model-context.ts';
import { type OwnVoice, ownVoiceId } from './own-voice.ts';

type Ids = 'get_voice_server' | 'update_voice_server' | 'try_voice_server';

const TRIAL_WORDS = { en: 'Hello.', it: 'Ciao.' } as const;

/** Somebody waits, and a client waits for no change longer than a minute and a half. */
const TRIAL_MS = 60_000;

export function voiceServerHandlers({ voiceServers, network }: ModelContext): OwnerHandlers<Ids> {
  const show = async (accountId: string): Promise<OwnerAnswerOf<'get_voice_server'>> => {
    const {
      address = null,
      model = null,
      hasKey = false,
      voices = [],
    } = (await voiceServers.choiceOf(accountId)) ?? {};
    return { voiceServer: { address, model, hasKey, voices: [...voices] } };
  };

  /** Of the first voice that does not speak; null where all do. */
  const whyNot = async (
    accountId: string,
    voices: readonly OwnVoice[],
    signal: AbortSignal,
  ): Promise<Problem | null> => {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(TRIAL_MS)]);
    try {
      for (const { name, language } of voices)
        await voiceServers.speak(accountId, { text: TRIAL_WORDS[language], voice: name, signal: limit });
      return null;
    } catch (error) {
      if (error instanceof ModelServerError) return error.problem;
      signal.throwIfAborted();
      if (!limit.aborted) throw error;
      const { address = '' } = (await voiceServers.choiceOf(accountId)) ?? {};
      return problem('tts_slow', { host: URL.canParse(address) ? new URL(address).host : address });
    }
  };

  return {
    get_voice_server: async ({ account }) => ({ body: await show(account.id) }),

    update_voice_server: async ({ account, body: { address, model, key, voices } }) => {
      if (address === null || model === null) {
        if (address !== null) throw invalid('/model', 'model_missing', problem('tts_unnamed'));
        await voiceServers.choose(account.id, null, key);
        return { body: await show(account.id) };
      }
      if (voices.length === 0) throw invalid('/voices', 'voices_missing', problem('tts_voiceless'));
      const ids = voices.map(ownVoiceId);
      const twice = voices.find((voice, at) => ids.indexOf(ownVoiceId(voice)) !== at);
      if (twice !== undefined)
        throw invalid('/voices', 'voice_twice', problem('tts_voice_twice', { voice: twice.name }));
      await voiceServers.choose(account.id, { address: givenAddress(network, address), model, voices }, key);
      return { body: await show(account.id) };
    },

    try_voice_server: async ({ account, signal }) => {
      const choice = await voiceServers.choiceOf(account.id);
      if (choice === null) throw conflict(problem('no_voice_server'));
      const failure = await whyNot(account.id, choice.voices, signal);
      return { body: { ...(await show(account.id)), ...failureOf(failure) } };
    },
  };
}
