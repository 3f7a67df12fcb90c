/**
 * Keeps a caller inside the service's budget (specification, section 8): a sliding window a rate class, and
 * what `RateLimit-*` and `Retry-After` say on top, which also count what other tabs send. Part uploads may
 * use only a share, so that a user's own clicks always find room.
 */
import { RATE_LIMITS } from '../contract/limits.ts';
import type { RateClass } from '../contract/operation.ts';
import { type Pause, pause } from './pause.ts';

export type Urgency = 'user' | 'background';

const WINDOW_MS = 60_000;
const BACKGROUND_SHARE = 0.7;

export interface Pace {
  /** Resolves when a request of this class may be sent now; counts it. Rejects with the signal's reason. */
  enter(rateClass: RateClass, urgency: Urgency, signal?: AbortSignal): Promise<void>;
  /** Learns from an answer's headers. */
  learn(rateClass: RateClass, headers: Headers): void;
  /** The service refused for now: nothing of this class goes out for so many seconds. */
  hold(rateClass: RateClass, seconds: number): void;
}

/** No limit of its own: for the built-in service, which is not shared with anyone. */
export const UNPACED: Pace = {
  enter: async () => undefined,
  learn: () => undefined,
  hold: () => undefined,
};

interface Budget {
  limit: number;
  sentAtMs: number[];
  readonly closedUntilMs: Record<Urgency, number>;
}

/** @param nowMs a clock that never goes back. */
export function createPace(nowMs: () => number = () => performance.now(), wait: Pause = pause): Pace {
  const budgets: Record<RateClass, Budget> = {
    read: budgetOf(RATE_LIMITS.read.perKey),
    write: budgetOf(RATE_LIMITS.write.perKey),
    spend: budgetOf(RATE_LIMITS.spend.perKey),
  };

  const waitMs = (budget: Budget, urgency: Urgency): number => {
    const now = nowMs();
    budget.sentAtMs = budget.sentAtMs.filter((at) => at > now - WINDOW_MS);
    const recent = budget.sentAtMs;
    const room = Math.max(1, Math.floor(budget.limit * shareOf(urgency)));
    const oldestThatMustLeave = recent[recent.length - room];
    const untilRoom = oldestThatMustLeave === undefined ? 0 : oldestThatMustLeave + WINDOW_MS - now;
    return Math.max(0, untilRoom, budget.closedUntilMs[urgency] - now);
  };

  const close = (budget: Budget, urgency: Urgency, seconds: number): void => {
    budget.closedUntilMs[urgency] = Math.max(budget.closedUntilMs[urgency], nowMs() + seconds * 1000);
  };

  return {
    async enter(rateClass, urgency, signal) {
      const budget = budgets[rateClass];
      for (let leftMs = waitMs(budget, urgency); leftMs > 0; leftMs = waitMs(budget, urgency)) {
        await wait(leftMs, signal);
      }
      budget.sentAtMs.push(nowMs());
    },
    learn(rateClass, headers) {
      const budget = budgets[rateClass];
      const told = numberIn(headers, 'RateLimit-Limit');
      if (told !== null && told > 0) budget.limit = told;
      const remaining = numberIn(headers, 'RateLimit-Remaining');
      const toldResetSec = numberIn(headers, 'RateLimit-Reset');
      if (remaining === null || toldResetSec === null) return;
      // A window is a minute; a larger number is a date in disguise and must not close the class for years.
      const resetSec = Math.min(toldResetSec, WINDOW_MS / 1000);
      if (remaining === 0) close(budget, 'user', resetSec);
      if (remaining <= Math.floor(budget.limit * (1 - BACKGROUND_SHARE)))
        close(budget, 'background', resetSec);
    },
    hold(rateClass, seconds) {
      close(budgets[rateClass], 'user', seconds);
      close(budgets[rateClass], 'background', seconds);
    },
  };
}

function budgetOf(limit: number): Budget {
  return { limit, sentAtMs: [], closedUntilMs: { user: 0, background: 0 } };
}

function shareOf(urgency: Urgency): number {
  return urgency === 'background' ? BACKGROUND_SHARE : 1;
}

function numberIn(headers: Headers, name: string): number | null {
  const text = headers.get(name)?.trim() ?? '';
  return /^\d+$/.test(text) ? Number(text) : null;
}
