/**
 * Operations of the contract as something to read: fields with types and rules, errors, and a body to begin
 * with. Type words and rules are notation, the same in every language.
 */
import { z } from 'zod';
import { ALWAYS_POSSIBLE, type ErrorCode } from '../../../contract/errors.ts';
import type { IdempotencyRule, Operation, RateClass, Scope } from '../../../contract/operation.ts';
import { OPERATIONS, type OperationId } from '../../../contract/operations.ts';
import {
  OWNER_OPERATIONS,
  type OwnerOperation,
  type OwnerOperationId,
} from '../../../contract/owner-operations.ts';
import { exampleOf, fieldsOf, type JsonSchema } from './schema-fields.ts';

export interface FieldDoc {
  /** `settings.clipCount`, `operations[].atSec`. */
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  readonly rules: readonly string[];
  /** Allowed values where they are a short list. */
  readonly values: readonly string[];
}

export interface OperationDoc {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly as: 'key' | 'owner';
  /** null for the owner, who needs none. */
  readonly scope: Scope | null;
  readonly rateClass: RateClass;
  readonly idempotency: IdempotencyRule;
  readonly paged: boolean;
  readonly params: readonly FieldDoc[];
  readonly query: readonly FieldDoc[];
  readonly body: readonly FieldDoc[] | 'bytes' | null;
  readonly bodyOptional: boolean;
  readonly bodyExample: string;
  readonly status: number;
  readonly answer: readonly FieldDoc[];
  /** Its own; those every operation can answer come on top. */
  readonly errors: readonly ErrorCode[];
}

export function describeOperation(id: OperationId): OperationDoc {
  const operation: Operation = OPERATIONS[id];
  const keyErrors: readonly ErrorCode[] =
    operation.idempotency === 'none'
      ? []
      : [
          ...(operation.idempotency === 'required' ? (['IDEMPOTENCY_KEY_REQUIRED'] as const) : []),
          'IDEMPOTENCY_IN_PROGRESS',
          'IDEMPOTENCY_KEY_REUSED',
        ];
  return {
    ...shared(id, operation),
    as: 'key',
    scope: operation.scope,
    rateClass: operation.rateClass,
    idempotency: operation.idempotency,
    paged: operation.paged,
    bodyOptional: operation.bodyOptional,
    errors: own([...operation.errors, ...keyErrors]),
  };
}

export function describeOwnerOperation(id: OwnerOperationId): OperationDoc {
  const operation: OwnerOperation = OWNER_OPERATIONS[id];
  return {
    ...shared(id, operation),
    as: 'owner',
    scope: null,
    rateClass: operation.method === 'GET' ? 'read' : 'write',
    idempotency: 'none',
    paged: Object.hasOwn(operation.query.shape, 'cursor'),
    bodyOptional: false,
    errors: own(operation.errors),
  };
}

/** The path with what was typed into it; a name that is missing stays as `{name}`. */
export function pathWith(
  path: string,
  params: Readonly<Record<string, string>>,
  query: Readonly<Record<string, string>>,
): string {
  const filled = path.replace(/\{(\w+)\}/g, (whole, name: string) =>
    params[name] ? encodeURIComponent(params[name]) : whole,
  );
  const given = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== '')).toString();
  return given === '' ? filled : `${filled}?${given}`;
}

function shared(
  id: string,
  { method, path, summary, params, query, body, status, answer }: Operation | OwnerOperation,
) {
  const bodySchema = body instanceof z.ZodType ? schemaOf(body, 'input') : null;
  return {
    id,
    method,
    path,
    summary,
    params: fieldsOf(schemaOf(params, 'input')),
    query: fieldsOf(schemaOf(query, 'input')),
    body: bodySchema === null ? (body === 'bytes' ? ('bytes' as const) : null) : fieldsOf(bodySchema),
    bodyExample: bodySchema === null ? '' : JSON.stringify(exampleOf(bodySchema), null, 2),
    status,
    answer: fieldsOf(schemaOf(answer, 'output')),
  };
}

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): JsonSchema =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema;

function own(codes: readonly ErrorCode[]): ErrorCode[] {
  return [...new Set(codes)].filter((code) => !ALWAYS_POSSIBLE.includes(code));
}
