/** Requests a minute by class, per key and per account (specification, section 8). */
import { RATE_LIMITS } from '../../contract/limits.ts';
import type { RateClass } from '../../contract/operation.ts';
import { problem } from '../../contract/problems/problem.ts';
import { ApiError } from '../kernel/api-error.ts';
import type { Clock } from '../kernel/ports/clock.ts';
import type { RateCounts, RateWindow } from '../kernel/ports/rate-counts.ts';

const WINDOW_MS = 60_000;

type RateHeaders = Readonly<Record<'RateLimit-Limit' | 'RateLimit-Remaining' | 'RateLimit-Reset', string>>;

export interface RateLimiter {
  /** Counts one request; throws RATE_LIMITED, which is not counted. */
  take(rateClass: RateClass, keyId: string, accountId: string): Promise<RateHeaders>;
}

export function createRateLimiter(counts: RateCounts, clock: Clock, factor: number): RateLimiter {
  return {
    take: async (rateClass, keyId, accountId) => {
      const nowMs = clock.nowMs();
      const { perKey, perAccount } = RATE_LIMITS[rateClass];
      const rooms = {
        key: { name: `${rateClass} ${keyId}`, limit: Math.floor(perKey * factor) },
        account: { name: `${rateClass} ${accountId}`, limit: Math.floor(perAccount * factor) },
      };
      const { isTaken, key, account } = await counts.take(nowMs, WINDOW_MS, rooms);
      const ofKey = leftIn(rooms.key.limit, key, nowMs);
      const ofAccount = leftIn(rooms.account.limit, account, nowMs);
      if (isTaken) return headers(ofAccount.left < ofKey.left ? ofAccount : ofKey);
      const full = ofKey.left === 0 ? ofKey : ofAccount;
      throw new ApiError(
        'RATE_LIMITED',
        problem('too_many_requests', { limit: full.limit, kind: rateClass }),
        {
          retryAfterSec: full.resetSec,
          headers: headers(full),
        },
      );
    },
  };
}

interface Left {
  readonly limit: number;
  readonly left: number;
  readonly resetSec: number;
}

function leftIn(limit: number, { used, endsMs }: RateWindow, nowMs: number): Left {
  return { limit, left: Math.max(0, limit - used), resetSec: secondsUntil(endsMs, nowMs) };
}

function secondsUntil(timeMs: number, nowMs: number): number {
  return Math.max(1, Math.ceil((timeMs - nowMs) / 1000));
}

function headers({ limit, left, resetSec }: Left): RateHeaders {
  return {
    'RateLimit-Limit': String(limit),
    'RateLimit-Remaining': String(left),
    'RateLimit-Reset': String(resetSec),
  };
}
