/** Holds a read until something ends or the seconds are over; woken by changes, never by polling of its own. */
import { OPEN_WAITS_PER_ACCOUNT } from '../../contract/limits.ts';
import { problem } from '../../contract/problems/problem.ts';
import { ApiError } from './api-error.ts';
import type { ChangeSignal } from './change-signal.ts';
import { lookUntil } from './look-until.ts';

export interface WaitGate {
  /** Returns as soon as `isOver()` or after `waitSec` (0 or undefined: at once). */
  hold(
    waitSec: number | undefined,
    accountId: string,
    topic: string,
    isOver: () => Promise<boolean>,
    signal: AbortSignal,
  ): Promise<void>;
}

export function createWaitGate(changes: ChangeSignal): WaitGate {
  const open = new Map<string, number>();
  return {
    hold: async (waitSec = 0, accountId, topic, isOver, signal) => {
      if (waitSec === 0 || (await isOver())) return;
      const count = open.get(accountId) ?? 0;
      if (count >= OPEN_WAITS_PER_ACCOUNT)
        throw new ApiError('RATE_LIMITED', problem('too_many_waits', { most: OPEN_WAITS_PER_ACCOUNT }), {
          retryAfterSec: 1,
          details: { reason: 'too_many_waits' },
        });
      open.set(accountId, count + 1);
      try {
        const look = async (): Promise<true | undefined> => (await isOver()) || undefined;
        await lookUntil(changes, topic, { waitMs: waitSec * 1000, signal }, look);
      } finally {
        const left = (open.get(accountId) ?? 1) - 1;
        if (left === 0) open.delete(accountId);
        else open.set(accountId, left);
      }
    },
  };
}
