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

export function requireAccount(database: Money['database'], id: string): Account {
  const row = database.get<Account>('SELECT id, plan FROM account WHERE id = ?', [id]);
  if (row === undefined) throw new Error(`There is no account ${id}.`);
  return row;
}

export function purseOf(money: Money, account: Account): Purse {
  settleBalances(money, account);
  return {
    plan: account.plan,
    planCredits: balanceOf(money.database, account.id, 'plan'),
    topUp: balanceOf(money.database, account.id, 'top_up'),
    bonus: bonusOf(money, account.id),
  };
}

export function settleBalances(money: Money, account: Account): void {
  openMonth(money, account);
  expireBonus(money, account.id);
}

/** Starts the month's plan credits where it has not happened yet; what is left of the old month expires. */
function openMonth({ database, clock, config }: Money, account: Account): void {
  const nowMs = clock.nowMs();
  const period = monthOf(nowMs);
  const last = database.get<{ period: string }>(
    `SELECT period FROM ledger_entry WHERE account_id = ? AND source = 'plan' AND type = 'plan_credits' ORDER BY seq DESC LIMIT 1`,
    [account.id],
  );
  if (last !== undefined && last.period >= period) return;
  const left = balanceOf(database, account.id, 'plan');
  if (left > 0)
    appendEntry(database, nowMs, account.id, {
      type: 'expiry',
      source: 'plan',
      amount: -left,
      reason: ledgerReason('unused'),
      period: last?.period ?? period,
    });
  appendEntry(database, nowMs, account.id, {
    type: 'plan_credits',
    source: 'plan',
    amount: config.monthlyCredits[account.plan],
    reason: ledgerReason('plan_credits', { period }),
    period,
  });
}
