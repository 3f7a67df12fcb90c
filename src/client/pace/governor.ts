/**
 * Who may send what, when: one budget for everybody who uses a key (specification, section 8). A pure state machine:
 * claims, leaves, answers and the time go in, leaves come out. It neither waits nor knows who asks.
 */
import { RATE_LIMITS } from '../../contract/limits.ts';
import type { RateClass } from '../../contract/operation.ts';
import { ANSWER_LIMITS } from '../answer-limits.ts';
import { type Claim, URGENCIES, type Urgency } from './pace.ts';
import { createRateWindow, type SentRequest } from './rate-window.ts';
import type { ToldLimits } from './told-limits.ts';

const RATE_CLASSES = ['read', 'write', 'spend'] as const satisfies readonly RateClass[];

/** Of the minute's requests; the rest is left to what comes before. */
const SHARES: Readonly<Record<Urgency, number>> = { person: 1, follow: 0.9, upload: 0.7, prefetch: 0.5 };
const roomOf = (limit: number, urgency: Urgency): number => Math.max(1, Math.floor(limit * SHARES[urgency]));
/** Of so many writes a minute. */
export const partsOf = (limit: number): number => roomOf(limit, 'upload');
export const PARTS_PER_MIN = partsOf(RATE_LIMITS.write.perKey);

/**
 * At once. A browser opens six connections to a host over HTTP/1.1: one is always left to a person, and reads that
 * are held leave room for parts. An account may hold ten reads, on other devices too.
 */
export interface AtOnce {
  readonly held: number;
  readonly parts: number;
  /** Everything that no person waits for. */
  readonly unasked: number;
}

export const OVER_SIX_CONNECTIONS: AtOnce = { held: 3, parts: 4, unasked: 5 };
export const OVER_ONE_CONNECTION: AtOnce = { held: 6, parts: 6, unasked: 24 };

/** Longer than a held read takes, and as long as a part may be on its way over a slow link: who sent it is gone. */
const PLACE_KEPT_MS = { held: 60_000, other: ANSWER_LIMITS.partMs } as const;

export interface Verdict {
  readonly ticket: string;
  /** False where something would be read ahead and has no room. */
  readonly mayGo: boolean;
}

/** How many milliseconds ago requests went out, by class. */
export type Ledger = Readonly<Record<RateClass, readonly number[]>>;

export interface Governor {
  /** @param ticket names the request, once. */
  ask(ticket: string, claim: Claim): void;
  /** Of a request that went out: answered or given up. Of one that waits: it waits no more. */
  end(ticket: string, told: ToldLimits | null, nowMs: number): void;
  hold(rateClass: RateClass, untilMs: number): void;
  /** What may go now, most urgent first. Each verdict is given once. */
  judge(nowMs: number): readonly Verdict[];
  /** When `judge` may say more without anything else happening; null where only others can change it. */
  nextMs(nowMs: number): number | null;
  ledger(nowMs: number): Ledger;
  recall(ledger: Ledger, nowMs: number): void;
}

interface Sent {
  readonly claim: Claim;
  readonly request: SentRequest;
}

export function createGovernor(atOnce: AtOnce = OVER_SIX_CONNECTIONS): Governor {
  const windows = byClass((rateClass) => createRateWindow(RATE_LIMITS[rateClass].perKey));
  const waiting = new Map<string, Claim>();
  const open = new Map<string, Sent>();
  const placeUntilMs = ({ claim, request }: Sent): number =>
    request.grantedMs + (claim.isHeld ? PLACE_KEPT_MS.held : PLACE_KEPT_MS.other);

  const hasPlace = (claim: Claim, nowMs: number): boolean => {
    const placed = [...open.values()].filter((sent) => placeUntilMs(sent) > nowMs);
    const count = (is: (claim: Claim) => boolean) => placed.filter((sent) => is(sent.claim)).length;
    return (
      (claim.urgency === 'person' || count(({ urgency }) => urgency !== 'person') < atOnce.unasked) &&
      (claim.urgency !== 'upload' || count(({ urgency }) => urgency === 'upload') < atOnce.parts) &&
      (!claim.isHeld || count(({ isHeld }) => isHeld === true) < atOnce.held)
    );
  };

  const readyMs = ({ rateClass, urgency }: Claim, nowMs: number): number => {
    const window = windows[rateClass];
    return window.roomAtMs(roomOf(window.limit(), urgency), nowMs);
  };

  const inOrder = (): [string, Claim][] =>
    [...waiting].sort(
      ([, one], [, other]) => URGENCIES.indexOf(one.urgency) - URGENCIES.indexOf(other.urgency),
    );

  return {
    ask: (ticket, claim) => void waiting.set(ticket, claim),
    end(ticket, told, nowMs) {
      waiting.delete(ticket);
      const sent = open.get(ticket);
      if (sent === undefined) return;
      open.delete(ticket);
      windows[sent.claim.rateClass].answer(sent.request, told, nowMs);
    },
    hold: (rateClass, untilMs) => windows[rateClass].close(untilMs),
    judge(nowMs) {
      const verdicts: Verdict[] = [];
      for (const [ticket, claim] of inOrder()) {
        const mayGo = readyMs(claim, nowMs) <= nowMs && hasPlace(claim, nowMs);
        if (!mayGo && claim.urgency !== 'prefetch') continue;
        waiting.delete(ticket);
        if (mayGo) open.set(ticket, { claim, request: windows[claim.rateClass].send(nowMs) });
        verdicts.push({ ticket, mayGo });
      }
      return verdicts;
    },
    nextMs(nowMs) {
      const times = [...waiting.values()].map((claim) => readyMs(claim, nowMs)).filter((at) => at > nowMs);
      // What lacks a place only waits for the end of another, or for its place to be given up.
      const placesMs = [...open.values()].map(placeUntilMs);
      const next = Math.min(...times, ...placesMs.filter((at) => at > nowMs));
      return waiting.size > 0 && Number.isFinite(next) ? next : null;
    },
    ledger: (nowMs) => byClass((rateClass) => windows[rateClass].agesMs(nowMs)),
    recall(ledger, nowMs) {
      for (const rateClass of RATE_CLASSES) windows[rateClass].recall(ledger[rateClass], nowMs);
    },
  };
}

function byClass<Value>(of: (rateClass: RateClass) => Value): Record<RateClass, Value> {
  return { read: of('read'), write: of('write'), spend: of('spend') };
}
