/** The voices that scripts and stories can be spoken with: those built in, then those of the account's own server. */
import { VOICES } from '../../../../media/speak/voices.ts';
import type { Handlers } from '../../../kernel/call.ts';
import type { ModelContext } from '../model-context.ts';
import { ownVoiceId } from './own-voice.ts';

export function voiceHandlers({ voiceServers }: ModelContext): Handlers<'list_voices'> {
  return {
    list_voices: async ({ origin, account }) => {
      const builtIn = VOICES.map(({ id, language, name, description }) => ({
        id,
        language,
        name,
        description,
        // Files of the program, which every host serves beside the service.
        sampleUrl: `${origin}/voices/${id}.mp3`,
      }));
      const { address, voices = [] } = (await voiceServers.choiceOf(account.id)) ?? {};
      const own = voices.map((voice) => ({
        id: ownVoiceId(voice),
        ...voice,
        description: address === undefined ? '' : new URL(address).host,
        sampleUrl: null,
      }));
      return { body: { voices: [...builtIn, ...own] } };
    },
  };
}
