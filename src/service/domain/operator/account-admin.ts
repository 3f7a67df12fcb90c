/** What an operator may do to an account from outside the API: name, plan, top-up, bonus, storage. Hosts open it to the command line. */
import { ledgerReason } from '../../../contract/ledger-reasons.ts';
import type { Account } from '../../kernel/call.ts';
import type { Plan } from '../../kernel/operator-config.ts';
import { monthOf } from '../../kernel/time.ts';
import { grantBonus, holdBonus } from '../money/bonus.ts';
import { appendEntry } from '../money/ledger.ts';
import type { Money } from '../money/money.ts';
import type { Purse } from '../money/pay-credits.ts';
import { purseOf, requireAccount, settleBalances } from '../money/purse.ts';

export interface AccountAdmin {
  /** What the operator calls it, in lists. */
  setName(accountId: string, name: string): Promise<void>;
  /** A larger plan adds the difference of this month's credits at once; a smaller one starts with the next month. */
  setPlan(accountId: string, plan: Plan): Promise<void>;
  /** Bought credits; they do not expire. */
  addTopUp(accountId: string, credits: number): Promise<void>;
  /** False where the account had its bonus already. */
  grantBonus(accountId: string): Promise<boolean>;
  /** The most it may store; null: as much as there is room for. What is stored stays. */
  setStorageLimit(accountId: string, limitBytes: number | null): Promise<void>;
  /** What can be spent now; settles months and expiry first. */
  holdings(accountId: string): Promise<Purse>;
  /** False where there is no bonus. */
  holdBonus(accountId: string, hold: 'pause' | 'resume' | 'cancel'): Promise<boolean>;
}

/** Works in the transaction `money` reads and writes through. */
export function createAccountAdmin(money: Money): AccountAdmin {
  const { database, clock, config } = money;
  const accountOf = (id: string): Promise<Account> => requireAccount(database, id);
  return {
    holdings: async (accountId) => purseOf(money, await accountOf(accountId)),
    setPlan: async (accountId, plan) => {
      const account = await accountOf(accountId);
      await settleBalances(money, account);
      await database.run('UPDATE account SET plan = ? WHERE id = ?', [plan, accountId]);
      const added = config.monthlyCredits[plan] - config.monthlyCredits[account.plan];
      if (added <= 0) return;
      await appendEntry(database, clock.nowMs(), accountId, {
        type: 'plan_credits',
        source: 'plan',
        amount: added,
        reason: ledgerReason('plan_changed', { plan }),
        period: monthOf(clock.nowMs()),
      });
    },
    addTopUp: async (accountId, credits) => {
      if (!Number.isSafeInteger(credits) || credits < 1)
        throw new Error('A top-up is a whole number of credits, at least 1.');
      await appendEntry(database, clock.nowMs(), accountId, {
        type: 'top_up',
        source: 'top_up',
        amount: credits,
        reason: ledgerReason('bought'),
      });
    },
    setName: async (accountId, name) => {
      await database.run('UPDATE account SET name = ? WHERE id = ?', [name, accountId]);
    },
    setStorageLimit: async (accountId, limitBytes) => {
      await database.run('UPDATE account SET storage_limit_bytes = ? WHERE id = ?', [limitBytes, accountId]);
    },
    grantBonus: (accountId) => grantBonus(money, accountId),
    holdBonus: (accountId, hold) => holdBonus(database, accountId, hold),
  };
}
