/** The bonus over its days. */
import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, moneyBench, START_MS } from '../../../testing/money-bench.ts';
import type { Account } from '../../kernel/call.ts';
import { bonusOf, grantBonus, holdBonus } from './bonus.ts';
import { refundJob } from './charge.ts';

const { money, time, newAccount, rowsOf, held, charge } = moneyBench();

describe('the bonus', () => {
  const statusOf = (account: Account) => bonusOf(money, account.id)?.status ?? null;

  it('is given once and kept for its days', () => {
    const account = newAccount('creator', { bonus: true });
    expect(grantBonus(money, account.id)).toBe(false);
    expect(bonusOf(money, account.id)).toEqual({
      ...{
        status: 'active',
        granted: 50,
        remaining: 50,
        grantedMs: time.nowMs,
        expiresMs: time.nowMs + 7 * DAY_MS,
      },
      resumesMs: null,
    });
    expect(bonusOf(money, newAccount().id)).toBeNull();
    time.nowMs = START_MS + 7 * DAY_MS - 1;
    expect(statusOf(account)).toBe('active');
    time.nowMs += 1;
    expect(statusOf(account)).toBe('expired');
    expect(held(account).bonus).toBe(0);
    const rows = rowsOf(account);
    expect(rows.at(-1)).toMatchObject({ type: 'expiry', source: 'api_bonus', amount: -50 });
    held(account);
    expect(rowsOf(account)).toHaveLength(rows.length);
  });

  it('pauses until midnight where the most of a day is spent, less what was given back', () => {
    const account = newAccount('creator', { bonus: true });
    charge(account, 19, 'job_19');
    expect(statusOf(account)).toBe('active');
    charge(account, 1, 'job_1');
    expect(bonusOf(money, account.id)).toMatchObject({
      status: 'paused',
      resumesMs: START_MS + 18 * HOUR_MS,
    });
    expect(charge(account, 1, 'job_plan')).toBe('plan');
    refundJob(money, 'job_1');
    expect(statusOf(account)).toBe('active');
    charge(account, 1, 'job_again');
    time.nowMs = START_MS + 18 * HOUR_MS - 1;
    expect(statusOf(account)).toBe('paused');
    time.nowMs += 1;
    expect(statusOf(account)).toBe('active');
  });

  it('counts from midnight on what is spent, its first moment too', () => {
    const account = newAccount('creator', { bonus: true });
    time.nowMs = START_MS + 18 * HOUR_MS;
    charge(account, 20, 'job_midnight');
    time.nowMs += DAY_MS - 1;
    expect(statusOf(account)).toBe('paused');
  });

  it('is held and let go by the operator, and a cancelled one stays so', () => {
    const account = newAccount('creator', { bonus: true });
    expect(holdBonus(money.database, account.id, 'pause')).toBe(true);
    expect(bonusOf(money, account.id)).toMatchObject({ status: 'paused', resumesMs: null });
    holdBonus(money.database, account.id, 'resume');
    expect(statusOf(account)).toBe('active');
    holdBonus(money.database, account.id, 'cancel');
    holdBonus(money.database, account.id, 'resume');
    expect(statusOf(account)).toBe('cancelled');
    expect(holdBonus(money.database, 'acc_none', 'pause')).toBe(false);
  });

  it('is used up where nothing is left of it', () => {
    const account = newAccount('creator', { bonus: true });
    for (const [day, credits] of [
      [0, 20],
      [1, 20],
      [2, 10],
    ] as const) {
      time.nowMs = START_MS + day * DAY_MS;
      expect(charge(account, credits, `job_day_${day}`)).toBe('api_bonus');
    }
    expect(statusOf(account)).toBe('used_up');
  });
});
