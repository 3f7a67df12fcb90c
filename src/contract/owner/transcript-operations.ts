/** Putting the words of a video right: their language, or all of them made again. Extension `owner_transcript`. */
import { z } from 'zod';
import { owned } from '../define-operation.ts';
import { idParam } from '../ids.ts';
import { VOCABULARY_MAX_CHARS } from '../limits.ts';
import { transcriptSchema } from '../schemas/asset.ts';
import { jobSchema } from '../schemas/job.ts';
import { SPOKEN_LANGUAGES, spokenLanguage } from '../schemas/values.ts';

const seconds = z.number().min(0);
const assetId = z.strictObject({ assetId: idParam('asset') });

const listening = z.object({
  /** null while nobody listens to the video. */
  listening: z
    .object({
      untilSec: seconds,
      durationSec: seconds,
      /** How long the rest takes; null where this engine was not measured yet. */
      remainingSec: seconds.nullable(),
      /** The last words heard, joined. */
      text: z.string(),
      isPaused: z.boolean(),
    })
    .nullable(),
});

export const TRANSCRIPT_OPERATIONS = {
  get_listening: owned('GET', '/owner/assets/{assetId}/listening', {
    summary: 'How far the transcription of a video is, with the last words heard.',
    params: assetId,
    answer: listening,
  }),
  pause_listening: owned('POST', '/owner/assets/{assetId}/listening/pause', {
    summary: 'Lets a transcription wait; what was heard is kept, and processors and memory are free.',
    params: assetId,
    answer: listening,
  }),
  resume_listening: owned('POST', '/owner/assets/{assetId}/listening/resume', {
    summary: 'Goes on with a transcription that waits.',
    params: assetId,
    answer: listening,
  }),
  update_transcript: owned('PATCH', '/owner/assets/{assetId}/transcript', {
    summary:
      'Corrects the language of a transcript, or names who speaks; analyses begun afterwards use both, the language where none is chosen.',
    params: assetId,
    body: z.strictObject({
      language: spokenLanguage.optional(),
      /** New names by those that the words have. */
      speakers: z.record(z.string().max(80), z.string().trim().min(1).max(60)).optional(),
    }),
    answer: z.object({ transcript: transcriptSchema }),
    errors: ['CONFLICT'],
  }),
  /** What was made from the words before keeps them. While it runs, asking again answers the same job. */
  retranscribe_asset: owned('POST', '/owner/assets/{assetId}/transcript', {
    summary:
      'Makes the words of a video again; the ones there are stay until all new ones are there. Costs nothing.',
    params: assetId,
    body: z.strictObject({
      /** What is said, the subtitles inside the file, or those that speech took the place of. */
      from: z.enum(['speech', 'captions', 'former_captions']),
      language: z.enum(['auto', ...SPOKEN_LANGUAGES]),
      vocabulary: z.string().max(VOCABULARY_MAX_CHARS).nullable().optional(),
      /** A model of `get_speech`, or `server`; what is chosen in Settings where it is left out. */
      listenWith: z.string().min(1).max(80).optional(),
      /**
       * Extension `owner_speakers`: says who speaks, where nothing else has. Left out, it is done for speech as chosen in
       * Settings, and not for subtitles.
       */
      tellSpeakers: z.boolean().optional(),
    }),
    answer: z.object({ job: jobSchema, reused: z.boolean() }),
    errors: ['CONFLICT'],
  }),
};
