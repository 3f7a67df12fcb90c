/**
 * One request as a person put it together, sent once and answered as it came: for trying out operations. Paced,
 * logged and given up like any other, but nothing is checked, repeated or read into a shape.
 */
import type { RateClass } from '../contract/operation.ts';
import { withinMsOf } from './answer-limits.ts';
import { ApiError } from './api-error.ts';
import type { Connection } from './connection.ts';
import { fetchHeard } from './fetch-heard.ts';
import type { Pace } from './pace.ts';
import type { StreamParts } from './stream-sender.ts';

export interface RawRequest {
  readonly operation: string;
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly rateClass: RateClass;
  readonly as: 'key' | 'owner';
  /** JSON as typed, raw octets, or nothing. */
  readonly body: string | Blob | null;
  readonly idempotencyKey: string | null;
}

export interface RawAnswer {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly text: string;
  readonly durationMs: number;
}

export type SendRaw = (request: RawRequest, signal?: AbortSignal) => Promise<RawAnswer>;

export interface RawParts extends StreamParts {
  readonly pace: Pace;
}

/** The result rejects with ApiError where no answer came. */
export function createRawSender(connection: Connection, { pace, log, nowMs, limits }: RawParts): SendRaw {
  return async (request, signal) => {
    await pace.enter(request.rateClass, 'user', signal);
    const startedAtMs = nowMs();
    const note = (response: Response | null, code: string | null): void =>
      log.add({
        operation: request.operation,
        method: request.method,
        path: request.path,
        startedAtMs,
        durationMs: nowMs() - startedAtMs,
        status: response?.status ?? null,
        code,
        requestId: response?.headers.get('X-Request-Id') ?? null,
        idempotencyKey: request.idempotencyKey,
        replayed: response?.headers.get('Idempotent-Replayed') === 'true',
      });
    try {
      const { operation, path, rateClass, body } = request;
      const query = Object.fromEntries(new URL(path, 'http://any').searchParams);
      const withinMs = withinMsOf(connection, { rateClass, query, body }, limits);
      const response = await fetchHeard(connection, connection.baseUrl + path, init(connection, request), {
        operation,
        withinMs,
        signal,
      });
      pace.learn(request.rateClass, response.headers);
      const text = await response.text();
      note(response, response.ok ? null : codeOf(text));
      return {
        status: response.status,
        headers: [...response.headers],
        text,
        durationMs: nowMs() - startedAtMs,
      };
    } catch (cause) {
      note(null, null);
      if (cause instanceof ApiError) throw cause;
      const { operation } = request;
      const kind = signal?.aborted ? 'aborted' : 'unreachable';
      throw new ApiError({ kind, operation, message: 'The service cannot be reached.' }, cause);
    }
  };
}

function init(connection: Connection, request: RawRequest): RequestInit {
  const secret = request.as === 'owner' ? connection.ownerToken : connection.apiKey;
  const headers: Record<string, string> = { Authorization: `Bearer ${secret ?? ''}` };
  if (request.idempotencyKey !== null) headers['Idempotency-Key'] = request.idempotencyKey;
  if (request.body !== null)
    headers['Content-Type'] = request.body instanceof Blob ? 'application/octet-stream' : 'application/json';
  return {
    method: request.method,
    headers,
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
    ...(request.body === null ? {} : { body: request.body }),
  };
}

/** The code of an error body, where it is one. */
function codeOf(text: string): string | null {
  const found = /"code"\s*:\s*"([A-Z_]{1,60})"/.exec(text);
  return found?.[1] ?? null;
}
