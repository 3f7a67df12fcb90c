/**
 * Sends one request of the table and reads its answer: paces, logs, retries as `decide` says, and keeps
 * track of whether the service may have done the work without this client knowing.
 */
import type { z } from 'zod';
import { GATEWAY_STATUSES, RETRYABLE_CODES, SWITCHED_OFF } from '../contract/errors.ts';
import type { RateClass } from '../contract/operation.ts';
import { ApiError } from './api-error.ts';
import type { Connection } from './connection.ts';
import type { Connectivity } from './connectivity.ts';
import { decide, LONGEST_RETRY_AFTER_SEC } from './decide.ts';
import { heardText } from './heard-text.ts';
import type { LeftOut, ListPage } from './left-out.ts';
import { isSilence, late, limitOf, stopped, unanswered, unpaced } from './limit-answer.ts';
import type { Claim, Pace, Pass, Urgency } from './pace/pace.ts';
import type { PartsPerMin } from './pace/parts-per-min.ts';
import type { PartPatience } from './part-patience.ts';
import type { Pause } from './pause.ts';
import { readAnswer } from './read-answer.ts';
import { requestInit } from './request-init.ts';
import { measured, type RequestLog } from './request-log.ts';
import type { ServiceClock } from './service-clock.ts';
import type { HeardSwitchedOff } from './switched-off.ts';
import type { UnreadItem } from './unread-items.ts';

export interface SendOptions {
  readonly signal?: AbortSignal;
  readonly urgency?: Urgency;
}

export interface Outgoing {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly rateClass: RateClass;
  /** The service may hold it until something has changed. */
  readonly isHeld: boolean;
  readonly authorization: string;
  readonly body: unknown;
  readonly key: string | null;
  readonly answer: z.ZodType;
  /** How long nothing, or next to nothing, may come of its answer; null: as long as it takes. */
  readonly withinMs: number | null;
  /** Of a part of a file over a network, in the place of `withinMs`. */
  readonly patience: PartPatience | null;
  /** Which page of a list is asked for, should it be a list; null where it is a change. */
  readonly list: ListPage | null;
}

/** What is known of a request that may be sent several times. */
export interface Outcome {
  /** True while the service may have done it: sent, and no answer that settles it. */
  unknown: boolean;
  /** True once a try came to no answer at all; else what is unknown is what a fault told by the service left behind. */
  unheard?: boolean;
}

export type SendRequest = (outgoing: Outgoing, options: SendOptions, outcome?: Outcome) => Promise<unknown>;

interface SenderParts {
  readonly pace: Pace;
  readonly log: RequestLog;
  readonly connectivity: Connectivity;
  readonly clock: ServiceClock;
  readonly leftOut: LeftOut;
  readonly partsPerMin: PartsPerMin;
  readonly switchedOff: HeardSwitchedOff;
  readonly nowMs: () => number;
  readonly pause: Pause;
}

