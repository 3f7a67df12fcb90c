/** Requests a minute by class, per key and per account (specification, section 8). Counters live in memory. */

import { RATE_LIMITS } from '../../contract/limits.ts';
import type { RateClass } from '../../contract/operation.ts';
import { problem } from '../../contract/problems/problem.ts';
import { ApiError } from '../kernel/api-error.ts';
import type { Clock } from '../kernel/ports/clock.ts';

const WINDOW_MS = 60_000;
const WINDOWS_KEPT = 10_000;

type RateHeaders = Readonly<Record<'RateLimit-Limit' | 'RateLimit-Remaining' | 'RateLimit-Reset', string>>;

interface Window {
  readonly endsMs: number;
  used: number;
}

export interface RateLimiter {
  /** Counts one request; throws RATE_LIMITED, which is not counted. */
  take(rateClass: RateClass, keyId: string, accountId: string): RateHeaders;
}

export function createRateLimiter(clock: Clock, factor: number): RateLimiter {
  const windows = new Map<string, Window>();

  const windowOf = (name: string, nowMs: number): Window => {
    const known = windows.get(name);
    if (known !== undefined && known.endsMs > nowMs) return known;
    if (windows.size >= WINDOWS_KEPT)
      for (const [old, window] of windows) if (window.endsMs <= nowMs) windows.delete(old);
    const fresh = { endsMs: nowMs + WINDOW_MS, used: 0 };
    windows.set(name, fresh);
    return fresh;
  };

  return {
    take: (rateClass, keyId, accountId) => {
      const nowMs = clock.nowMs();
      const { perKey, perAccount } = RATE_LIMITS[rateClass];
      const counted = [
        { window: windowOf(`${rateClass} ${keyId}`, nowMs), limit: Math.floor(perKey * factor) },
        { window: windowOf(`${rateClass} ${accountId}`, nowMs), limit: Math.floor(perAccount * factor) },
      ];
      for (const { window, limit } of counted) {
        if (window.used < limit) continue;
        const retryAfterSec = secondsUntil(window.endsMs, nowMs);
        throw new ApiError('RATE_LIMITED', problem('too_many_requests', { limit, kind: rateClass }), {
          retryAfterSec,
          headers: headers(limit, 0, retryAfterSec),
        });
      }
      for (const { window } of counted) window.used += 1;
      const tightest = counted
        .map(({ window, limit }) => ({
          limit,
          left: limit - window.used,
          resetSec: secondsUntil(window.endsMs, nowMs),
        }))
        .reduce((a, b) => (b.left < a.left ? b : a));
      return headers(tightest.limit, tightest.left, tightest.resetSec);
    },
  };
}

function secondsUntil(timeMs: number, nowMs: number): number {
  return Math.max(1, Math.ceil((timeMs - nowMs) / 1000));
}

function headers(limit: number, remaining: number, resetSec: number): RateHeaders {
  return {
    'RateLimit-Limit': String(limit),
    'RateLimit-Remaining': String(remaining),
    'RateLimit-Reset': String(resetSec),
  };
}
