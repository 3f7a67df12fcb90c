/** Balances over time. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ledgerReason } from '../../../contract/ledger-reasons.ts';
import { DAY_MS, moneyBench, START_MS } from '../../../testing/money-bench.ts';
import { refundJob } from './charge.ts';
import { requireAccount } from './purse.ts';

const { money, time, newAccount, rowsOf, entriesOf, held, charge, trueUp } = moneyBench();

describe('the balances of an account', () => {
  it('are what the sum of its entries says, whatever is done', async () => {
    const step = fc.tuple(fc.constantFrom('charge', 'refund', 'true up', 'wait'), fc.nat(40), fc.nat(3));
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { maxLength: 15 }),
        fc.boolean(),
        fc.nat(30),
        async (steps, bonus, topUp) => {
          time.nowMs = START_MS;
          const account = await newAccount('creator', { bonus, topUp });
          for (const [what, amount, job] of steps) {
            const jobId = `${account.id}-${job}`;
            if (what === 'wait') time.nowMs += amount * DAY_MS;
            if (what === 'refund') await refundJob(money, jobId);
            if (what === 'true up') await trueUp(account, jobId, amount);
            if (what === 'charge' && amount > 0)
              try {
                await charge(account, amount, jobId);
              } catch (error) {
                expect(error).toMatchObject({ code: 'INSUFFICIENT_CREDITS' });
              }
          }
          const { plan, topUp: bought, bonus: given } = await held(account);
          for (const [source, balance] of [
            ['plan', plan],
            ['top_up', bought],
            ['api_bonus', given ?? 0],
          ] as const) {
            const own = (await rowsOf(account)).filter((row) => row.source === source);
            expect(own.reduce((sum, { amount }) => sum + amount, 0)).toBe(balance);
            for (const { balance_after } of own) expect(balance_after).toBeGreaterThanOrEqual(0);
          }
        },
      ),
      { numRuns: 40 },
    );
  });

  it('get the credits of the plan once a month, and lose what is left of the old ones', async () => {
    const account = await newAccount();
    expect((await held(account)).plan).toBe(100);
    time.nowMs += 5 * DAY_MS;
    expect((await held(account)).plan).toBe(100);
    await charge(account, 30, 'job_month');
    time.nowMs = Date.UTC(2026, 3, 1);
    expect((await held(account)).plan).toBe(100);
    expect(await entriesOf(account, 2)).toEqual([
      ['expiry', 'plan', -70],
      ['plan_credits', 'plan', 100],
    ]);
    expect((await rowsOf(account)).map(({ period }) => period)).toEqual([
      '2026-03',
      null,
      '2026-03',
      '2026-04',
    ]);
    expect(JSON.parse((await rowsOf(account)).at(-1)?.reason ?? '')).toEqual(
      ledgerReason('plan_credits', { period: '2026-04' }),
    );
    await charge(account, 100, 'job_all');
    time.nowMs = Date.UTC(2026, 4, 2);
    await held(account);
    expect(await entriesOf(account, 5)).toEqual([['plan_credits', 'plan', 100]]);
  });

  it('are those of an account that there is', async () => {
    const account = await newAccount('studio');
    expect(await requireAccount(money.database, account.id)).toEqual(account);
    await expect(requireAccount(money.database, 'acc_none')).rejects.toThrow('There is no account acc_none.');
  });
});
