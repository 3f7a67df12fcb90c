/**
 * A sentence of an answer as data (extension `told_reasons`): what `errorMessage`, `message` and their like say, for clients
 * that say it in another language. Codes and sentences: contract/problems.
 */
import { z } from 'zod';

/** `values`: numbers and texts that the sentence names; a value that is a problem itself has this shape again. */
export const problemSchema = z
  .object({ code: z.string(), values: z.record(z.string(), z.unknown()) })
  .nullable()
  .optional();
/** As any service gives it: its codes need not be known here. */
export type GivenProblem = z.infer<typeof problemSchema>;
