/** The body of every error answer. Specification, section 7; item shape of `issues`: open-shapes.md. */
import { z } from 'zod';
import { problemSchema } from './problem.ts';

/** `problem`: the message as data (extension `told_reasons`). */
export const issueSchema = z.object({
  path: z.string(),
  code: z.string(),
  message: z.string(),
  problem: problemSchema,
});
export type Issue = z.infer<typeof issueSchema>;

export const errorBodySchema = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    hint: z.string().optional(),
    requestId: z.string(),
    details: z
      .looseObject({
        issues: z.array(issueSchema).optional(),
        allowed: z.array(z.string()).optional(),
        reason: z.string().optional(),
        values: z.record(z.string(), z.unknown()).optional(),
        problem: problemSchema,
      })
      .optional(),
  }),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;
