/** Allowances of the day. */
import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, moneyBench } from '../../../testing/money-bench.ts';
import type { Account } from '../../kernel/call.ts';
import { holdBonus } from './bonus.ts';
import {
  type AllowanceUse,
  allowanceToday,
  returnAllowance,
  takeAllowance,
  usesToday,
} from './daily-usage.ts';
import { purseOf } from './purse.ts';

const { money, time, newAccount, workOf, rowsOf, held } = moneyBench();

describe('an allowance of the day', () => {
  const today = async (account: Account) =>
    allowanceToday(
      money,
      account,
      await purseOf(money, account),
      'exports',
      (await usesToday(money, account.id))('exports'),
    );
  const take = (account: Account, { bonusCredits = 0 as 0 | 1, exportSec = 30 } = {}) =>
    takeAllowance(money, account, 'exports', { work: workOf('job_export'), bonusCredits, exportSec });
  const { creator } = money.config.dailyLimits;

  it('is used, given back and begins again at midnight', async () => {
    const account = await newAccount();
    expect(await today(account)).toEqual({ limit: creator.exports, used: 0, remaining: creator.exports });
    const use = await take(account);
    expect(use).toEqual({ paidWith: 'plan', day: '2026-03-10' });
    await take(account);
    expect(await today(account)).toMatchObject({ used: 2, remaining: creator.exports - 2 });
    await returnAllowance(money, account.id, 'exports', use);
    expect((await today(account)).used).toBe(1);
    time.nowMs += DAY_MS;
    expect((await today(account)).used).toBe(0);
    await returnAllowance(money, account.id, 'exports', use);
    await returnAllowance(money, account.id, 'exports', use);
    time.nowMs -= DAY_MS;
    expect((await today(account)).used).toBe(0);
  });

  it('that is used up says when there is more', async () => {
    const account = await newAccount();
    for (let used = 0; used < creator.exports; used += 1) await take(account);
    expect((await today(account)).remaining).toBe(0);
    await expect(take(account)).rejects.toThrow(
      expect.objectContaining({
        code: 'DAILY_LIMIT_REACHED',
        options: {
          retryAfterSec: (18 * HOUR_MS) / 1000,
          details: { allowance: 'exports', limit: creator.exports },
        },
      }),
    );
  });

  it('is paid by the bonus first, up to a length, and up to its own limit of a day', async () => {
    const account = await newAccount('creator', { bonus: true });
    const own = money.config.bonus.dailyLimits.exports;
    expect((await take(account, { exportSec: 61 })).paidWith).toBe('plan');
    expect((await take(account, { exportSec: 60, bonusCredits: 1 })).paidWith).toBe('api_bonus');
    expect((await held(account)).bonus).toBe(49);
    expect((await rowsOf(account)).at(-1)).toMatchObject({
      type: 'charge',
      source: 'api_bonus',
      amount: -1,
      job_id: 'job_export',
    });
    for (let used = 1; used < own; used += 1) expect((await take(account)).paidWith).toBe('api_bonus');
    expect((await take(account)).paidWith).toBe('plan');
    expect((await held(account)).bonus).toBe(49);
    expect((await today(account)).used).toBe(own + 2);
  });

  it('given back by the bonus is one of the bonus again', async () => {
    const account = await newAccount('creator', { bonus: true });
    const uses: AllowanceUse[] = [];
    for (let used = 0; used < money.config.bonus.dailyLimits.exports; used += 1)
      uses.push(await take(account));
    const [use] = uses;
    if (use !== undefined) await returnAllowance(money, account.id, 'exports', use);
    expect((await take(account)).paidWith).toBe('api_bonus');
    expect((await take(account)).paidWith).toBe('plan');
  });

  it('is none on other plans without a bonus, and what the bonus gives with one', async () => {
    const free = await newAccount('free');
    expect(await today(free)).toEqual({ limit: 0, used: 0, remaining: 0 });
    await expect(take(free)).rejects.toThrow(expect.objectContaining({ code: 'PLAN_REQUIRED' }));
    const given = await newAccount('free', { bonus: true });
    const limit = Math.min(money.config.dailyLimits.free.exports, money.config.bonus.dailyLimits.exports);
    expect((await today(given)).limit).toBe(limit);
    for (let used = 0; used < limit; used += 1) expect((await take(given)).paidWith).toBe('api_bonus');
    await expect(take(given)).rejects.toThrow(expect.objectContaining({ code: 'DAILY_LIMIT_REACHED' }));
    await expect(take(given, { exportSec: 61 })).rejects.toThrow(
      expect.objectContaining({ code: 'PLAN_REQUIRED' }),
    );
    await holdBonus(money.database, given.id, 'pause');
    expect(await today(given)).toEqual({ limit: 0, used: limit, remaining: 0 });
  });
});
