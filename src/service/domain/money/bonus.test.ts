/** The bonus over its days. */
import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, moneyBench, START_MS } from '../../../testing/money-bench.ts';
import type { Account } from '../../kernel/call.ts';
import { bonusOf as bonusHeld, grantBonus, holdBonus } from './bonus.ts';
import { refundJob } from './charge.ts';
import { readHoldings } from './holdings.ts';

const { money, time, newAccount, rowsOf, held, charge } = moneyBench();

describe('the bonus', () => {
  const bonusOf = async (id: string) => bonusHeld(money, id, await readHoldings(money.database, id));
  const statusOf = async (account: Account) => (await bonusOf(account.id))?.status ?? null;

  it('is given once and kept for its days', async () => {
    const account = await newAccount('creator', { bonus: true });
    expect(await grantBonus(money, account.id)).toBe(false);
    expect(await bonusOf(account.id)).toEqual({
      ...{
        status: 'active',
        granted: 50,
        remaining: 50,
        grantedMs: time.nowMs,
        expiresMs: time.nowMs + 7 * DAY_MS,
      },
      resumesMs: null,
    });
    expect(await bonusOf((await newAccount()).id)).toBeNull();
    time.nowMs = START_MS + 7 * DAY_MS - 1;
    expect(await statusOf(account)).toBe('active');
    time.nowMs += 1;
    expect(await statusOf(account)).toBe('expired');
    expect((await held(account)).bonus).toBe(0);
    const rows = await rowsOf(account);
    expect(rows.at(-1)).toMatchObject({ type: 'expiry', source: 'api_bonus', amount: -50 });
    await held(account);
    expect(await rowsOf(account)).toHaveLength(rows.length);
  });

  it('pauses until midnight where the most of a day is spent, less what was given back', async () => {
    const account = await newAccount('creator', { bonus: true });
    await charge(account, 19, 'job_19');
    expect(await statusOf(account)).toBe('active');
    await charge(account, 1, 'job_1');
    expect(await bonusOf(account.id)).toMatchObject({
      status: 'paused',
      resumesMs: START_MS + 18 * HOUR_MS,
    });
    expect(await charge(account, 1, 'job_plan')).toBe('plan');
    await refundJob(money, 'job_1');
    expect(await statusOf(account)).toBe('active');
    await charge(account, 1, 'job_again');
    time.nowMs = START_MS + 18 * HOUR_MS - 1;
    expect(await statusOf(account)).toBe('paused');
    time.nowMs += 1;
    expect(await statusOf(account)).toBe('active');
  });

  it('counts from midnight on what is spent, its first moment too', async () => {
    const account = await newAccount('creator', { bonus: true });
    time.nowMs = START_MS + 18 * HOUR_MS;
    await charge(account, 20, 'job_midnight');
    time.nowMs += DAY_MS - 1;
    expect(await statusOf(account)).toBe('paused');
  });

  it('is held and let go by the operator, and a cancelled one stays so', async () => {
    const account = await newAccount('creator', { bonus: true });
    expect(await holdBonus(money.database, account.id, 'pause')).toBe(true);
    expect(await bonusOf(account.id)).toMatchObject({ status: 'paused', resumesMs: null });
    await holdBonus(money.database, account.id, 'resume');
    expect(await statusOf(account)).toBe('active');
    await holdBonus(money.database, account.id, 'cancel');
    await holdBonus(money.database, account.id, 'resume');
    expect(await statusOf(account)).toBe('cancelled');
    expect(await holdBonus(money.database, 'acc_none', 'pause')).toBe(false);
  });

  it('is used up where nothing is left of it', async () => {
    const account = await newAccount('creator', { bonus: true });
    for (const [day, credits] of [
      [0, 20],
      [1, 20],
      [2, 10],
    ] as const) {
      time.nowMs = START_MS + day * DAY_MS;
      expect(await charge(account, credits, `job_day_${day}`)).toBe('api_bonus');
    }
    expect(await statusOf(account)).toBe('used_up');
  });
});
