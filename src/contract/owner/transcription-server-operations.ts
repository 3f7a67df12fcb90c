/**
 * A server of the owner's that turns speech into words, in place of the models on this device. Extension
 * `owner_transcription_server`; beside open-shapes.md.
 */
import { z } from 'zod';
import { owned } from '../define-operation.ts';
import { CHUNK_SEC } from '../limits.ts';
import { GIVEN_SERVER, KNOWN_SERVER, SERVER_TRIAL } from './model-server.ts';

/** Asked at its address and `/audio/transcriptions`. */
export const transcriptionServerSchema = z.object({
  ...KNOWN_SERVER,
  /** Longest stretch of sound that is sent at once, in seconds. */
  chunkSec: z.number(),
});
export type TranscriptionServer = z.infer<typeof transcriptionServerSchema>;

const answer = z.object({ transcriptionServer: transcriptionServerSchema });

export const TRANSCRIPTION_SERVER_OPERATIONS = {
  get_transcription_server: owned('GET', '/owner/transcription-server', {
    summary: 'Which server turns speech into words, if any.',
    answer,
  }),
  update_transcription_server: owned('PUT', '/owner/transcription-server', {
    summary: 'Chooses a transcription server. The sound of videos without subtitles is sent to its address.',
    body: z.strictObject({
      ...GIVEN_SERVER,
      /** Shorter where a server or something before it cuts long requests off. */
      chunkSec: z.number().int().min(CHUNK_SEC.min).max(CHUNK_SEC.max).optional(),
    }),
    answer,
  }),
  try_transcription_server: owned('POST', '/owner/transcription-server/try', {
    summary: 'Has the transcription server hear a second of sound, and says how that went.',
    answer: answer.extend(SERVER_TRIAL),
    errors: ['CONFLICT'],
  }),
};
