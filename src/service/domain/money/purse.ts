/**
 * What an account can spend right now, read in a transaction: reading it first settles what time has changed, months
 * and expiry.
 */
import { ledgerReason } from '../../../contract/ledger-reasons.ts';
import type { Account } from '../../kernel/call.ts';
import { monthOf } from '../../kernel/time.ts';
import { type Bonus, bonusOf, expireBonus } from './bonus.ts';
import { type Holdings, readHoldings } from './holdings.ts';
import { appendEntry } from './ledger.ts';
import type { Money } from './money.ts';
import type { Purse } from './pay-credits.ts';

export async function requireAccount(database: Money['database'], id: string): Promise<Account> {
  const row = await database.get<Account>('SELECT id, plan FROM account WHERE id = ?', [id]);
  if (row === undefined) throw new Error(`There is no account ${id}.`);
  return row;
}

/** With all that is known of the bonus. */
interface AccountPurse extends Purse {
  readonly bonus: Bonus | null;
}

export async function purseOf(money: Money, account: Account): Promise<AccountPurse> {
  const held = await settleBalances(money, account);
  return {
    plan: account.plan,
    planCredits: held.plan,
    topUp: held.topUp,
    bonus: await bonusOf(money, account.id, held),
  };
}

export async function settleBalances(money: Money, account: Account): Promise<Holdings> {
  const held = await readHoldings(money.database, account.id);
  const isOpened = await openMonth(money, account, held);
  const isExpired = await expireBonus(money, account.id, held);
  return isOpened || isExpired ? readHoldings(money.database, account.id) : held;
}

/** Starts the month's plan credits where it has not happened yet; what is left of the old month expires. */
async function openMonth(
  { database, clock, config }: Money,
  account: Account,
  { period: last, plan: left }: Holdings,
): Promise<boolean> {
  const nowMs = clock.nowMs();
  const period = monthOf(nowMs);
  if (last !== null && last >= period) return false;
  if (left > 0)
    await appendEntry(database, nowMs, account.id, {
      type: 'expiry',
      source: 'plan',
      amount: -left,
      reason: ledgerReason('unused'),
      period: last ?? period,
    });
  await appendEntry(database, nowMs, account.id, {
    type: 'plan_credits',
    source: 'plan',
    amount: config.monthlyCredits[account.plan],
    reason: ledgerReason('plan_credits', { period }),
    period,
  });
  return true;
}
