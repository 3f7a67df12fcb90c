/** Every schema of the contract is given strange values: what is wrong with each is known, texts of a pattern included. */
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Operation } from '../../contract/operation.ts';
import { OPERATION_IDS, OPERATIONS } from '../../contract/operations.ts';
import { OWNER_OPERATIONS, type OwnerOperationId } from '../../contract/owner-operations.ts';
import type { Issue } from '../../contract/schemas/error-body.ts';
import { ApiError } from '../kernel/api-error.ts';
import { validateInput } from './validate-input.ts';

interface JsonSchema {
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
}

const STRANGE = [null, true, 'x', '', ' ', 'x'.repeat(30_000), -1e9, 1e9, 0.5, [], {}, Number.NaN] as const;

/** Strange values for a schema and for everything inside it. */
function* strangeFor(schema: JsonSchema): Generator<unknown> {
  yield* STRANGE;
  for (const option of schema.anyOf ?? schema.oneOf ?? []) yield* strangeFor(option);
  for (const [name, inner] of Object.entries(schema.properties ?? {}))
    for (const value of strangeFor(inner)) yield { [name]: value };
  if (schema.items !== undefined) {
    for (const value of strangeFor(schema.items)) yield [value];
    yield new Array(10_000).fill('x');
  }
}

function unknownOf(schema: z.ZodType): string[] {
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  const found = new Set<string>();
  for (const value of strangeFor(shape)) {
    try {
      validateInput(schema, value);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code !== 'VALIDATION_FAILED') continue;
      const { issues } = error.options.details as { issues: Issue[] };
      for (const { path, code, message, problem } of issues)
        if (code === 'invalid_format' && problem?.code === 'field_wrong') found.add(`${path}: ${message}`);
    }
  }
  return [...found];
}

const ALL: readonly (readonly [string, Pick<Operation, 'params' | 'query' | 'body'>])[] = [
  ...OPERATION_IDS.map((id) => [id, OPERATIONS[id] as Operation] as const),
  ...(Object.keys(OWNER_OPERATIONS) as OwnerOperationId[]).map((id) => [id, OWNER_OPERATIONS[id]] as const),
];

describe('what is wrong with a field', () => {
  it.each(ALL)('can be said in any language: %s', (_, { params, query, body }) => {
    const schemas = [params, query, body].filter((one) => one instanceof z.ZodType);
    expect(schemas.flatMap(unknownOf)).toEqual([]);
  });
});
