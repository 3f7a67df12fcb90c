/** The Editor Assistant by the owner's language model (extension `assistant_model`). */
import { z } from 'zod';
import { owned } from '../define-operation.ts';
import { idParam } from '../ids.ts';
import { ASSISTANT_MESSAGE_MAX_CHARS } from '../limits.ts';
import { proposedStepSchema } from '../schemas/assistant-proposal.ts';
import { count, notBlank } from '../schemas/values.ts';
import { SERVER_TRIAL } from './model-server.ts';

export const ASSISTANT_OPERATIONS = {
  propose_assistant_turn: owned('POST', '/owner/projects/{projectId}/assistant-proposals', {
    summary: 'Asks the language model what it would do to the edit; nothing is changed, charged or kept.',
    params: z.strictObject({ projectId: idParam('project') }),
    body: z.strictObject({ message: notBlank(ASSISTANT_MESSAGE_MAX_CHARS), expectedRevision: count }),
    answer: z.object({
      /** Which model was asked. */
      model: z.string(),
      /** null where it gave no answer; then the reason says why. */
      proposal: z
        .object({
          /** Each on the edit that those before it have made. */
          steps: z.array(proposedStepSchema),
          /** What it says beside them; null for nothing. */
          reply: z.string().nullable(),
          /** Steps that no edit could take, or that named what is not there. */
          leftOut: count,
        })
        .nullable(),
      ...SERVER_TRIAL,
    }),
    errors: ['CONFLICT', 'NOT_READY'],
  }),
};
