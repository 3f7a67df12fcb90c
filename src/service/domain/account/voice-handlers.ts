/** The voices that scripts and stories can be spoken with. The same for every account. */
import type { Handlers } from '../../app/call.ts';
import { VOICES } from '../../ports.ts';

export function voiceHandlers(): Handlers<'list_voices'> {
  return {
    list_voices: ({ origin }) => ({
      body: {
        voices: VOICES.map(({ id, language, name, description }) => ({
          id,
          language,
          name,
          description,
          // Files of the program, which every host serves beside the service.
          sampleUrl: `${origin}/voices/${id}.mp3`,
        })),
      },
    }),
  };
}