/** The result rejects with ApiError only. */
export function createSender(connection: Connection, parts: SenderParts): SendRequest {
  const { pace, log, connectivity, clock, leftOut, partsPerMin, switchedOff, nowMs, pause } = parts;
  const enter = (claim: Claim, name: string, signal: AbortSignal | undefined): Promise<Pass> =>
    pace.enter(claim, signal).catch((reason: unknown) => {
      throw unpaced(name, reason, signal);
    });

  const sendOnce = async (outgoing: Outgoing, options: SendOptions, outcome: Outcome): Promise<unknown> => {
    const { name, rateClass, isHeld } = outgoing;
    const { signal, urgency = isHeld ? 'follow' : 'person' } = options;
    const pass = await enter({ rateClass, urgency, isHeld }, name, signal);
    if (signal?.aborted) {
      pass.answered(null);
      throw unanswered(name, signal.reason, signal);
    }

    const { method, path, key: idempotencyKey } = outgoing;
    const note = measured(log, nowMs, { operation: name, method, path, idempotencyKey });
    const before = outcome.unknown;
    outcome.unknown = true;
    let response: Response | null = null;
    let text: string;
    const { authorization: secret, body, patience } = outgoing;
    const partBytes = body instanceof Blob ? body.size : 0;
    const withinMs = patience === null ? outgoing.withinMs : patience.withinMs(partBytes);
    const limit = limitOf(withinMs, signal);
    const beganMs = performance.now();
    try {
      const sent = body instanceof Blob || body === undefined ? (body ?? null) : JSON.stringify(body);
      const init = requestInit({ method, secret, idempotencyKey, body: sent });
      if (limit.signal !== undefined) init.signal = limit.signal;
      response = await connection.fetch(connection.baseUrl + path, init);
      // Who answers so, its body says.
      if (!GATEWAY_STATUSES.has(response.status)) connectivity.answered();
      clock.heard(response.headers);
      partsPerMin.heard(rateClass, response.headers);
      pass.answered(response.headers);
      text = await (withinMs === null ? response.text() : heardText(response, limit));
      // What is refused may be before all of it has left.
      if (response.ok) patience?.took(partBytes, performance.now() - beganMs);
    } catch (cause) {
      outcome.unheard = true;
      note(null, null);
      if (!limit.isLate()) throw unanswered(name, cause, signal);
      throw response === null ? late(name, withinMs ?? 0, cause) : stopped(name, cause);
    } finally {
      limit.end();
      pass.answered(null);
    }
    try {
      const answer = readWhatCanBe(outgoing, response, text);
      outcome.unknown = false;
      note(response, null);
      return answer;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.kind === 'answer') connectivity.answered();
      else outcome.unheard = true;
      outcome.unknown = leavesUnknown(error, before);
      note(response, error.facts.code ?? error.kind);
      if (error.reason === SWITCHED_OFF) switchedOff.heard(name);
      if (error.code === 'RATE_LIMITED' && error.reason !== TOO_MANY_WAITS)
        pace.hold(rateClass, Math.min(LONGEST_RETRY_AFTER_SEC, error.facts.retryAfterSec ?? 0));
      throw error;
    }
  };

  const readWhatCanBe = (
    { name, answer: schema, list }: Outgoing,
    response: Response,
    text: string,
  ): unknown => {
    let unread: readonly UnreadItem[] = [];
    const answer = readAnswer(name, schema, response, text, (part) => {
      unread = part.unread;
      // A list that begins with nothing would be taken for an empty one.
      return list !== null && (part.keptCount > 0 || list.cursor !== null);
    });
    if (list !== null) leftOut.heard(list, unread, nextCursorOf(answer));
    return answer;
  };

  return async (outgoing, options, outcome = { unknown: false }) => {
    const safeToRepeat = outgoing.rateClass === 'read' || outgoing.method === 'PUT' || outgoing.key !== null;
    let silences = 0;
    let answers = 0;
    for (;;) {
      try {
        return await sendOnce(outgoing, options, outcome);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const isUnanswered = isSilence(error);
        // An answer ends a silence: a service that says that it is at it has its tries again where a gateway gives it up.
        silences = isUnanswered ? silences + 1 : 0;
        if (!isUnanswered) answers += 1;
        const tries = isUnanswered ? silences : answers;
        const decision = decide(error, { tries, safeToRepeat, random: Math.random() });
        if (isUnanswered) connectivity.unanswered();
        if (decision.next !== 'retry') throw error;
        // How long to wait was told by a gateway where it is known: nothing that is answered meanwhile shortens that.
        const isTold = error.facts.retryAfterSec !== undefined;
        const wait = isUnanswered && !isTold ? connectivity.waitToTry : pause;
        await wait(decision.afterMs, options.signal).catch((reason: unknown) => {
          throw unanswered(outgoing.name, reason, options.signal);
        });
      }
    }
  };
}

function nextCursorOf(answer: unknown): string | null {
  return (answer as { readonly nextCursor?: string | null }).nextCursor ?? null;
}

/** `details.reason` of the limit on held reads: nothing to do with requests a minute. */
const TOO_MANY_WAITS = 'too_many_waits';

/** The service failed at it and may have done it before it did: only the same key is safe (specification, section 7). */
const MAY_HAVE_BEEN_DONE: readonly string[] = ['INTERNAL', 'UPSTREAM_FAILED', 'UNAVAILABLE'];

/** Answered before the service has looked at the Idempotency-Key, or while the first request still runs. */
const SETTLES_NOTHING: readonly string[] = [...RETRYABLE_CODES, 'UNAUTHORIZED', 'SCOPE_MISSING'];

function leavesUnknown(error: ApiError, before: boolean): boolean {
  if (error.kind !== 'answer' || error.code === 'IDEMPOTENCY_IN_PROGRESS') return true;
  const code = error.facts.code ?? '';
  if (MAY_HAVE_BEEN_DONE.includes(code) && error.reason !== SWITCHED_OFF) return true;
  return before && SETTLES_NOTHING.includes(code);
}
