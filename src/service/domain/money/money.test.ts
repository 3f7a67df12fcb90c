/** Balances, bonus and allowances over time, on a real database and a clock that is set. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ledgerReason } from '../../../contract/ledger-reasons.ts';
import { openNodeDatabase } from '../../../hosts/node/open-node-database.ts';
import { DEFAULT_CONFIG, type Plan } from '../../kernel/operator-config.ts';
import type { Database } from '../../kernel/ports/database.ts';
import { migrate } from '../../storage/migrate.ts';
import { bonusOf, grantBonus, holdBonus } from './bonus.ts';
import { chargeCredits, refundJob, trueUpJob, type WorkPaidFor } from './charge.ts';
import { allowanceToday, returnAllowance, takeAllowance } from './daily-usage.ts';
import { estimateCredits } from './estimate.ts';
import { appendEntry, type LedgerRow } from './ledger.ts';
import { purseOf, requireAccount } from './purse.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** 06:00 UTC on the tenth. */
const START_MS = Date.UTC(2026, 2, 10, 6);

const folder = mkdtempSync(join(tmpdir(), 'cliproom-money-'));
let database: Database;
let nowMs = START_MS;
let accounts = 0;
const clock = { nowMs: () => nowMs };
const config = {
  ...DEFAULT_CONFIG,
  monthlyCredits: { ...DEFAULT_CONFIG.monthlyCredits, creator: 100, free: 0 },
  bonus: { ...DEFAULT_CONFIG.bonus, credits: 50, keptDays: 7, creditsPerDay: 20, longestExportSec: 60 },
};
const money = { database: undefined as unknown as Database, clock, config };

beforeAll(async () => {
  database = await openNodeDatabase(join(folder, 'studio.db'));
  migrate(database);
  money.database = database;
});
afterAll(() => {
  database.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  nowMs = START_MS;
});

function newAccount(plan: Plan = 'creator', { topUp = 0, bonus = false } = {}) {
  accounts += 1;
  const account = { id: `acc_${accounts}`, plan };
  database.run('INSERT INTO account (id, plan, created_ms) VALUES (?, ?, ?)', [account.id, plan, nowMs]);
  if (topUp > 0)
    appendEntry(database, nowMs, account.id, {
      ...{ type: 'top_up', source: 'top_up', amount: topUp, reason: ledgerReason('bought') },
    });
  if (bonus) expect(grantBonus(money, account.id)).toBe(true);
  return account;
}
type Account = ReturnType<typeof newAccount>;

const workOf = (jobId: string): WorkPaidFor => ({
  ...{ reason: ledgerReason('analysis', { title: 'A talk' }), projectId: 'prj_1', jobId, toolRunId: 'run_1' },
});
const rowsOf = (account: Account) =>
  database.all<LedgerRow & { period: string | null }>(
    'SELECT * FROM ledger_entry WHERE account_id = ? ORDER BY seq',
    [account.id],
  );
/** Type, source and amount of the entries from a place on. */
const entriesOf = (account: Account, from = 0) =>
  rowsOf(account)
    .slice(from)
    .map(({ type, source, amount }) => [type, source, amount]);
const held = (account: Account) => {
  const { planCredits, topUp, bonus } = purseOf(money, account);
  return { plan: planCredits, topUp, bonus: bonus?.remaining ?? null };
};
const charge = (account: Account, credits: number, jobId: string) =>
  chargeCredits(money, account, credits, workOf(jobId));
const trueUp = (account: Account, jobId: string, credits: number) =>
  trueUpJob(money, { id: jobId, account_id: account.id }, credits);

