/**
 * What an account can spend right now, read in a transaction: reading it first settles what time has changed, months
 * and expiry.
 */
import { ledgerReason } from '../../../contract/ledger-reasons.ts';
import type { Account } from '../../kernel/call.ts';
import { monthOf } from '../../kernel/time.ts';
import { bonusOf, expireBonus } from './bonus.ts';
import { appendEntry, balanceOf } from './ledger.ts';
import type { Money } from './money.ts';
import type { Purse } from './pay-credits.ts';

export async function requireAccount(database: Money['database'], id: string): Promise<Account> {
  const row = await database.get<Account>('SELECT id, plan FROM account WHERE id = ?', [id]);
  if (row === undefined) throw new Error(`There is no account ${id}.`);
  return row;
}

export async function purseOf(money: Money, account: Account): Promise<Purse> {
  await settleBalances(money, account);
  return {
    plan: account.plan,
    planCredits: await balanceOf(money.database, account.id, 'plan'),
    topUp: await balanceOf(money.database, account.id, 'top_up'),
    bonus: await bonusOf(money, account.id),
  };
}

export async function settleBalances(money: Money, account: Account): Promise<void> {
  await openMonth(money, account);
  await expireBonus(money, account.id);
}

/** Starts the month's plan credits where it has not happened yet; what is left of the old month expires. */
async function openMonth({ database, clock, config }: Money, account: Account): Promise<void> {
  const nowMs = clock.nowMs();
  const period = monthOf(nowMs);
  const last = await database.get<{ period: string }>(
    `SELECT period FROM ledger_entry WHERE account_id = ? AND source = 'plan' AND type = 'plan_credits' ORDER BY seq DESC LIMIT 1`,
    [account.id],
  );
  if (last !== undefined && last.period >= period) return;
  const left = await balanceOf(database, account.id, 'plan');
  if (left > 0)
    await appendEntry(database, nowMs, account.id, {
      type: 'expiry',
      source: 'plan',
      amount: -left,
      reason: ledgerReason('unused'),
      period: last?.period ?? period,
    });
  await appendEntry(database, nowMs, account.id, {
    type: 'plan_credits',
    source: 'plan',
    amount: config.monthlyCredits[account.plan],
    reason: ledgerReason('plan_credits', { period }),
    period,
  });
}
