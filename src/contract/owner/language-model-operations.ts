/** A language model of the owner's that ranks and words clips. Extension `owner_language_model`; beside open-shapes.md. */
import { z } from 'zod';
import { NOTHING } from '../define-operation.ts';
import { toldSchema } from '../schemas/told.ts';

export const languageModelSchema = z.object({
  /** Where it is asked: the address before `/chat/completions`; null where none is used. */
  address: z.string().nullable(),
  /** As the server names it. */
  model: z.string().nullable(),
  /** True while its key is known. Keys are kept in memory only. */
  hasKey: z.boolean(),
});
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
    body: z.strictObject({
      /** null for none: the built-in rules alone. */
      address: z.string().min(1).max(2000).nullable(),
      model: z.string().min(1).max(200).nullable(),
      /** Left out where the one that is known stays; null forgets it. */
      key: z.string().min(1).max(2000).nullable().optional(),
    }),
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
    answer: z.object({
      languageModel: languageModelSchema,
      /** One sentence; null where the model answered as it should. */
      errorMessage: z.string().nullable(),
      told: toldSchema,
    }),
    errors: ['CONFLICT'],
    summary: 'Asks the language model for one opinion, and says how that went.',
  },
} as const;
