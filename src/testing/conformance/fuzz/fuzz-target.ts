/** What a fuzzer needs to know of an operation: the public ones as the OpenAPI document tells, the owner's from their table. */
import { z } from 'zod';
import { ALWAYS_POSSIBLE, ERROR_CODES } from '../../../contract/errors.ts';
import { OPERATIONS, type OperationId } from '../../../contract/operations.ts';
import { OWNER_OPERATIONS } from '../../../contract/owner-operations.ts';
import type { JsonSchema } from './schema-values.ts';

export interface FuzzTarget {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly isOwner: boolean;
  readonly pathFields: Readonly<Record<string, JsonSchema>>;
  readonly queryFields: Readonly<Record<string, JsonSchema>>;
  readonly takesKey: boolean;
  /** `'bytes'`: raw octets; null: none. */
  readonly body: JsonSchema | 'bytes' | null;
  /** Statuses the document names. */
  readonly statuses: readonly number[];
  readonly answer: z.ZodObject;
}

interface DocumentOperation {
  readonly operationId: OperationId;
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly schema: JsonSchema }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>> };
  readonly responses: Readonly<Record<string, unknown>>;
}

export interface OpenApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentOperation>>>>;
}

export function publicTargets(document: OpenApiDocument): FuzzTarget[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const fields = (place: string) =>
        Object.fromEntries(
          operation.parameters.filter((one) => one.in === place).map(({ name, schema }) => [name, schema]),
        );
      const content = operation.requestBody?.content;
      return {
        name: operation.operationId,
        method: method.toUpperCase(),
        path,
        isOwner: false,
        pathFields: fields('path'),
        queryFields: fields('query'),
        takesKey: operation.parameters.some((one) => one.in === 'header'),
        body: content?.['application/json']?.schema ?? (content === undefined ? null : 'bytes'),
        statuses: Object.keys(operation.responses).map(Number),
        answer: OPERATIONS[operation.operationId].answer,
      };
    }),
  );
}

export function ownerTargets(): FuzzTarget[] {
  return Object.entries(OWNER_OPERATIONS).map(([name, operation]) => ({
    name,
    method: operation.method,
    path: operation.path,
    isOwner: true,
    pathFields: fieldsOf(operation.params),
    queryFields: fieldsOf(operation.query),
    takesKey: false,
    body: operation.body === null ? null : toSchema(operation.body),
    statuses: [
      operation.status,
      ...[...ALWAYS_POSSIBLE, ...operation.errors, 'PAYLOAD_TOO_LARGE' as const].map(
        (code) => ERROR_CODES[code].status,
      ),
    ],
    answer: operation.answer,
  }));
}

function fieldsOf(schema: z.ZodObject): Record<string, JsonSchema> {
  return { ...toSchema(schema).properties };
}

function toSchema(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
}
