/** A language model of the owner's that ranks and words clips. Extension `owner_language_model`; beside open-shapes.md. */
import { z } from 'zod';
import { NOTHING } from '../define-operation.ts';
import { GIVEN_SERVER, KNOWN_SERVER, SERVER_TRIAL } from './model-server.ts';

/** Asked at its address and `/chat/completions`. */
export const languageModelSchema = z.object(KNOWN_SERVER);
export type LanguageModel = z.infer<typeof languageModelSchema>;

const answer = z.object({ languageModel: languageModelSchema });

export const LANGUAGE_MODEL_OPERATIONS = {
  get_language_model: {
    method: 'GET',
    path: '/owner/language-model',
    params: NOTHING,
    query: NOTHING,
    body: null,
    status: 200,
    answer,
    errors: [],
    summary: 'Which language model ranks and words clips, if any.',
  },
  update_language_model: {
    method: 'PUT',
    path: '/owner/language-model',
    params: NOTHING,
    query: NOTHING,
    body: z.strictObject(GIVEN_SERVER),
    status: 200,
    answer,
    errors: [],
    summary:
      'Chooses the language model for the next analysis. What is said in clips is sent to its address.',
  },
  try_language_model: {
    method: 'POST',
    path: '/owner/language-model/try',
    params: NOTHING,
    query: NOTHING,
    body: null,
    status: 200,
    answer: answer.extend(SERVER_TRIAL),
    errors: ['CONFLICT'],
    summary: 'Asks the language model for one opinion, and says how that went.',
  },
} as const;
