/** Fields of answers that the specification does not show: our service gives them, another one need not. */
import type { z } from 'zod';

/** @returns the field as null where a service leaves it out. */
export function unshown<Schema extends z.ZodType>(schema: Schema) {
  return schema.nullable().default(null);
}
