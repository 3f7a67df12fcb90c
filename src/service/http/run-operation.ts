/**
 * The one path every request of the API takes: key, scope, pace, input, Idempotency-Key, handler, answer.
 * Handlers see only checked input and only ever answer or throw.
 */
import type { z } from 'zod';
import { originOf } from '../../base/web/request-origin.ts';
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
import { hasNoBody, readBytes, readJson } from './read-body.ts';
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
  requestId: string,
  isOutdated: IsOutdated = async () => false,
): Promise<Response> {
  const { account, key } = await authenticateKey(parts.database, parts.clock, request);
  requireScope(operation, key);
  if (addsSomething(operation)) await requireRoom(parts.room);
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
      const headers = { ...rateHeaders, 'Idempotent-Replayed': 'true' };
      return jsonAnswer(status, body, location, requestId, headers);
    }
    const call = new RequestCall(parts, operation.status, request, account, key, input, claim);
    const reply = await handler(call as unknown as ApiCall<never, never, never>);
    const { status } = operation;
    return jsonAnswer(status, JSON.stringify(reply.body), reply.location ?? null, requestId, rateHeaders);
  } catch (error) {
    if (error instanceof ApiError) await claim?.refuseIfDone();
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
  requestId: string,
): Promise<Response> {
  const { status } = operation;
  const account = await authenticateOwner(parts.database, request);
  if (addsSomething(operation)) await requireRoom(parts.room);
  const input = await readInput({ ...operation, bodyOptional: false }, request, pathParams);
  const call = new RequestCall(parts, status, request, account, { id: 'owner', scopes: [] }, input, null);
  const reply = await handler(call as unknown as ApiCall<never, never, never>);
  return jsonAnswer(status, JSON.stringify(reply.body), reply.location ?? null, requestId, {});
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
  const params = checkedText(rules.params, pathParams);
  const query = checkedText(rules.query, searchValues(request));
  if (rules.body === 'bytes') {
    const body: RawBody = { read: (maxBytes) => readBytes(request, maxBytes) };
    return { params, query, body };
  }
  return { params, query, body: await readJsonBody(rules.body, rules.bodyOptional, request) };
}

/** Most operations take no query, and are sent none: that needs no check. */
function checkedText(schema: z.ZodObject, given: Record<string, string>): unknown {
  if (isEmpty(given) && isEmpty(schema.shape)) return given;
  return validateInput(schema, readTextValues(schema, given));
}

function isEmpty(object: object): boolean {
  for (const _ in object) return false;
  return true;
}

async function readJsonBody(schema: z.ZodType | null, optional: boolean, request: Request): Promise<unknown> {
  const given = hasNoBody(request) ? undefined : await readJson(request);
  if (schema === null) {
    if (given === undefined || (typeof given === 'object' && given !== null && isEmpty(given)))
      return undefined;
    throw new ApiError('UNKNOWN_PARAMETER', problem('body_not_taken'), { details: { allowed: [] } });
  }
  return validateInput(schema, given ?? (optional ? {} : undefined));
}

function searchValues(request: Request): Record<string, string> {
  const query = request.url.indexOf('?');
  return query < 0 ? {} : Object.fromEntries(new URLSearchParams(request.url.slice(query)));
}

/** A class: an object with getters of its own costs more to make than all else of it. */
class RequestCall implements AnyCall {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly account: Account;
  readonly key: ApiKey;
  readonly commit: AnyCall['commit'];
  readonly #request: Request;

  constructor(
    { database }: HttpContext,
    status: number,
    request: Request,
    account: Account,
    key: ApiKey,
    { params, query, body }: Input,
    claim: IdempotencyClaim | null,
  ) {
    this.params = params;
    this.query = query;
    this.body = body;
    this.account = account;
    this.key = key;
    this.#request = request;
    this.commit = (work) =>
      database.transaction(async (tx) => {
        const reply = await work(tx);
        await claim?.keep(tx, { status, body: JSON.stringify(reply.body), location: reply.location ?? null });
        return reply;
      }, account.id);
  }

  // Asked for by few operations; a host with requests of its own makes a whole one only then.
  get origin(): string {
    return originOf(this.#request);
  }

  get signal(): AbortSignal {
    return this.#request.signal;
  }
}

/** All headers at once: a host with answers of its own sends them as they are, and makes no other object of them. */
function jsonAnswer(
  status: number,
  body: string,
  location: string | null,
  requestId: string,
  more: Readonly<Record<string, string>>,
): Response {
  const headers: Record<string, string> = {
    ...more,
    'Content-Type': 'application/json',
    'X-Request-Id': requestId,
  };
  if (location !== null) headers.Location = location;
  return new Response(body, { status, headers });
}

const ALWAYS = ['GET', 'HEAD', 'DELETE', 'OPTIONS'];

function addsSomething({ method, path }: Pick<Operation, 'method' | 'path'>): boolean {
  return !ALWAYS.includes(method) && !path.endsWith('/cancel');
}

/**
 * On a full disk an operation that adds something is refused before it begins; reading, deleting and stopping are not.
 * @throws StorageFullError
 */
async function requireRoom(room: StorageRoom): Promise<void> {
  if (await room.isFull()) throw new StorageFullError(problem('storage_full'));
}
