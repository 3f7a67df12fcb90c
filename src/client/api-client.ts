/**
 * Typed calls to the API: one method an operation, made from the contract's table. Adds keys to what
 * spends, paces, retries as `decide` says, and reads answers leniently. Knows nothing of React.
 */
import type { z } from 'zod';
import type { Operation, RateClass } from '../contract/operation.ts';
import {
  type AnswerOf,
  type BodyOf,
  OPERATION_IDS,
  OPERATIONS,
  type OperationId,
  type ParamsOf,
  type QueryOf,
} from '../contract/operations.ts';
import {
  OWNER_OPERATIONS,
  type OwnerAnswerOf,
  type OwnerBodyOf,
  type OwnerOperation,
  type OwnerOperationId,
  type OwnerParamsOf,
} from '../contract/owner-operations.ts';
import { fillPath, queryString } from '../contract/request-path.ts';
import { ApiError } from './api-error.ts';
import type { Connection } from './connection.ts';
import { decide } from './decide.ts';
import { type Intent, type IntentStore, stillSafe } from './intents.ts';
import { type Pace, UNPACED, type Urgency } from './pace.ts';
import { pause } from './pause.ts';
import { readAnswer } from './read-answer.ts';
import { createRequestLog, type RequestLog } from './request-log.ts';

export interface CallOptions {
  readonly signal?: AbortSignal;
  readonly urgency?: Urgency;
  /** Kept by the caller over a double click; a fresh one is made where a key is needed and none given. */
  readonly idempotencyKey?: string;
}

/** An empty strict schema infers an index signature, which means: this part is not given at all. */
type NoFields<Value> = string extends keyof Value ? true : false;
type Part<Name extends string, Value> =
  NoFields<Value> extends true ? object : { readonly [Key in Name]: Value };
type OptionalPart<Name extends string, Value> =
  NoFields<Value> extends true ? object : { readonly [Key in Name]?: Value };
type BodyPart<Value> = [Value] extends [undefined] ? object : { readonly body: Value };

export type InputOf<Id extends OperationId> = Part<'params', ParamsOf<Id>> &
  OptionalPart<'query', QueryOf<Id>> &
  BodyPart<BodyOf<Id>>;
type OwnerInputOf<Id extends OwnerOperationId> = Part<'params', OwnerParamsOf<Id>> &
  BodyPart<OwnerBodyOf<Id>>;

export type ApiMethods = {
  readonly [Id in OperationId]: (input: InputOf<Id>, options?: CallOptions) => Promise<AnswerOf<Id>>;
};
export type OwnerMethods = {
  readonly [Id in OwnerOperationId]: (
    input: OwnerInputOf<Id>,
    options?: CallOptions,
  ) => Promise<OwnerAnswerOf<Id>>;
};

export interface ApiClient {
  readonly connection: Connection;
  readonly api: ApiMethods;
  readonly owner: OwnerMethods;
  readonly log: RequestLog;
  /** Sends again what an earlier page wrote down and never saw answered. Failures stay written down. */
  resumeIntents(): Promise<number>;
}

export interface ClientParts {
  readonly intents: IntentStore;
  readonly pace?: Pace;
  readonly log?: RequestLog;
  readonly nowMs?: () => number;
}

interface AnyInput {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

interface Outgoing {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly rateClass: RateClass;
  readonly authorization: string;
  readonly body: unknown;
  readonly key: string | null;
  readonly answer: z.ZodType;
}

export function createApiClient(connection: Connection, parts: ClientParts): ApiClient {
  const { intents, pace = UNPACED, log = createRequestLog(), nowMs = Date.now } = parts;

  const sendOnce = async (outgoing: Outgoing, options: CallOptions): Promise<unknown> => {
    await pace.enter(outgoing.rateClass, options.urgency ?? 'user', options.signal);
    const startedAtMs = nowMs();
    const note = (response: Response | null, code: string | null): void =>
      log.add({
        operation: outgoing.name,
        method: outgoing.method,
        path: outgoing.path,
        startedAtMs,
        durationMs: nowMs() - startedAtMs,
        status: response?.status ?? null,
        code,
        requestId: response?.headers.get('X-Request-Id') ?? null,
        idempotencyKey: outgoing.key,
        replayed: response?.headers.get('Idempotent-Replayed') === 'true',
      });
    let response: Response;
    try {
      response = await connection.fetch(connection.baseUrl + outgoing.path, requestOf(outgoing, options));
    } catch (cause) {
      note(null, null);
      throw unreachable(outgoing.name, cause, options.signal);
    }
    pace.learn(outgoing.rateClass, response.headers);
    try {
      const answer = await readAnswer(outgoing.name, outgoing.answer, response);
      note(response, null);
      return answer;
    } catch (error) {
      note(response, error instanceof ApiError ? (error.facts.code ?? error.kind) : 'unreadable');
      throw error;
    }
  };

  const send = async (outgoing: Outgoing, options: CallOptions): Promise<unknown> => {
    const safeToRepeat = outgoing.method === 'GET' || outgoing.method === 'PUT' || outgoing.key !== null;
    for (let tries = 1; ; tries++) {
      try {
        return await sendOnce(outgoing, options);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const decision = decide(error, { tries, safeToRepeat });
        if (decision.next !== 'retry') throw error;
        await pause(decision.afterMs, options.signal).catch((reason: unknown) => {
          throw unreachable(outgoing.name, reason, options.signal);
        });
      }
    }
  };

  const call = async (id: OperationId, input: AnyInput, options: CallOptions = {}): Promise<unknown> => {
    const operation: Operation = OPERATIONS[id];
    const key = operation.idempotency === 'none' ? null : (options.idempotencyKey ?? crypto.randomUUID());
    const outgoing: Outgoing = {
      name: id,
      method: operation.method,
      path: fillPath(operation.path, input.params ?? {}) + queryString(input.query ?? {}),
      rateClass: operation.rateClass,
      authorization: connection.apiKey,
      body: input.body,
      key,
      answer: operation.answer,
    };
    if (operation.idempotency !== 'required' || key === null) return send(outgoing, options);
    await intents.put({ key, connectionId: connection.id, operation: id, input, createdAtMs: nowMs() });
    return sendIntent(outgoing, key, options);
  };

  /** The intent goes when the outcome is known; while it is not, it stays to be sent again. */
  const sendIntent = async (outgoing: Outgoing, key: string, options: CallOptions): Promise<unknown> => {
    try {
      const answer = await send(outgoing, options);
      await intents.remove(key);
      return answer;
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'answer') await intents.remove(key);
      throw error;
    }
  };

