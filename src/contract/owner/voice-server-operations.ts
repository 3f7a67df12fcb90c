/** A server of the owner's that speaks with voices of its own. Extension `owner_voice_server`; beside open-shapes.md. */
import { z } from 'zod';
import { NOTHING } from '../define-operation.ts';
import { toldSchema } from '../schemas/told.ts';
import { SPOKEN_LANGUAGES } from '../schemas/values.ts';

/** `list_voices` shows them to the account beside those built in, as `own-<language>-<name>`. */
const serverVoiceSchema = z.strictObject({
  /** As the server knows it. */
  name: z.string().trim().min(1).max(100),
  language: z.enum(SPOKEN_LANGUAGES),
});

export const voiceServerSchema = z.object({
  /** Where it is asked: the address before `/audio/speech`; null where none is used. */
  address: z.string().nullable(),
  /** As the server names it. */
  model: z.string().nullable(),
  /** True while its key is known. Keys are kept in memory only. */
  hasKey: z.boolean(),
  voices: z.array(serverVoiceSchema),
});
export type VoiceServer = z.infer<typeof voiceServerSchema>;

const answer = z.object({ voiceServer: voiceServerSchema });

export const VOICE_SERVER_OPERATIONS = {
  get_voice_server: {
    method: 'GET',
    path: '/owner/voice-server',
    params: NOTHING,
    query: NOTHING,
    body: null,
    status: 200,
    answer,
    errors: [],
    summary: 'Which server speaks with voices beside those built in, if any.',
  },
  update_voice_server: {
    method: 'PUT',
    path: '/owner/voice-server',
    params: NOTHING,
    query: NOTHING,
    body: z.strictObject({
      /** null for none: the voices built in alone. */
      address: z.string().min(1).max(2000).nullable(),
      model: z.string().min(1).max(200).nullable(),
      /** Left out where the one that is known stays; null forgets it. */
      key: z.string().min(1).max(2000).nullable().optional(),
      /** In the order they are offered. */
      voices: z.array(serverVoiceSchema).max(50),
    }),
    status: 200,
    answer,
    errors: [],
    summary: 'Chooses a voice server. Texts for its voices are sent to its address.',
  },
  try_voice_server: {
    method: 'POST',
    path: '/owner/voice-server/try',
    params: NOTHING,
    query: NOTHING,
    body: null,
    status: 200,
    answer: z.object({
      voiceServer: voiceServerSchema,
      /** One sentence; null where every voice spoke. */
      errorMessage: z.string().nullable(),
      told: toldSchema,
    }),
    errors: ['CONFLICT'],
    summary: 'Has every voice of the server say a word, and says how that went.',
  },
} as const;
