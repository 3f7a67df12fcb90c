/** Which language model did a work beside the built-in rules. */
import { z } from 'zod';
import { openEnum } from '../open-enum.ts';
import { problemSchema } from './problem.ts';

export const modelStateSchema = z.object({
  /** `unavailable` where the rules did it alone, against what was chosen. */
  status: openEnum(['language_model', 'unavailable']),
  /** As its server names it. */
  model: z.string(),
  message: z.string().nullable(),
  problem: problemSchema,
});
export type ModelState = z.infer<typeof modelStateSchema>;