  const callOwner = async (
    id: OwnerOperationId,
    input: AnyInput,
    options: CallOptions = {},
  ): Promise<unknown> => {
    const operation: OwnerOperation = OWNER_OPERATIONS[id];
    const token = connection.ownerToken;
    if (token === null) {
      throw new ApiError({
        kind: 'answer',
        operation: id,
        code: 'UNAUTHORIZED',
        message: 'This needs the owner of the service.',
      });
    }
    const outgoing: Outgoing = {
      name: id,
      method: operation.method,
      path: fillPath(operation.path, input.params ?? {}) + queryString(input.query ?? {}),
      rateClass: operation.method === 'GET' ? 'read' : 'write',
      authorization: token,
      body: input.body,
      key: null,
      answer: operation.answer,
    };
    return send(outgoing, options);
  };

  const resend = async (intent: Intent): Promise<boolean> => {
    try {
      await call(intent.operation, intent.input as AnyInput, {
        idempotencyKey: intent.key,
        urgency: 'background',
      });
      return true;
    } catch (error) {
      if (error instanceof ApiError) return false;
      throw error;
    }
  };

  return {
    connection,
    log,
    api: methodsOf(OPERATION_IDS, call) as unknown as ApiMethods,
    owner: methodsOf(
      Object.keys(OWNER_OPERATIONS) as OwnerOperationId[],
      callOwner,
    ) as unknown as OwnerMethods,
    async resumeIntents() {
      const mine = (await intents.list()).filter((intent) => intent.connectionId === connection.id);
      const expired = mine.filter((intent) => !stillSafe(intent, nowMs()));
      await Promise.all(expired.map((intent) => intents.remove(intent.key)));
      const outcomes = await Promise.all(mine.filter((intent) => stillSafe(intent, nowMs())).map(resend));
      return outcomes.filter(Boolean).length;
    },
  };
}

function methodsOf<Id extends string>(
  ids: readonly Id[],
  call: (id: Id, input: AnyInput, options?: CallOptions) => Promise<unknown>,
): Record<string, unknown> {
  return Object.fromEntries(
    ids.map((id) => [id, (input: AnyInput, options?: CallOptions) => call(id, input, options)]),
  );
}

function requestOf(outgoing: Outgoing, options: CallOptions): RequestInit {
  const headers: Record<string, string> = { Authorization: `Bearer ${outgoing.authorization}` };
  if (outgoing.key !== null) headers['Idempotency-Key'] = outgoing.key;
  const init: RequestInit = {
    method: outgoing.method,
    headers,
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
  };
  if (options.signal !== undefined) init.signal = options.signal;
  if (outgoing.body instanceof Blob) {
    headers['Content-Type'] = 'application/octet-stream';
    init.body = outgoing.body;
  } else if (outgoing.body !== undefined) {
    headers['Content-Type'] = 'application/json';
    init.body = JSON.stringify(outgoing.body);
  }
  return init;
}

function unreachable(operation: string, cause: unknown, signal: AbortSignal | undefined): ApiError {
  return signal?.aborted
    ? new ApiError({ kind: 'aborted', operation, message: `${operation} was given up.` }, cause)
    : new ApiError({ kind: 'unreachable', operation, message: 'The service cannot be reached.' }, cause);
}
