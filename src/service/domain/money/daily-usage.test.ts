/** Allowances of the day. */
import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, moneyBench } from '../../../testing/money-bench.ts';
import type { Account } from '../../kernel/call.ts';
import { holdBonus } from './bonus.ts';
import { allowanceToday, returnAllowance, takeAllowance } from './daily-usage.ts';
import { purseOf } from './purse.ts';

const { money, time, newAccount, workOf, rowsOf, held } = moneyBench();

describe('an allowance of the day', () => {
  const today = (account: Account) => allowanceToday(money, account, purseOf(money, account), 'exports');
  const take = (account: Account, { bonusCredits = 0 as 0 | 1, exportSec = 30 } = {}) =>
    takeAllowance(money, account, 'exports', { work: workOf('job_export'), bonusCredits, exportSec });
  const { creator } = money.config.dailyLimits;

  it('is used, given back and begins again at midnight', () => {
    const account = newAccount();
    expect(today(account)).toEqual({ limit: creator.exports, used: 0, remaining: creator.exports });
    const use = take(account);
    expect(use).toEqual({ paidWith: 'plan', day: '2026-03-10' });
    take(account);
    expect(today(account)).toMatchObject({ used: 2, remaining: creator.exports - 2 });
    returnAllowance(money, account.id, 'exports', use);
    expect(today(account).used).toBe(1);
    time.nowMs += DAY_MS;
    expect(today(account).used).toBe(0);
    returnAllowance(money, account.id, 'exports', use);
    returnAllowance(money, account.id, 'exports', use);
    time.nowMs -= DAY_MS;
    expect(today(account).used).toBe(0);
  });

  it('that is used up says when there is more', () => {
    const account = newAccount();
    for (let used = 0; used < creator.exports; used += 1) take(account);
    expect(today(account).remaining).toBe(0);
    expect(() => take(account)).toThrow(
      expect.objectContaining({
        code: 'DAILY_LIMIT_REACHED',
        options: {
          retryAfterSec: (18 * HOUR_MS) / 1000,
          details: { allowance: 'exports', limit: creator.exports },
        },
      }),
    );
  });

  it('is paid by the bonus first, up to a length, and up to its own limit of a day', () => {
    const account = newAccount('creator', { bonus: true });
    const own = money.config.bonus.dailyLimits.exports;
    expect(take(account, { exportSec: 61 }).paidWith).toBe('plan');
    expect(take(account, { exportSec: 60, bonusCredits: 1 }).paidWith).toBe('api_bonus');
    expect(held(account).bonus).toBe(49);
    expect(rowsOf(account).at(-1)).toMatchObject({
      type: 'charge',
      source: 'api_bonus',
      amount: -1,
      job_id: 'job_export',
    });
    for (let used = 1; used < own; used += 1) expect(take(account).paidWith).toBe('api_bonus');
    expect(take(account).paidWith).toBe('plan');
    expect(held(account).bonus).toBe(49);
    expect(today(account).used).toBe(own + 2);
  });

  it('given back by the bonus is one of the bonus again', () => {
    const account = newAccount('creator', { bonus: true });
    const uses = Array.from({ length: money.config.bonus.dailyLimits.exports }, () => take(account));
    const [use] = uses;
    if (use !== undefined) returnAllowance(money, account.id, 'exports', use);
    expect(take(account).paidWith).toBe('api_bonus');
    expect(take(account).paidWith).toBe('plan');
  });

  it('is none on other plans without a bonus, and what the bonus gives with one', () => {
    const free = newAccount('free');
    expect(today(free)).toEqual({ limit: 0, used: 0, remaining: 0 });
    expect(() => take(free)).toThrow(expect.objectContaining({ code: 'PLAN_REQUIRED' }));
    const given = newAccount('free', { bonus: true });
    const limit = Math.min(money.config.dailyLimits.free.exports, money.config.bonus.dailyLimits.exports);
    expect(today(given).limit).toBe(limit);
    for (let used = 0; used < limit; used += 1) expect(take(given).paidWith).toBe('api_bonus');
    expect(() => take(given)).toThrow(expect.objectContaining({ code: 'DAILY_LIMIT_REACHED' }));
    expect(() => take(given, { exportSec: 61 })).toThrow(expect.objectContaining({ code: 'PLAN_REQUIRED' }));
    holdBonus(money.database, given.id, 'pause');
    expect(today(given)).toEqual({ limit: 0, used: limit, remaining: 0 });
  });
});