describe('the balances of an account', () => {
  it('are what the sum of its entries says, whatever is done', () => {
    const step = fc.tuple(fc.constantFrom('charge', 'refund', 'true up', 'wait'), fc.nat(40), fc.nat(3));
    fc.assert(
      fc.property(fc.array(step, { maxLength: 15 }), fc.boolean(), fc.nat(30), (steps, bonus, topUp) => {
        nowMs = START_MS;
        const account = newAccount('creator', { bonus, topUp });
        for (const [what, amount, job] of steps) {
          const jobId = `${account.id}-${job}`;
          if (what === 'wait') nowMs += amount * DAY_MS;
          if (what === 'refund') refundJob(money, jobId);
          if (what === 'true up') trueUp(account, jobId, amount);
          if (what === 'charge' && amount > 0)
            try {
              charge(account, amount, jobId);
            } catch (error) {
              expect(error).toMatchObject({ code: 'INSUFFICIENT_CREDITS' });
            }
        }
        const { plan, topUp: bought, bonus: given } = held(account);
        for (const [source, balance] of [
          ['plan', plan],
          ['top_up', bought],
          ['api_bonus', given ?? 0],
        ] as const) {
          const own = rowsOf(account).filter((row) => row.source === source);
          expect(own.reduce((sum, { amount }) => sum + amount, 0)).toBe(balance);
          for (const { balance_after } of own) expect(balance_after).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('get the credits of the plan once a month, and lose what is left of the old ones', () => {
    const account = newAccount();
    expect(held(account).plan).toBe(100);
    nowMs += 5 * DAY_MS;
    expect(held(account).plan).toBe(100);
    charge(account, 30, 'job_month');
    nowMs = Date.UTC(2026, 3, 1);
    expect(held(account).plan).toBe(100);
    expect(entriesOf(account, 2)).toEqual([
      ['expiry', 'plan', -70],
      ['plan_credits', 'plan', 100],
    ]);
    expect(rowsOf(account).map(({ period }) => period)).toEqual(['2026-03', null, '2026-03', '2026-04']);
    expect(JSON.parse(rowsOf(account).at(-1)?.reason ?? '')).toEqual(
      ledgerReason('plan_credits', { period: '2026-04' }),
    );
    charge(account, 100, 'job_all');
    nowMs = Date.UTC(2026, 4, 2);
    held(account);
    expect(entriesOf(account, 5)).toEqual([['plan_credits', 'plan', 100]]);
  });

  it('are those of an account that there is', () => {
    const account = newAccount('studio');
    expect(requireAccount(database, account.id)).toEqual(account);
    expect(() => requireAccount(database, 'acc_none')).toThrow('There is no account acc_none.');
  });
});

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
      created_ms: nowMs,
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
    holdBonus(database, account.id, 'pause');
    trueUp(account, 'job_bonus', 5);
    expect(held(account)).toEqual({ plan: 100, topUp: 0, bonus: 46 });
  });

  it('that was never made is none to put right', () => {
    const account = newAccount();
    trueUp(account, 'job_never', 5);
    expect(rowsOf(account)).toEqual([]);
  });
});

describe('the bonus', () => {
  const statusOf = (account: Account) => bonusOf(money, account.id)?.status ?? null;

  it('is given once and kept for its days', () => {
    const account = newAccount('creator', { bonus: true });
    expect(grantBonus(money, account.id)).toBe(false);
    expect(bonusOf(money, account.id)).toEqual({
      ...{ status: 'active', granted: 50, remaining: 50, grantedMs: nowMs, expiresMs: nowMs + 7 * DAY_MS },
      resumesMs: null,
    });
    expect(bonusOf(money, newAccount().id)).toBeNull();
    nowMs = START_MS + 7 * DAY_MS - 1;
    expect(statusOf(account)).toBe('active');
    nowMs += 1;
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
    nowMs = START_MS + 18 * HOUR_MS - 1;
    expect(statusOf(account)).toBe('paused');
    nowMs += 1;
    expect(statusOf(account)).toBe('active');
  });

  it('counts from midnight on what is spent, its first moment too', () => {
    const account = newAccount('creator', { bonus: true });
    nowMs = START_MS + 18 * HOUR_MS;
    charge(account, 20, 'job_midnight');
    nowMs += DAY_MS - 1;
    expect(statusOf(account)).toBe('paused');
  });

  it('is held and let go by the operator, and a cancelled one stays so', () => {
    const account = newAccount('creator', { bonus: true });
    expect(holdBonus(database, account.id, 'pause')).toBe(true);
    expect(bonusOf(money, account.id)).toMatchObject({ status: 'paused', resumesMs: null });
    holdBonus(database, account.id, 'resume');
    expect(statusOf(account)).toBe('active');
    holdBonus(database, account.id, 'cancel');
    holdBonus(database, account.id, 'resume');
    expect(statusOf(account)).toBe('cancelled');
    expect(holdBonus(database, 'acc_none', 'pause')).toBe(false);
  });

  it('is used up where nothing is left of it', () => {
    const account = newAccount('creator', { bonus: true });
    for (const [day, credits] of [
      [0, 20],
      [1, 20],
      [2, 10],
    ] as const) {
      nowMs = START_MS + day * DAY_MS;
      expect(charge(account, credits, `job_day_${day}`)).toBe('api_bonus');
    }
    expect(statusOf(account)).toBe('used_up');
  });
});

describe('an allowance of the day', () => {
  const today = (account: Account) => allowanceToday(money, account, purseOf(money, account), 'exports');
  const take = (account: Account, { bonusCredits = 0 as 0 | 1, exportSec = 30 } = {}) =>
    takeAllowance(money, account, 'exports', { work: workOf('job_export'), bonusCredits, exportSec });
  const { creator } = config.dailyLimits;

  it('is used, given back and begins again at midnight', () => {
    const account = newAccount();
    expect(today(account)).toEqual({ limit: creator.exports, used: 0, remaining: creator.exports });
    const use = take(account);
    expect(use).toEqual({ paidWith: 'plan', day: '2026-03-10' });
    take(account);
    expect(today(account)).toMatchObject({ used: 2, remaining: creator.exports - 2 });
    returnAllowance(money, account.id, 'exports', use);
    expect(today(account).used).toBe(1);
    nowMs += DAY_MS;
    expect(today(account).used).toBe(0);
    returnAllowance(money, account.id, 'exports', use);
    returnAllowance(money, account.id, 'exports', use);
    nowMs -= DAY_MS;
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
    const own = config.bonus.dailyLimits.exports;
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
    const uses = Array.from({ length: config.bonus.dailyLimits.exports }, () => take(account));
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
    const limit = Math.min(config.dailyLimits.free.exports, config.bonus.dailyLimits.exports);
    expect(today(given).limit).toBe(limit);
    for (let used = 0; used < limit; used += 1) expect(take(given).paidWith).toBe('api_bonus');
    expect(() => take(given)).toThrow(expect.objectContaining({ code: 'DAILY_LIMIT_REACHED' }));
    expect(() => take(given, { exportSec: 61 })).toThrow(expect.objectContaining({ code: 'PLAN_REQUIRED' }));
    holdBonus(database, given.id, 'pause');
    expect(today(given)).toEqual({ limit: 0, used: limit, remaining: 0 });
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
