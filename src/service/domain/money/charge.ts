/** Charging credits for work and giving them back, inside the caller's transaction. */
import { ApiError } from '../../api-error.ts';
import type { Account } from '../../app/call.ts';
import { appendEntry } from './ledger.ts';
import { decidePayment, type LedgerSource, maySpend, type Payer, type Purse } from './pay-credits.ts';
import { type Money, purseOf } from './purse.ts';

export interface WorkPaidFor {
  readonly description: string;
  readonly projectId: string | null;
  readonly jobId: string;
  readonly toolRunId?: string;
}

/** @throws ApiError PLAN_REQUIRED or INSUFFICIENT_CREDITS; then nothing is written. */
export function chargeCredits(money: Money, account: Account, credits: number, work: WorkPaidFor): Payer {
  const purse = purseOf(money, account);
  const payment = decidePayment(purse, credits);
  if (payment.kind === 'refused') throw refusal(payment.code, purse, credits);
  for (const part of payment.parts) writeCharge(money, account.id, part.source, part.amount, work);
  return payment.paidWith;
}

export function writeCharge(
  { database, clock }: Money,
  accountId: string,
  source: LedgerSource,
  credits: number,
  work: WorkPaidFor,
): void {
  appendEntry(database, clock.nowMs(), accountId, { ...work, type: 'charge', source, amount: -credits });
}

/** Gives back what a job charged and has not got back yet, to the sources it came from. */
export function refundJob({ database, clock }: Money, jobId: string): void {
  const spent = database.all<{
    account_id: string;
    source: LedgerSource;
    project_id: string | null;
    tool_run_id: string | null;
    amount: number;
  }>(
    `SELECT account_id, source, project_id, tool_run_id, SUM(amount) AS amount FROM ledger_entry WHERE job_id = ?
     GROUP BY account_id, source, project_id, tool_run_id HAVING SUM(amount) < 0`,
    [jobId],
  );
  for (const part of spent)
    appendEntry(database, clock.nowMs(), part.account_id, {
      type: 'refund',
      source: part.source,
      amount: -part.amount,
      description: 'Given back: the work was not done',
      projectId: part.project_id,
      jobId,
      toolRunId: part.tool_run_id,
    });
}

export function planRequired(purse: Purse): ApiError {
  const why =
    purse.bonus === null
      ? 'Spending through the API takes the Creator or Studio plan.'
      : 'The API bonus cannot pay for this, and spending beyond it takes the Creator or Studio plan.';
  return new ApiError('PLAN_REQUIRED', why, {
    details: { plan: purse.plan, bonus: purse.bonus?.status ?? null },
  });
}

function refusal(code: 'PLAN_REQUIRED' | 'INSUFFICIENT_CREDITS', purse: Purse, credits: number): ApiError {
  if (code === 'PLAN_REQUIRED') return planRequired(purse);
  const available = maySpend(purse.plan) ? purse.planCredits + purse.topUp : 0;
  return new ApiError(code, `This costs ${credits} credits and ${available} are left.`, {
    details: { credits, available },
  });
}
