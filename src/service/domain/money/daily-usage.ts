/** Allowances a day: exports, assistant turns, tool runs, fake text scripts. They start again at 00:00 UTC. */
import { problem } from '../../../contract/problems/problem.ts';
import { ApiError } from '../../kernel/api-error.ts';
import type { Account } from '../../kernel/call.ts';
import type { DailyKind } from '../../kernel/operator-config.ts';
import { dayOf, nextMidnightMs } from '../../kernel/time.ts';
import { planRequired, type WorkPaidFor, writeCharge } from './charge.ts';
import type { Money } from './money.ts';
import { decideAllowance, maySpend, type Payer, type Purse } from './pay-credits.ts';
import { purseOf } from './purse.ts';

export interface AllowanceToday {
  readonly limit: number;
  /** Uses through the API and elsewhere, whoever paid. */
  readonly used: number;
  readonly remaining: number;
}

/** What one use of an allowance was paid with; needed to give it back. */
export interface AllowanceUse {
  readonly paidWith: Payer;
  /** `YYYY-MM-DD` it was taken from. */
  readonly day: string;
}

/** What a tool run and voices take from the bonus, where that pays. */
export const BONUS_CREDITS = 1;

/** What one use took, in credits. @param bonusCredits as they were asked for */
export const creditsOfUse = (paidWith: Payer, bonusCredits: AllowanceWish['bonusCredits']): number =>
  paidWith === 'api_bonus' ? bonusCredits : 0;

export interface AllowanceWish {
  readonly work: WorkPaidFor;
  /** What one use takes from the bonus where the bonus pays. */
  readonly bonusCredits: 0 | 1;
  /** For exports: the bonus pays only up to a length. */
  readonly exportSec?: number;
}

/** @param used what `usesToday` says of it */
export function allowanceToday(
  money: Pick<Money, 'config'>,
  account: Account,
  purse: Purse,
  kind: DailyKind,
  used: number,
): AllowanceToday {
  const limit = limitOf(money, account, kind, purse);
  return { limit, used, remaining: Math.max(0, limit - used) };
}

/** Uses of today, 0 where there were none. */
export async function usesToday(
  { database, clock }: Pick<Money, 'database' | 'clock'>,
  accountId: string,
): Promise<(kind: UsageKind) => number> {
  const rows = await database.all<{ kind: string; used: number }>(
    'SELECT kind, used FROM daily_usage WHERE account_id = ? AND day = ?',
    [accountId, dayOf(clock.nowMs())],
  );
  const used = new Map(rows.map((row) => [row.kind, row.used]));
  return (kind) => used.get(kind) ?? 0;
}

/**
 * Uses one of today's allowance, inside the caller's transaction.
 * @throws ApiError PLAN_REQUIRED or DAILY_LIMIT_REACHED
 */
export async function takeAllowance(
  money: Money,
  account: Account,
  kind: DailyKind,
  wish: AllowanceWish,
): Promise<AllowanceUse> {
  const { bonus } = money.config;
  const purse = await purseOf(money, account);
  const limit = limitOf(money, account, kind, purse);
  const used = await usesToday(money, account.id);
  const left = limit - used(kind);
  const bonusLimit = maySpend(account.plan) ? bonus.dailyLimits[kind] : limit;
  const payment = decideAllowance(purse, {
    leftOfPlan: left,
    leftOfBonus: bonusLimit - used(`bonus_${kind}`),
    bonusCredits: wish.bonusCredits,
    bonusMayPay: (wish.exportSec ?? 0) <= bonus.longestExportSec,
  });
  if (payment.kind === 'refused')
    throw payment.code === 'PLAN_REQUIRED' ? planRequired(purse) : limitReached(money, kind, limit);
  const day = dayOf(money.clock.nowMs());
  await addUse(money, account.id, day, kind);
  if (payment.paidWith === 'api_bonus') {
    await addUse(money, account.id, day, `bonus_${kind}`);
    if (wish.bonusCredits > 0)
      await writeCharge(money, account.id, 'api_bonus', wish.bonusCredits, wish.work);
  }
  return { paidWith: payment.paidWith, day };
}

/** Gives one back to the day it was taken from; bonus credits go back with `refundJob`. */
export async function returnAllowance(
  { database }: Pick<Money, 'database'>,
  accountId: string,
  kind: DailyKind,
  use: AllowanceUse,
): Promise<void> {
  const kinds: readonly UsageKind[] = use.paidWith === 'api_bonus' ? [kind, `bonus_${kind}`] : [kind];
  for (const used of kinds)
    await database.run(
      'UPDATE daily_usage SET used = used - 1 WHERE account_id = ? AND day = ? AND kind = ? AND used > 0',
      [accountId, use.day, used],
    );
}

/** Uses the bonus paid are counted beside all uses, because it has limits of its own. */
type UsageKind = DailyKind | `bonus_${DailyKind}`;

/** The plan's on Creator and Studio; on others the bonus's while it is active, or the account's own if lower. */
function limitOf(
  { config }: Pick<Money, 'config'>,
  { plan }: Account,
  kind: DailyKind,
  { bonus }: Purse,
): number {
  const own = config.dailyLimits[plan][kind];
  if (maySpend(plan)) return own;
  return bonus?.status === 'active' ? Math.min(own, config.bonus.dailyLimits[kind]) : 0;
}

async function addUse({ database }: Money, accountId: string, day: string, kind: UsageKind): Promise<void> {
  await database.run(
    `INSERT INTO daily_usage (account_id, day, kind, used) VALUES (?, ?, ?, 1)
     ON CONFLICT (account_id, day, kind) DO UPDATE SET used = daily_usage.used + 1`,
    [accountId, day, kind],
  );
}

function limitReached({ clock }: Money, kind: DailyKind, limit: number): ApiError {
  const nowMs = clock.nowMs();
  return new ApiError('DAILY_LIMIT_REACHED', problem('allowance_used', { limit }), {
    retryAfterSec: Math.ceil((nextMidnightMs(nowMs) - nowMs) / 1000),
    details: { allowance: kind, limit },
  });
}
