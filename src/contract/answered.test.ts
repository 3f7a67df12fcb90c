import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { OPERATIONS } from './operations.ts';
import { OWNER_OPERATIONS } from './owner-operations.ts';
import { type CaptionLook, compositionBrandSchema } from './schemas/brand.ts';

const LOOK: CaptionLook = {
  ...{ color: '#ffffff', emphasisColor: null, emphasisRule: 'numbers', size: 1, place: null },
  ...{ letterCase: 'upper', box: null, wordsAtOnce: null },
  outline: { widthEm: 0.1, color: '#000000' },
};

/** Where a schema refuses fields it does not know, as paths. */
function strictIn(schema: unknown, path: string, seen = new Set<unknown>()): string[] {
  if (seen.has(schema)) return [];
  seen.add(schema);
  if (schema instanceof z.ZodObject) {
    const refuses = schema.def.catchall instanceof z.ZodNever ? [path] : [];
    const inside = Object.entries(schema.shape).flatMap(([name, field]) =>
      strictIn(field, `${path}.${name}`, seen),
    );
    return [...refuses, ...inside];
  }
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodArray)
    return strictIn(schema.unwrap(), path, seen);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((one) => strictIn(one, path, seen));
  if (schema instanceof z.ZodRecord) return strictIn(schema.valueType, `${path}.*`, seen);
  return [];
}

describe('an answer', () => {
  it('of no operation is refused for a field that a newer service added', () => {
    // What is done to an edit is known whole or not done: half an operation would be another one.
    const { propose_assistant_turn: _, ...owners } = OWNER_OPERATIONS;
    const refusing = Object.entries({ ...OPERATIONS, ...owners }).flatMap(([id, { answer }]) =>
      strictIn(answer, id),
    );
    expect(refusing).toEqual([]);
  });

  it('keeps what a newer service says of a look, in its parts too, so that it is there when the look is saved', () => {
    const newer = {
      ...LOOK,
      font: 'comic',
      letterCase: 'title',
      glow: 2,
      outline: { widthEm: 0.1, color: '#000000', blurEm: 1 },
      hook: { color: null, boxColor: null, size: null, place: null, tilt: 3 },
    };
    const brand = { brandKitId: 'brk_1', name: 'Ours', look: newer };
    expect(compositionBrandSchema.parse(brand)).toEqual(brand);
    expect(compositionBrandSchema.safeParse({ ...brand, look: { ...newer, size: 'large' } }).success).toBe(
      false,
    );
  });
});
