/** What work takes, gives back and would take. */
import { describe, expect, it } from 'vitest';
import { ledgerReason } from '../../../contract/ledger-reasons.ts';
import { moneyBench } from '../../../testing/money-bench.ts';
import type { Account } from '../../kernel/call.ts';
import { holdBonus } from './bonus.ts';
import { refundJob } from './charge.ts';
import { estimateCredits } from './estimate.ts';

const { money, time, newAccount, rowsOf, entriesOf, held, charge, trueUp } = moneyBench();

describe('a charge', () => {
  it('takes plan credits first, and names what it was for', async () => {
    const account = await newAccount('creator', { topUp: 20 });
    expect(await charge(account, 110, 'job_both')).toBe('plan');
    expect(await held(account)).toEqual({ plan: 0, topUp: 10, bonus: null });
    const row = (await rowsOf(account)).at(-1);
    expect(row).toMatchObject({ type: 'charge', source: 'top_up', amount: -10, balance_after: 10 });
    expect(row).toMatchObject({
      project_id: 'prj_1',
      job_id: 'job_both',
      tool_run_id: 'run_1',
      created_ms: time.nowMs,
    });
    expect(JSON.parse(row?.reason ?? '')).toEqual(ledgerReason('analysis', { title: 'A talk' }));
  });

  it('that cannot be paid writes nothing and says what is there', async () => {
    const account = await newAccount('creator', { topUp: 20 });
    expect((await held(account)).plan).toBe(100);
    const before = (await rowsOf(account)).length;
    await expect(charge(account, 121, 'job_much')).rejects.toThrow(
      expect.objectContaining({
        ...{ code: 'INSUFFICIENT_CREDITS', options: { details: { credits: 121, available: 120 } } },
      }),
    );
    expect(await rowsOf(account)).toHaveLength(before);
  });

  it('needs a plan that may spend, and says whether a bonus was tried', async () => {
    const details = async (account: Account) => {
      try {
        return await charge(account, 60, 'job_free');
      } catch (error) {
        return error;
      }
    };
    expect(await details(await newAccount('free'))).toMatchObject({
      ...{
        code: 'PLAN_REQUIRED',
        problem: { code: 'plan_needed' },
        options: { details: { plan: 'free', bonus: null } },
      },
    });
    expect(await details(await newAccount('free', { bonus: true }))).toMatchObject({
      ...{
        problem: { code: 'plan_needed_beyond_bonus' },
        options: { details: { plan: 'free', bonus: 'active' } },
      },
    });
  });

  it('is given back to where it came from, once', async () => {
    const account = await newAccount('creator', { topUp: 20 });
    await charge(account, 110, 'job_failed');
    await charge(account, 5, 'job_other');
    const before = (await rowsOf(account)).length;
    await refundJob(money, 'job_failed');
    await refundJob(money, 'job_failed');
    expect((await entriesOf(account, before)).toSorted()).toEqual([
      ['refund', 'plan', 100],
      ['refund', 'top_up', 10],
    ]);
    expect((await rowsOf(account)).at(-1)).toMatchObject({
      project_id: 'prj_1',
      job_id: 'job_failed',
      tool_run_id: 'run_1',
    });
    expect(await held(account)).toEqual({ plan: 100, topUp: 15, bonus: null });
  });
});

describe('a charge by estimate', () => {
  it.each([
    [105, 103, [['refund', 'top_up', 2]]],
    [
      105,
      95,
      [
        ['refund', 'top_up', 5],
        ['refund', 'plan', 5],
      ],
    ],
    [
      105,
      0,
      [
        ['refund', 'top_up', 5],
        ['refund', 'plan', 100],
      ],
    ],
    [105, 105, []],
    [105, 106, [['charge', 'top_up', -1]]],
    [105, 140, [['charge', 'top_up', -1]]],
    [90, 95, [['charge', 'plan', -1]]],
    [110, 115, []],
  ])('of %d for what costs %d is put right', async (estimated, credits, entries) => {
    const account = await newAccount('creator', { topUp: 10 });
    const jobId = `job_${account.id}`;
    await charge(account, estimated, jobId);
    const before = (await rowsOf(account)).length;
    await trueUp(account, jobId, credits);
    expect(await entriesOf(account, before)).toEqual(entries);
    for (const row of (await rowsOf(account)).slice(before))
      expect(row).toMatchObject({ project_id: 'prj_1', job_id: jobId, tool_run_id: 'run_1' });
    for (const row of (await rowsOf(account)).slice(before))
      expect(JSON.parse(row.reason)).toEqual(
        ledgerReason(row.amount > 0 ? 'shorter_than_estimated' : 'longer_than_estimated'),
      );
  });

  it('paid by the bonus is put right with the bonus alone, as long as it is active', async () => {
    const account = await newAccount('creator', { bonus: true });
    await charge(account, 10, 'job_bonus');
    await trueUp(account, 'job_bonus', 12);
    expect(await held(account)).toEqual({ plan: 100, topUp: 0, bonus: 39 });
    await trueUp(account, 'job_bonus', 4);
    expect(await held(account)).toEqual({ plan: 100, topUp: 0, bonus: 46 });
    await holdBonus(money.database, account.id, 'pause');
    await trueUp(account, 'job_bonus', 5);
    expect(await held(account)).toEqual({ plan: 100, topUp: 0, bonus: 46 });
  });

  it('that was never made is none to put right', async () => {
    const account = await newAccount();
    await trueUp(account, 'job_never', 5);
    expect(await rowsOf(account)).toEqual([]);
  });
});

describe('an estimate', () => {
  const estimate = (account: Account, minutes: number) =>
    estimateCredits(money, account, 'analysis', minutes, ['ratio']);

  it('says who would pay and what would be left, and takes nothing', async () => {
    const account = await newAccount('creator', { topUp: 20 });
    expect(await estimate(account, 110)).toEqual({
      ...{ work: 'analysis', billedMinutes: 110, credits: 110, paidWith: 'plan', affordable: true },
      ...{ balanceAfter: 10, missingSettings: ['ratio'] },
    });
    expect(await estimate(account, 121)).toMatchObject({
      paidWith: null,
      affordable: false,
      balanceAfter: null,
    });
    const given = await newAccount('free', { bonus: true });
    expect(await estimate(given, 20)).toMatchObject({
      paidWith: 'api_bonus',
      affordable: true,
      balanceAfter: 30,
    });
    expect(await held(account)).toEqual({ plan: 100, topUp: 20, bonus: null });
  });

  it('of nothing is affordable on every plan', async () => {
    expect(await estimate(await newAccount('free'), 0)).toMatchObject({
      paidWith: null,
      affordable: true,
      balanceAfter: 0,
    });
  });
});
