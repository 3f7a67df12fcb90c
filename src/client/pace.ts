/**
 * Keeps a caller inside the service's budget (specification, section 8): a sliding window a rate class, and
 * what `RateLimit-*` and `Retry-After` say on top. Part uploads may use only a share, so that a user's own
 * clicks always find room.
 */
import { RATE_LIMITS } from '../contract/limits.ts';
import type { RateClass } from '../contract/operation.ts';
import { pause } from './pause.ts';

export type Urgency = 'user' | 'background';

const WINDOW_MS = 60_000;
const BACKGROUND_SHARE = 0.7;

export interface Pace {
  /** Resolves when a request of this class may be sent now; counts it. */
  enter(rateClass: RateClass, urgency: Urgency, signal?: AbortSignal): Promise<void>;
  /** Learns from an answer's headers. */
  learn(rateClass: RateClass, headers: Headers): void;
}

/** No limit of its own: for the built-in service, which is not shared with anyone. */
export const UNPACED: Pace = {
  enter: async () => undefined,
  learn: () => undefined,
};

export function createPace(nowMs: () => number = () => performance.now()): Pace {
  const sentAtMs: Record<RateClass, number[]> = { read: [], write: [], spend: [] };
  const limit: Record<RateClass, number> = {
    read: RATE_LIMITS.read.perKey,
    write: RATE_LIMITS.write.perKey,
    spend: RATE_LIMITS.spend.perKey,
  };
  const closedUntilMs: Record<RateClass, number> = { read: 0, write: 0, spend: 0 };

  const waitMs = (rateClass: RateClass, urgency: Urgency): number => {
    const now = nowMs();
    const recent = sentAtMs[rateClass].filter((at) => at > now - WINDOW_MS);
    sentAtMs[rateClass] = recent;
    const room = Math.max(
      1,
      Math.floor(limit[rateClass] * (urgency === 'background' ? BACKGROUND_SHARE : 1)),
    );
    const oldestThatMustLeave = recent[recent.length - room];
    const untilRoom = oldestThatMustLeave === undefined ? 0 : oldestThatMustLeave + WINDOW_MS - now;
    return Math.max(0, untilRoom, closedUntilMs[rateClass] - now);
  };

  return {
    async enter(rateClass, urgency, signal) {
      for (let wait = waitMs(rateClass, urgency); wait > 0; wait = waitMs(rateClass, urgency)) {
        await pause(wait, signal);
      }
      sentAtMs[rateClass].push(nowMs());
    },
    learn(rateClass, headers) {
      const told = Number(headers.get('RateLimit-Limit') ?? Number.NaN);
      if (Number.isFinite(told) && told > 0) limit[rateClass] = told;
      const remaining = Number(headers.get('RateLimit-Remaining') ?? Number.NaN);
      const resetSec = Number(headers.get('RateLimit-Reset') ?? Number.NaN);
      if (remaining === 0 && Number.isFinite(resetSec)) closedUntilMs[rateClass] = nowMs() + resetSec * 1000;
    },
  };
}
