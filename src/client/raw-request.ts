/**
 * One request as a person put it together, sent once and answered as it came: for trying out operations. Paced,
 * logged and given up like any other, but nothing is checked, repeated or read into a shape.
 */
import type { RateClass } from '../contract/operation.ts';
import { withinMsOf } from './answer-limits.ts';
import type { Connection } from './connection.ts';
import { fetchHeard } from './fetch-heard.ts';
import { unanswered } from './limit-answer.ts';
import type { Pace } from './pace/pace.ts';
import { requestInit } from './request-init.ts';
import { measured } from './request-log.ts';
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
    const { operation, method, path, rateClass, body, idempotencyKey } = request;
    const isHeld = Number(new URL(path, 'http://any').searchParams.get('wait') ?? 0) > 0;
    const pass = await pace
      .enter({ rateClass, urgency: 'person', isHeld }, signal)
      .catch((reason: unknown) => {
        throw unanswered(operation, reason, signal);
      });
    const startedAtMs = nowMs();
    const note = measured(log, nowMs, { operation, method, path, idempotencyKey });
    try {
      const query = Object.fromEntries(new URL(path, 'http://any').searchParams);
      const withinMs = withinMsOf(connection, { rateClass, query, body }, limits);
      const secret = (request.as === 'owner' ? connection.ownerToken : connection.apiKey) ?? '';
      const init = requestInit({ method, secret, idempotencyKey, body });
      const heard = { operation, withinMs, signal };
      const response = await fetchHeard(connection, connection.baseUrl + path, init, heard);
      pass.answered(response.headers);
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
      throw unanswered(operation, cause, signal);
    } finally {
      pass.answered(null);
    }
  };
}

/** The code of an error body, where it is one. */
function codeOf(text: string): string | null {
  const found = /"code"\s*:\s*"([A-Z_]{1,60})"/.exec(text);
  return found?.[1] ?? null;
}
