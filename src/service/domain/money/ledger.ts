/**
 * The ledger: every change of a balance is a row, and a balance is what the last row of its source says.
 * All functions run inside the caller's transaction.
 */
import { newId } from '../../../contract/ids.ts';
import { ApiError } from '../../api-error.ts';
import type { Account } from '../../app/call.ts';
import type { Database } from '../../ports.ts';
import type { Studio } from '../../studio.ts';
import { monthOf } from '../../time.ts';
import { decidePayment, type LedgerSource, type Purse } from './pay-credits.ts';

export interface LedgerRow {
  readonly seq: number;
  readonly id: string;
  readonly created_ms: number;
  readonly type: string;
  readonly source: LedgerSource;
  readonly amount: number;
  readonly balance_after: number;
  readonly description: string;
  readonly project_id: string | null;
  readonly job_id: string | null;
  readonly tool_run_id: string | null;
}

export interface WorkPaidFor {
  readonly description: string;
  readonly projectId: string | null;
  readonly jobId: string;
}

type Money = Pick<Studio, 'database' | 'clock' | 'config'>;

function balanceOf(database: Database, accountId: string, source: LedgerSource): number {
  const last = database.get<{ balance_after: number }>(
    'SELECT balance_after FROM ledger_entry WHERE account_id = ? AND source = ? ORDER BY seq DESC LIMIT 1',
    [accountId, source],
  );
  return last?.balance_after ?? 0;
}

/** Starts the month's plan credits where it has not happened yet; what is left of the old month expires. */
export function openMonth({ database, clock, config }: Money, account: Account): void {
  const nowMs = clock.nowMs();
  const period = monthOf(nowMs);
  const last = database.get<{ period: string }>(
    `SELECT period FROM ledger_entry WHERE account_id = ? AND source = 'plan' AND type = 'plan_credits' ORDER BY seq DESC LIMIT 1`,
    [account.id],
  );
  if (last !== undefined && last.period >= period) return;
  database.transaction(() => {
    const left = balanceOf(database, account.id, 'plan');
    const month = { projectId: null, jobId: null };
    if (left > 0)
      append(database, nowMs, account.id, {
        ...month,
        type: 'expiry',
        source: 'plan',
        amount: -left,
        description: 'Unused credits of the past month',
        period: last?.period ?? period,
      });
    append(database, nowMs, account.id, {
      ...month,
      type: 'plan_credits',
      source: 'plan',
      amount: config.monthlyCredits[account.plan],
      description: `Plan credits for ${period}`,
      period,
    });
  });
}

export function purseOf(money: Money, account: Account): Purse {
  openMonth(money, account);
  return {
    plan: account.plan,
    planCredits: balanceOf(money.database, account.id, 'plan'),
    topUp: balanceOf(money.database, account.id, 'top_up'),
  };
}

/** @throws ApiError PLAN_REQUIRED or INSUFFICIENT_CREDITS; then nothing is written. */
export function chargeCredits(money: Money, account: Account, credits: number, work: WorkPaidFor): 'plan' {
  const purse = purseOf(money, account);
  const payment = decidePayment(purse, credits);
  if (payment.kind === 'refused') throw refusal(payment.code, purse, credits);
  for (const part of payment.parts)
    append(money.database, money.clock.nowMs(), account.id, {
      ...work,
      type: 'charge',
      source: part.source,
      amount: -part.amount,
      period: null,
    });
  return payment.paidWith;
}

/** Gives back what a job charged and has not got back yet, to the sources it came from. */
export function refundJob(money: Money, jobId: string): void {
  const { database, clock } = money;
  const spent = database.all<{
    account_id: string;
    source: LedgerSource;
    project_id: string | null;
    amount: number;
  }>(
    `SELECT account_id, source, project_id, SUM(amount) AS amount FROM ledger_entry WHERE job_id = ?
     GROUP BY account_id, source, project_id HAVING SUM(amount) < 0`,
    [jobId],
  );
  for (const part of spent)
    append(database, clock.nowMs(), part.account_id, {
      type: 'refund',
      source: part.source,
      amount: -part.amount,
      description: 'Given back: the work was not done',
      projectId: part.project_id,
      jobId,
      period: null,
    });
}

interface NewEntry {
  readonly type: 'plan_credits' | 'charge' | 'refund' | 'expiry';
  readonly source: LedgerSource;
  readonly amount: number;
  readonly description: string;
  readonly period: string | null;
  readonly projectId: string | null;
  readonly jobId: string | null;
}

function append(database: Database, nowMs: number, accountId: string, entry: NewEntry): void {
  const balanceAfter = balanceOf(database, accountId, entry.source) + entry.amount;
  database.run(
    `INSERT INTO ledger_entry (id, account_id, created_ms, type, source, amount, balance_after, period, description, project_id, job_id)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      newId('ledgerEntry'),
      accountId,
      nowMs,
      entry.type,
      entry.source,
      entry.amount,
      balanceAfter,
      entry.period,
      entry.description,
      entry.projectId,
      entry.jobId,
    ],
  );
}

function refusal(code: 'PLAN_REQUIRED' | 'INSUFFICIENT_CREDITS', purse: Purse, credits: number): ApiError {
  if (code === 'PLAN_REQUIRED')
    return new ApiError(code, 'Spending through the API takes the Creator or Studio plan.', {
      details: { plan: purse.plan },
    });
  const available = purse.planCredits + purse.topUp;
  return new ApiError(code, `This costs ${credits} credits and ${available} are left.`, {
    details: { credits, available },
  });
}
