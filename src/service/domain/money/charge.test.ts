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
  it('takes plan credits first, and names what it was for', () => {
    const account = newAccount('creator', { topUp: 20 });
    expect(charge(account, 110, 'job_both')).toBe('plan');
    expect(held(account)).toEqual({ plan: 0, topUp: 10, bonus: null });
    const row = rowsOf(account).at(-1);
    expect(row).toMatchObject({ type: 'charge', source: 'top_up', amount: -10, balance_after: 10 });
    expect(row).toMatchObject({
      project_id: 'prj_1',
      job_id: 'job_both',
      tool_run_id: 'run_1',
      created_ms: time.nowMs,
    });
    expect(JSON.parse(row?.reason ?? '')).toEqual(ledgerReason('analysis', { title: 'A talk' }));
  });

  it('that cannot be paid writes nothing and says what is there', () => {
    const account = newAccount('creator', { topUp: 20 });
    expect(held(account).plan).toBe(100);
    const before = rowsOf(account).length;
    expect(() => charge(account, 121, 'job_much')).toThrow(
      expect.objectContaining({
        ...{ code: 'INSUFFICIENT_CREDITS', options: { details: { credits: 121, available: 120 } } },
      }),
    );
    expect(rowsOf(account)).toHaveLength(before);
  });

  it('needs a plan that may spend, and says whether a bonus was tried', () => {
    const details = (account: Account) => {
      try {
        return charge(account, 60, 'job_free');
      } catch (error) {
        return error;
      }
    };
    expect(details(newAccount('free'))).toMatchObject({
      ...{
        code: 'PLAN_REQUIRED',
        problem: { code: 'plan_needed' },
        options: { details: { plan: 'free', bonus: null } },
      },
    });
    expect(details(newAccount('free', { bonus: true }))).toMatchObject({
      ...{
        problem: { code: 'plan_needed_beyond_bonus' },
        options: { details: { plan: 'free', bonus: 'active' } },
      },
    });
  });

  it('is given back to where it came from, once', () => {
    const account = newAccount('creator', { topUp: 20 });
    charge(account, 110, 'job_failed');
    charge(account, 5, 'job_other');
    const before = rowsOf(account).length;
    refundJob(money, 'job_failed');
    refundJob(money, 'job_failed');
    expect(entriesOf(account, before).toSorted()).toEqual([
      ['refund', 'plan', 100],
      ['refund', 'top_up', 10],
    ]);
    expect(rowsOf(account).at(-1)).toMatchObject({
      project_id: 'prj_1',
      job_id: 'job_failed',
      tool_run_id: 'run_1',
    });
    expect(held(account)).toEqual({ plan: 100, topUp: 15, bonus: null });
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
  ])('of %d for what costs %d is put right', (estimated, credits, entries) => {
    const account = newAccount('creator', { topUp: 10 });
    const jobId = `job_${account.id}`;
    charge(account, estimated, jobId);
    const before = rowsOf(account).length;
    trueUp(account, jobId, credits);
    expect(entriesOf(account, before)).toEqual(entries);
    for (const row of rowsOf(account).slice(before))
      expect(row).toMatchObject({ project_id: 'prj_1', job_id: jobId, tool_run_id: 'run_1' });
    for (const row of rowsOf(account).slice(before))
      expect(JSON.parse(row.reason)).toEqual(
        ledgerReason(row.amount > 0 ? 'shorter_than_estimated' : 'longer_than_estimated'),
      );
  });

  it('paid by the bonus is put right with the bonus alone, as long as it is active', () => {
    const account = newAccount('creator', { bonus: true });
    charge(account, 10, 'job_bonus');
    trueUp(account, 'job_bonus', 12);
    expect(held(account)).toEqual({ plan: 100, topUp: 0, bonus: 39 });
    trueUp(account, 'job_bonus', 4);
    expect(held(account)).toEqual({ plan: 100, topUp: 0, bonus: 46 });
    holdBonus(money.database, account.id, 'pause');
    trueUp(account, 'job_bonus', 5);
    expect(held(account)).toEqual({ plan: 100, topUp: 0, bonus: 46 });
  });

  it('that was never made is none to put right', () => {
    const account = newAccount();
    trueUp(account, 'job_never', 5);
    expect(rowsOf(account)).toEqual([]);
  });
});

describe('an estimate', () => {
  const estimate = (account: Account, minutes: number) =>
    estimateCredits(money, account, 'analysis', minutes, ['ratio']);

  it('says who would pay and what would be left, and takes nothing', () => {
    const account = newAccount('creator', { topUp: 20 });
    expect(estimate(account, 110)).toEqual({
      ...{ work: 'analysis', billedMinutes: 110, credits: 110, paidWith: 'plan', affordable: true },
      ...{ balanceAfter: 10, missingSettings: ['ratio'] },
    });
    expect(estimate(account, 121)).toMatchObject({ paidWith: null, affordable: false, balanceAfter: null });
    const given = newAccount('free', { bonus: true });
    expect(estimate(given, 20)).toMatchObject({ paidWith: 'api_bonus', affordable: true, balanceAfter: 30 });
    expect(held(account)).toEqual({ plan: 100, topUp: 20, bonus: null });
  });

  it('of nothing is affordable on every plan', () => {
    expect(estimate(newAccount('free'), 0)).toMatchObject({
      paidWith: null,
      affordable: true,
      balanceAfter: 0,
    });
  });
});
