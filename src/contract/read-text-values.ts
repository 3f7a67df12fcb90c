/**
 * Query and path parameters arrive as text. This turns those whose schema is a number into numbers, and
 * leaves everything else alone, so that the table can hold natural types and one validation serves both.
 */
import { z } from 'zod';

const WHOLE_NUMBER = /^-?\d{1,15}$/;

function isNumber(schema: z.core.$ZodType): boolean {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return isNumber(schema.unwrap());
  return schema instanceof z.ZodNumber;
}

export function readTextValues(
  schema: z.ZodObject,
  values: Readonly<Record<string, string>>,
): Record<string, string | number> {
  // Made of entries, so that `__proto__` is a name like others and is refused like others.
  return Object.fromEntries(
    Object.entries(values).map(([name, text]) => {
      const field = Object.hasOwn(schema.shape, name) ? schema.shape[name] : undefined;
      const numeric = field !== undefined && isNumber(field) && WHOLE_NUMBER.test(text);
      return [name, numeric ? Number(text) : text];
    }),
  );
}
