/**
 * The requests of one rate class, as the service may have counted them. It counts a request when it arrives, which is
 * some time between its leave and its answer: so a request counts from its leave until a minute after its answer, and
 * no minute of the service's, wherever it begins, can hold more than the limit.
 */
import { createBelievedLimit } from './believed-limit.ts';
import type { ToldLimits } from './told-limits.ts';

const WINDOW_MS = 60_000;
/** The service has seen it by then or never will: what is not answered must not close the class for ever. */
const ARRIVED_WITHIN_MS = 60_000;

export interface SentRequest {
  readonly grantedMs: number;
  answeredMs: number | null;
}

export interface RateWindow {
  limit(): number;
  /** Requests the service may count in the minute that ends now. */
  used(nowMs: number): number;
  /** When there will be room for one more below `room` requests, as far as can be told now. */
  roomAtMs(room: number, nowMs: number): number;
  send(nowMs: number): SentRequest;
  answer(request: SentRequest, told: ToldLimits | null, nowMs: number): void;
  close(untilMs: number): void;
  /** How long ago each was last seen; what is open is seen now. */
  agesMs(nowMs: number): number[];
  recall(agesMs: readonly number[], nowMs: number): void;
}

export function createRateWindow(firstLimit: number): RateWindow {
  const limit = createBelievedLimit(firstLimit);
  let sent: SentRequest[] = [];
  let closedUntilMs = Number.NEGATIVE_INFINITY;
  /** The service's own count; `mayStillCount` are requests it may not have counted then. */
  let told: { readonly remaining: number; readonly untilMs: number; mayStillCount: number } | null = null;
  let toldBySentMs = Number.NEGATIVE_INFINITY;

  const leavesMs = (request: SentRequest): number =>
    (request.answeredMs ?? request.grantedMs + ARRIVED_WITHIN_MS) + WINDOW_MS;
  const drop = (nowMs: number): void => {
    sent = sent.filter((request) => leavesMs(request) > nowMs);
    if (told !== null && told.untilMs <= nowMs) told = null;
  };

  return {
    limit: limit.now,
    used(nowMs) {
      drop(nowMs);
      return sent.length;
    },
    roomAtMs(room, nowMs) {
      drop(nowMs);
      const leaving = sent.map(leavesMs).sort((a, b) => a - b);
      const ownMs = sent.length < room ? nowMs : (leaving[sent.length - room] ?? nowMs);
      const left = told === null ? null : told.remaining - told.mayStillCount;
      const toldMs = told !== null && left !== null && left <= limit.now() - room ? told.untilMs : nowMs;
      return Math.max(nowMs, ownMs, toldMs, closedUntilMs);
    },
    send(nowMs) {
      const request: SentRequest = { grantedMs: nowMs, answeredMs: null };
      sent.push(request);
      if (told !== null) told.mayStillCount += 1;
      return request;
    },
    answer(request, answer, nowMs) {
      request.answeredMs = nowMs;
      if (answer === null) return;
      if (answer.limit !== null) limit.tell(answer.limit, nowMs);
      if (answer.room === null || (told !== null && request.grantedMs < toldBySentMs)) return;
      const at = sent.indexOf(request);
      told = {
        remaining: answer.room.remaining,
        untilMs: nowMs + answer.room.resetSec * 1000,
        mayStillCount: sent.filter((one, index) => index > at || (one !== request && one.answeredMs === null))
          .length,
      };
      toldBySentMs = request.grantedMs;
    },
    close(untilMs) {
      closedUntilMs = Math.max(closedUntilMs, untilMs);
    },
    agesMs(nowMs) {
      drop(nowMs);
      return sent.map(({ answeredMs }) => nowMs - (answeredMs ?? nowMs));
    },
    recall(agesMs, nowMs) {
      for (const ageMs of agesMs)
        sent.push({ grantedMs: nowMs - ageMs, answeredMs: nowMs - Math.max(0, ageMs) });
    },
  };
}
