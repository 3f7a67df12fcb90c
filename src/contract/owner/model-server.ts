/** What servers of the owner's that run a model have in common: where one is, its model, its key, and a trial of it. */
import { z } from 'zod';
import { patterned } from '../problems/pattern-problems.ts';
import { problem } from '../problems/problem.ts';
import { problemSchema } from '../schemas/problem.ts';

/** What every header carries as it is: printable ASCII (RFC 9110, section 5.5, without what is obsolete). */
const HEADER_TEXT = /^[\x20-\x7e]*$/;

export const KNOWN_SERVER = {
  /** Where it is asked: the address before the path of its interface; null where none is used. */
  address: z.string().nullable(),
  /** As the server names it. */
  model: z.string().nullable(),
  /** True while its key is known. Kept in memory, or sealed in the host's rows where it has a secret. */
  hasKey: z.boolean(),
};

export const GIVEN_SERVER = {
  /** null for none: what is built in alone. */
  address: z.string().min(1).max(2000).nullable(),
  model: z.string().min(1).max(200).nullable(),
  /** Left out where the one that is known stays; null forgets it. */
  key: patterned(z.string().trim().min(1).max(2000), HEADER_TEXT, problem('field_key')).nullable().optional(),
};

export const SERVER_TRIAL = {
  /** One sentence; null where the server did as it should. */
  errorMessage: z.string().nullable(),
  errorReason: problemSchema,
};
