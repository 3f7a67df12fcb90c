/**
 * Sends what stands beside the typed methods because it is a file of any size: it is sent once, as the owner, and
 * not tried again by itself. It takes as long as it goes on; what is sent is waited for, because nobody is told how
 * much of it has left.
 */
import { ofAnswer } from '../contract/problems/answer-problems.ts';
import { type AnswerLimits, withinMsOf } from './answer-limits.ts';
import { ApiError } from './api-error.ts';
import type { Connection } from './connection.ts';
import { fetchHeard } from './fetch-heard.ts';
import type { RequestLog } from './request-log.ts';

export interface StreamParts {
  readonly log: RequestLog;
  readonly nowMs: () => number;
  readonly limits: AnswerLimits;
}

export interface StreamRequest {
  readonly operation: string;
  readonly method: string;
  readonly path: string;
  readonly body: Blob | null;
  readonly contentType: string;
}

export type SendStream = (request: StreamRequest, signal?: AbortSignal) => Promise<Response>;

/** The sender rejects with ApiError where no answer came. */
export function createStreamSender(connection: Connection, { log, nowMs, limits }: StreamParts): SendStream {
  return async ({ operation, method, path, body, contentType }, signal) => {
    const startedAtMs = nowMs();
    const note = (response: Response | null): void =>
      log.add({
        operation,
        method,
        path,
        startedAtMs,
        durationMs: nowMs() - startedAtMs,
        status: response?.status ?? null,
        code: null,
        requestId: response?.headers.get('X-Request-Id') ?? null,
        idempotencyKey: null,
        replayed: false,
      });
    try {
      const init: RequestInit = {
        method,
        headers: {
          Authorization: `Bearer ${ownerTokenOf(connection, operation)}`,
          ...(body === null ? {} : { 'Content-Type': contentType }),
        },
        cache: 'no-store',
        referrerPolicy: 'no-referrer',
        ...(body === null ? {} : { body }),
      };
      const withinMs = withinMsOf(connection, { rateClass: 'read', query: undefined, body }, limits);
      const response = await fetchHeard(connection, connection.baseUrl + path, init, {
        operation,
        withinMs,
        signal,
      });
      note(response);
      return response;
    } catch (cause) {
      // Without a token nothing was sent.
      if (cause instanceof ApiError && cause.kind === 'answer') throw cause;
      note(null);
      if (cause instanceof ApiError) throw cause;
      const kind = signal?.aborted ? 'aborted' : 'unreachable';
      throw new ApiError({ kind, operation, message: 'The service cannot be reached.' }, cause);
    }
  };
}

function ownerTokenOf({ ownerToken }: Connection, operation: string): string {
  if (ownerToken !== null) return ownerToken;
  throw new ApiError({ kind: 'answer', operation, code: 'UNAUTHORIZED', ...ofAnswer('owner_needed') });
}
