/** Turns an HTTP answer into data of the contract's shape or an ApiError. Lenient: unknown fields are dropped. */
import type { z } from 'zod';
import { errorBodySchema } from '../contract/schemas/error-body.ts';
import { ApiError } from './api-error.ts';

export async function readAnswer<Answer>(
  operation: string,
  schema: z.ZodType<Answer>,
  response: Response,
): Promise<Answer> {
  const body = await readJson(operation, response);
  if (!response.ok) throw errorOf(operation, response, body);
  const read = schema.safeParse(body);
  if (read.success) return read.data;
  const where = read.error.issues[0]?.path.join('.') ?? '';
  throw new ApiError(
    {
      kind: 'unreadable',
      operation,
      status: response.status,
      requestId: requestIdOf(response),
      message: `The answer to ${operation} is not as the contract says${where === '' ? '' : ` at ${where}`}.`,
    },
    read.error,
  );
}

async function readJson(operation: string, response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ApiError(
      {
        kind: 'unreadable',
        operation,
        status: response.status,
        requestId: requestIdOf(response),
        message: `The answer to ${operation} is not JSON. Is this address a clipping service?`,
      },
      cause,
    );
  }
}

function errorOf(operation: string, response: Response, body: unknown): ApiError {
  const read = errorBodySchema.safeParse(body);
  const retryAfter = Number(response.headers.get('Retry-After') ?? Number.NaN);
  const error = read.success ? read.data.error : undefined;
  return new ApiError({
    kind: error === undefined ? 'unreadable' : 'answer',
    operation,
    status: response.status,
    code: error?.code,
    message: error?.message ?? `${operation} was answered with status ${response.status}.`,
    hint: error?.hint,
    requestId: error?.requestId ?? requestIdOf(response),
    retryAfterSec: Number.isFinite(retryAfter) && retryAfter >= 0 ? retryAfter : undefined,
    details: error?.details,
  });
}

function requestIdOf(response: Response): string | undefined {
  return response.headers.get('X-Request-Id') ?? undefined;
}
