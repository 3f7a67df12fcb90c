/**
 * A shape that requests and answers share, as answers carry it: fields that a service added are kept at every depth, so that
 * what is read and saved again loses none of them, and enumerations are open. Whoever uses a value it does not know leaves
 * that thing as it usually is.
 */
import { z } from 'zod';
import { openEnum } from './open-enum.ts';

export function answered<Shape>(schema: z.ZodType<Shape>): z.ZodType<Shape> {
  // Other values than those of the type may come: that is what open enumerations are.
  return opened(schema) as z.ZodType<Shape>;
}

function opened(schema: z.core.$ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional) return opened(schema.unwrap()).optional();
  if (schema instanceof z.ZodNullable) return opened(schema.unwrap()).nullable();
  if (schema instanceof z.ZodEnum) return openEnum(schema.options.map(String));
  if (schema instanceof z.ZodObject)
    return z.looseObject(
      Object.fromEntries(Object.entries(schema.shape).map(([name, field]) => [name, opened(field)])),
    );
  return schema as z.ZodType;
}
