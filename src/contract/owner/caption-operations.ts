/** Captions in another language, by the owner's language model (extension `caption_translation`). */
import { z } from 'zod';
import { owned } from '../define-operation.ts';
import { idParam } from '../ids.ts';
import { spokenLanguage } from '../schemas/values.ts';
import { SERVER_TRIAL } from './model-server.ts';

export const CAPTION_OPERATIONS = {
  translate_captions: owned('POST', '/owner/compositions/{compositionId}/caption-translations', {
    summary: 'Translates the captions as they are shown; nothing of the composition is changed.',
    params: z.strictObject({ compositionId: idParam('composition') }),
    body: z.strictObject({ language: spokenLanguage }),
    answer: z.object({
      /** Which model was asked. */
      model: z.string(),
      /** null where it did not do it; then the reason says why. */
      translation: z.object({ srt: z.string(), vtt: z.string() }).nullable(),
      ...SERVER_TRIAL,
    }),
    errors: ['CONFLICT'],
  }),
};
