/**
 * An enumeration as answers carry it: known values are typed, unknown ones are kept as they are, because
 * lists of allowed values can grow at any time (specification, section 9).
 */
import { z } from 'zod';

export type Open<Known extends string> = Known | (string & Record<never, never>);

export function openEnum<const Known extends readonly string[]>(
  known: Known,
): z.ZodType<Open<Known[number]>> {
  return z
    .string()
    .meta({ examples: [...known], description: `One of ${known.join(', ')}; more may be added.` });
}
