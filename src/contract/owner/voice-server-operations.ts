/** A server of the owner's that speaks with voices of its own. Extension `owner_voice_server`; beside open-shapes.md. */
import { z } from 'zod';
import { answered } from '../answered.ts';
import { owned } from '../define-operation.ts';
import { SPOKEN_LANGUAGES } from '../schemas/values.ts';
import { GIVEN_SERVER, KNOWN_SERVER, SERVER_TRIAL } from './model-server.ts';

/** `list_voices` shows them to the account beside those built in, as `own-<language>-<name>`. */
const serverVoiceSchema = z.strictObject({
  /** As the server knows it. */
  name: z.string().trim().min(1).max(100),
  language: z.enum(SPOKEN_LANGUAGES),
});

/** Asked at its address and `/audio/speech`. */
export const voiceServerSchema = z.object({ ...KNOWN_SERVER, voices: z.array(answered(serverVoiceSchema)) });
export type VoiceServer = z.infer<typeof voiceServerSchema>;

const answer = z.object({ voiceServer: voiceServerSchema });

export const VOICE_SERVER_OPERATIONS = {
  get_voice_server: owned('GET', '/owner/voice-server', {
    summary: 'Which server speaks with voices beside those built in, if any.',
    answer,
  }),
  update_voice_server: owned('PUT', '/owner/voice-server', {
    summary: 'Chooses a voice server. Texts for its voices are sent to its address.',
    body: z.strictObject({
      ...GIVEN_SERVER,
      /** In the order they are offered. */
      voices: z.array(serverVoiceSchema).max(50),
    }),
    answer,
  }),
  try_voice_server: owned('POST', '/owner/voice-server/try', {
    summary: 'Has every voice of the server say a word, and says how that went.',
    answer: answer.extend(SERVER_TRIAL),
    errors: ['CONFLICT'],
  }),
};
