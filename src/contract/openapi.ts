/** The OpenAPI 3.1 document, derived from the table of operations. */
import { z } from 'zod';
import { ALWAYS_POSSIBLE, ERROR_CODES, type ErrorCode } from './errors.ts';
import { IDEMPOTENCY_KEY_MAX_CHARS, PART_SIZE_BYTES } from './limits.ts';
import type { Operation } from './operation.ts';
import { OPERATION_IDS, OPERATIONS } from './operations.ts';
import { errorBodySchema } from './schemas/error-body.ts';

type Json = Record<string, unknown>;

const toSchema = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  // Answers may gain fields at any time; zod's closed objects would say otherwise.
  return io === 'output' ? (JSON.parse(JSON.stringify(rest, withoutClosing)) as Json) : rest;
};

function withoutClosing(key: string, value: unknown): unknown {
  return key === 'additionalProperties' && value === false ? undefined : value;
}

function parameters(operation: Operation): Json[] {
  const fields = (place: 'path' | 'query', schema: z.ZodObject): Json[] =>
    Object.entries(schema.shape).map(([name, field]) => ({
      name,
      in: place,
      required: place === 'path' || !(field instanceof z.ZodOptional),
      schema: toSchema(field as z.ZodType, 'input'),
    }));
  const key: Json = {
    name: 'Idempotency-Key',
    in: 'header',
    required: operation.idempotency === 'required',
    schema: { type: 'string', minLength: 1, maxLength: IDEMPOTENCY_KEY_MAX_CHARS },
  };
  return [
    ...fields('path', operation.params),
    ...fields('query', operation.query),
    ...(operation.idempotency === 'none' ? [] : [key]),
  ];
}

function requestBody(operation: Operation): Json {
  if (operation.body === null) return {};
  const content =
    operation.body === 'bytes'
      ? {
          'application/octet-stream': {
            schema: { type: 'string', format: 'binary', maxLength: PART_SIZE_BYTES },
          },
        }
      : { 'application/json': { schema: toSchema(operation.body, 'input') } };
  return { requestBody: { required: !operation.bodyOptional, content } };
}

function errorAnswers(codes: readonly ErrorCode[]): Json {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of codes) {
    const { status } = ERROR_CODES[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  const answers = [...byStatus].sort(([a], [b]) => a - b);
  return Object.fromEntries(
    answers.map(([status, names]) => [
      String(status),
      {
        description: names.map((name) => `${name}: ${ERROR_CODES[name].meaning}`).join(' '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  );
}

function operationObject(id: string, operation: Operation): Json {
  const spendKey: readonly ErrorCode[] =
    operation.idempotency === 'required' ? ['IDEMPOTENCY_KEY_REQUIRED'] : [];
  const keyed: readonly ErrorCode[] =
    operation.idempotency === 'none' ? [] : ['IDEMPOTENCY_IN_PROGRESS', 'IDEMPOTENCY_KEY_REUSED'];
  const tooLarge: readonly ErrorCode[] = operation.method === 'GET' ? [] : ['PAYLOAD_TOO_LARGE'];
  const codes = [...new Set([...ALWAYS_POSSIBLE, ...spendKey, ...keyed, ...tooLarge, ...operation.errors])];
  return {
    operationId: id,
    summary: operation.summary,
    description: `Scope ${operation.scope}; counts as ${operation.rateClass}. Source: ${operation.source}.`,
    parameters: parameters(operation),
    ...requestBody(operation),
    responses: {
      [String(operation.status)]: {
        description: 'Done as asked.',
        content: { 'application/json': { schema: toSchema(operation.answer, 'output') } },
      },
      ...errorAnswers(codes),
    },
    'x-scope': operation.scope,
    'x-rate-class': operation.rateClass,
  };
}

/** The whole document; `serverUrl` is the address that `/v1` is appended to. */
export function buildOpenApi(serverUrl = '/'): Json {
  const paths: Record<string, Json> = {};
  for (const id of OPERATION_IDS) {
    const operation: Operation = OPERATIONS[id];
    const path = paths[operation.path] ?? {};
    path[operation.method.toLowerCase()] = operationObject(id, operation);
    paths[operation.path] = path;
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Video Clipping Service API',
      version: '1.0.0',
      description: 'Turns long videos into short vertical clips and other short-form videos.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: serverUrl }],
    security: [{ apiKey: [] }],
    paths,
    components: {
      securitySchemes: { apiKey: { type: 'http', scheme: 'bearer' } },
      schemas: { Error: toSchema(errorBodySchema, 'output') },
    },
  };
}
