/**
 * The one path every request of the API takes: key, scope, pace, input, Idempotency-Key, handler, answer.
 * Handlers see only checked input and only ever answer or throw.
 */

import type { z } from 'zod';
import { originOf } from '../../base/request-origin.ts';
import type { Operation } from '../../contract/operation.ts';
import type { OwnerOperation } from '../../contract/owner-operations.ts';
import { problem } from '../../contract/problems/problem.ts';
import { readTextValues } from '../../contract/read-text-values.ts';
import { ApiError } from '../kernel/api-error.ts';
import type { Account, ApiCall, ApiKey, RawBody, Reply } from '../kernel/call.ts';
import { StorageFullError } from '../kernel/ports/file-store.ts';
import type { StorageRoom } from '../kernel/ports/storage-room.ts';
import { authenticateKey, authenticateOwner } from './authenticate.ts';
import type { HttpContext } from './http-context.ts';
import {
  fingerprintOf,
  type IdempotencyClaim,
  type IdempotencyStore,
  readIdempotencyKey,
} from './idempotency.ts';
import type { RateLimiter } from './rate-limiter.ts';
import { readBytes, readJson } from './read-body.ts';
import { validateInput } from './validate-input.ts';

export type AnyHandler = (call: ApiCall<never, never, never>) => Reply<unknown> | Promise<Reply<unknown>>;
/** Whether what a stored answer tells of never began, so that its key does the work after all. */
export type IsOutdated = (storedBody: unknown) => Promise<boolean>;
type AnyCall = ApiCall<unknown, unknown, unknown>;

export interface Machinery {
  readonly parts: HttpContext;
  readonly limiter: RateLimiter;
  readonly idempotency: IdempotencyStore;
}

export async function runOperation(
  { parts, limiter, idempotency }: Machinery,
  operation: Operation,
  handler: AnyHandler,
  request: Request,
  pathParams: Record<string, string>,
  isOutdated: IsOutdated = async () => false,
): Promise<Response> {
  const { account, key } = await authenticateKey(parts.database, parts.clock, request);
  requireScope(operation, key);
  await requireRoom(parts.room, operation.method, operation.path);
  const rateHeaders = await limiter.take(operation.rateClass, key.id, account.id);
  const idempotencyKey = readIdempotencyKey(request, operation.idempotency);
  const input = await readInput(operation, request, pathParams);
  const claim =
    idempotencyKey === null
      ? null
      : await idempotency.claim(account.id, idempotencyKey, await fingerprintOf(request, input.body));
  try {
    if (claim !== null && claim.stored !== null && !(await isOutdated(JSON.parse(claim.stored.body)))) {
      const { status, body, location } = claim.stored;
      return jsonAnswer(status, body, location, { ...rateHeaders, 'Idempotent-Replayed': 'true' });
    }
    const call = callOf(parts, operation.status, request, account, key, input, claim);
    const reply = await handler(call as unknown as ApiCall<never, never, never>);
    return jsonAnswer(operation.status, JSON.stringify(reply.body), reply.location ?? null, rateHeaders);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'NOT_FOUND') await claim?.refuseIfDone();
    throw error;
  } finally {
    claim?.release();
  }
}

export async function runOwnerOperation(
  { parts }: Machinery,
  operation: OwnerOperation,
  handler: AnyHandler,
  request: Request,
  pathParams: Record<string, string>,
): Promise<Response> {
  const account = await authenticateOwner(parts.database, request);
  await requireRoom(parts.room, operation.method, operation.path);
  const input = await readInput({ ...operation, bodyOptional: false }, request, pathParams);
  const call = callOf(parts, operation.status, request, account, { id: 'owner', scopes: [] }, input, null);
  const reply = await handler(call as unknown as ApiCall<never, never, never>);
  return jsonAnswer(operation.status, JSON.stringify(reply.body), reply.location ?? null, {});
}

interface Input {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

type InputRules = Pick<Operation, 'params' | 'query' | 'body' | 'bodyOptional'>;

function requireScope(operation: Operation, key: ApiKey): void {
  if (key.scopes.includes(operation.scope)) return;
  throw new ApiError('SCOPE_MISSING', problem('scope_missing', { scope: operation.scope }), {
    hint: 'Use a key that has it; keys are made by the owner of the account.',
    details: { scopes: [operation.scope] },
  });
}

async function readInput(
  rules: InputRules,
  request: Request,
  pathParams: Record<string, string>,
): Promise<Input> {
  const params = validateInput(rules.params, readTextValues(rules.params, pathParams));
  const query = validateInput(rules.query, readTextValues(rules.query, searchValues(request)));
  if (rules.body === 'bytes') {
    const body: RawBody = { read: (maxBytes) => readBytes(request, maxBytes) };
    return { params, query, body };
  }
  return { params, query, body: await readJsonBody(rules.body, rules.bodyOptional, request) };
}

async function readJsonBody(schema: z.ZodType | null, optional: boolean, request: Request): Promise<unknown> {
  const given = await readJson(request);
  if (schema === null) {
    if (
      given === undefined ||
      (typeof given === 'object' && given !== null && Object.keys(given).length === 0)
    )
      return undefined;
    throw new ApiError('UNKNOWN_PARAMETER', problem('body_not_taken'), { details: { allowed: [] } });
  }
  return validateInput(schema, given ?? (optional ? {} : undefined));
}

function searchValues(request: Request): Record<string, string> {
  const query = request.url.indexOf('?');
  return query < 0 ? {} : Object.fromEntries(new URLSearchParams(request.url.slice(query)));
}

function callOf(
  parts: HttpContext,
  status: number,
  request: Request,
  account: Account,
  key: ApiKey,
  input: Input,
  claim: IdempotencyClaim | null,
): AnyCall {
  return {
    ...input,
    account,
    key,
    // Asked for by few operations; a host with requests of its own makes a whole one only then.
    get origin() {
      return originOf(request);
    },
    get signal() {
      return request.signal;
    },
    commit: (work) =>
      parts.database.transaction(async (tx) => {
        const reply = await work(tx);
        await claim?.keep(tx, { status, body: JSON.stringify(reply.body), location: reply.location ?? null });
        return reply;
      }, account.id),
  };
}

function jsonAnswer(
  status: number,
  body: string,
  location: string | null,
  headers: Record<string, string>,
): Response {
  const answer = new Response(body, { status, headers: { ...headers, 'Content-Type': 'application/json' } });
  if (location !== null) answer.headers.set('Location', location);
  return answer;
}

const ALWAYS = ['GET', 'HEAD', 'DELETE', 'OPTIONS'];

/**
 * On a full disk an operation that adds something is refused before it begins; reading, deleting and stopping are not.
 * @throws StorageFullError
 */
async function requireRoom(room: StorageRoom, method: string, path: string): Promise<void> {
  if (ALWAYS.includes(method) || path.endsWith('/cancel')) return;
  if (await room.isFull()) throw new StorageFullError(problem('storage_full'));
}
