/** A language model of the owner's that ranks and words clips. Extension `owner_language_model`; beside open-shapes.md. */
import { z } from 'zod';
import { owned } from '../define-operation.ts';
import { GIVEN_SERVER, KNOWN_SERVER, SERVER_TRIAL } from './model-server.ts';

/** Asked at its address and `/chat/completions`. */
export const languageModelSchema = z.object(KNOWN_SERVER);
export type LanguageModel = z.infer<typeof languageModelSchema>;

const answer = z.object({ languageModel: languageModelSchema });

export const LANGUAGE_MODEL_OPERATIONS = {
  get_language_model: owned('GET', '/owner/language-model', {
    summary: 'Which language model ranks and words clips, if any.',
    answer,
  }),
  update_language_model: owned('PUT', '/owner/language-model', {
    summary:
      'Chooses the language model for the next analysis. What is said in clips is sent to its address.',
    body: z.strictObject(GIVEN_SERVER),
    answer,
  }),
  try_language_model: owned('POST', '/owner/language-model/try', {
    summary: 'Asks the language model for one opinion, and says how that went.',
    answer: answer.extend(SERVER_TRIAL),
    errors: ['CONFLICT'],
  }),
};
