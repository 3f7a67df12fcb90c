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
import { unanswered } from './limit-answer.ts';
import { requestInit } from './request-init.ts';
import { measured, type RequestLog } from './request-log.ts';

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
    const secret = ownerTokenOf(connection, operation);
    const note = measured(log, nowMs, { operation, method, path, idempotencyKey: null });
    try {
      const init = requestInit({ method, secret, idempotencyKey: null, body, contentType });
      const withinMs = withinMsOf(connection, { rateClass: 'read', query: undefined, body }, limits);
      const response = await fetchHeard(connection, connection.baseUrl + path, init, {
        operation,
        withinMs,
        signal,
      });
      note(response, null);
      return response;
    } catch (cause) {
      note(null, null);
      throw unanswered(operation, cause, signal);
    }
  };
}

function ownerTokenOf({ ownerToken }: Connection, operation: string): string {
  if (ownerToken !== null) return ownerToken;
  throw new ApiError({ kind: 'answer', operation, code: 'UNAUTHORIZED', ...ofAnswer('owner_needed') });
}
