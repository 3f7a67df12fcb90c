/** Allowances a day: exports, assistant turns, tool runs, fake text scripts. They start again at 00:00 UTC. */
import { ApiError } from '../../api-error.ts';
import type { Account } from '../../app/call.ts';
import type { DailyKind } from '../../operator-config.ts';
import type { Studio } from '../../studio.ts';
import { dayOf, nextMidnightMs } from '../../time.ts';
import { maySpend } from './pay-credits.ts';

type Money = Pick<Studio, 'database' | 'clock' | 'config'>;

export interface AllowanceToday {
  readonly limit: number;
  readonly used: number;
  readonly remaining: number;
}

export function allowanceToday(
  { database, clock, config }: Money,
  account: Account,
  kind: DailyKind,
): AllowanceToday {
  const limit = maySpend(account.plan) ? config.dailyLimits[account.plan][kind] : 0;
  const used =
    database.get<{ used: number }>(
      'SELECT used FROM daily_usage WHERE account_id = ? AND day = ? AND kind = ?',
      [account.id, dayOf(clock.nowMs()), kind],
    )?.used ?? 0;
  return { limit, used, remaining: Math.max(0, limit - used) };
}

/**
 * Uses one of today's allowance, inside the caller's transaction. Returns the day it was taken from.
 * @throws ApiError PLAN_REQUIRED or DAILY_LIMIT_REACHED
 */
export function takeAllowance(money: Money, account: Account, kind: DailyKind): string {
  if (!maySpend(account.plan))
    throw new ApiError('PLAN_REQUIRED', 'Spending through the API takes the Creator or Studio plan.', {
      details: { plan: account.plan },
    });
  const { limit, remaining } = allowanceToday(money, account, kind);
  const nowMs = money.clock.nowMs();
  if (remaining === 0)
    throw new ApiError('DAILY_LIMIT_REACHED', `All ${limit} of today are used. More at 00:00 UTC.`, {
      retryAfterSec: Math.ceil((nextMidnightMs(nowMs) - nowMs) / 1000),
      details: { allowance: kind, limit },
    });
  const day = dayOf(nowMs);
  money.database.run(
    `INSERT INTO daily_usage (account_id, day, kind, used) VALUES (?, ?, ?, 1)
     ON CONFLICT (account_id, day, kind) DO UPDATE SET used = used + 1`,
    [account.id, day, kind],
  );
  return day;
}

/** Gives one back to the day it was taken from. */
export function returnAllowance(
  { database }: Pick<Studio, 'database'>,
  accountId: string,
  kind: DailyKind,
  day: string,
): void {
  database.run(
    'UPDATE daily_usage SET used = used - 1 WHERE account_id = ? AND day = ? AND kind = ? AND used > 0',
    [accountId, day, kind],
  );
}
