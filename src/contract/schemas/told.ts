/**
 * A sentence of the service as data (extension `told_reasons`): what `errorMessage` and its like say, for clients that
 * say it in another language. Sentences and codes: base/told-sentences.ts.
 */
import { z } from 'zod';

/** `values`: what the sentence names, as text; a value that is such a sentence itself has this shape again. */
export const toldSchema = z
  .object({ code: z.string(), values: z.record(z.string(), z.unknown()) })
  .nullable()
  .optional();
export type ToldReason = z.infer<typeof toldSchema>;
