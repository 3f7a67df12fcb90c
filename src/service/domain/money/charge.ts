/** Charging credits for work and giving them back, inside the caller's transaction. */
import type { LedgerReason } from '../../../contract/ledger-reasons.ts';
import { ledgerReason } from '../../../contract/ledger-reasons.ts';
import { problem } from '../../../contract/problems/problem.ts';
import { ApiError } from '../../kernel/api-error.ts';
import type { Account } from '../../kernel/call.ts';
import { appendEntry } from './ledger.ts';
import type { Money } from './money.ts';
import { decidePayment, type LedgerSource, maySpend, type Payer, type Purse } from './pay-credits.ts';
import { purseOf, requireAccount } from './purse.ts';

export interface WorkPaidFor {
  readonly reason: LedgerReason;
  readonly projectId: string | null;
  readonly jobId: string;
  readonly toolRunId?: string | null;
}

/** @throws ApiError PLAN_REQUIRED or INSUFFICIENT_CREDITS; then nothing is written. */
export async function chargeCredits(
  money: Money,
  account: Account,
  credits: number,
  work: WorkPaidFor,
): Promise<Payer> {
  const purse = await purseOf(money, account);
  const payment = decidePayment(purse, credits);
  if (payment.kind === 'refused') throw refusal(payment.code, purse, credits);
  for (const part of payment.parts) await writeCharge(money, account.id, part.source, part.amount, work);
  return payment.paidWith;
}

export async function writeCharge(
  { database, clock }: Money,
  accountId: string,
  source: LedgerSource,
  credits: number,
  work: WorkPaidFor,
): Promise<void> {
  await appendEntry(database, clock.nowMs(), accountId, {
    ...work,
    type: 'charge',
    source,
    amount: -credits,
  });
}

interface SpentPart {
  readonly account_id: string;
  readonly source: LedgerSource;
  readonly project_id: string | null;
  readonly tool_run_id: string | null;
  /** Below 0. */
  readonly amount: number;
}

/** What a job charged and has not got back, by where it came from. */
function spentBy({ database }: Pick<Money, 'database'>, jobId: string): Promise<SpentPart[]> {
  return database.all<SpentPart>(
    `SELECT account_id, source, project_id, tool_run_id, SUM(amount) AS amount FROM ledger_entry WHERE job_id = ?
     GROUP BY account_id, source, project_id, tool_run_id HAVING SUM(amount) < 0 ORDER BY MIN(seq)`,
    [jobId],
  );
}

/** Whoever was asked to pay more than the estimate is asked for no more than this. */
const MOST_BEYOND_ESTIMATE = 1;
/** Last spent, first given back. */
const BACK_IN_ORDER: readonly LedgerSource[] = ['api_bonus', 'top_up', 'plan'];

/**
 * Puts a charge by estimate right once the work is done: what was too much goes back, what was too little is
 * charged to whoever paid, as far as it is there and never beyond one credit.
 */
export async function trueUpJob(
  money: Money,
  { id: jobId, account_id: accountId }: { readonly id: string; readonly account_id: string },
  credits: number,
): Promise<void> {
  const spent = await spentBy(money, jobId);
  const charged = spent.reduce((sum, part) => sum - part.amount, 0);
  const [first] = spent;
  if (first === undefined) return;
  const facts = { projectId: first.project_id, jobId, toolRunId: first.tool_run_id };
  let back = charged - credits;
  for (const source of BACK_IN_ORDER) {
    const paid = -(spent.find((part) => part.source === source)?.amount ?? 0);
    const amount = Math.min(paid, Math.max(0, back));
    back -= amount;
    if (amount > 0)
      await appendEntry(money.database, money.clock.nowMs(), accountId, {
        ...facts,
        type: 'refund',
        source,
        amount,
        reason: ledgerReason('shorter_than_estimated'),
      });
  }
  if (back >= 0) return;
  const purse = await purseOf(money, await requireAccount(money.database, accountId));
  const more = Math.min(-back, MOST_BEYOND_ESTIMATE);
  const source = furtherSource(purse, first.source, more);
  if (source !== null)
    await writeCharge(money, accountId, source, more, {
      ...facts,
      reason: ledgerReason('longer_than_estimated'),
    });
}

/** null where whoever paid has nothing left: the work is done and stays. */
function furtherSource(purse: Purse, paidFrom: LedgerSource, credits: number): LedgerSource | null {
  if (paidFrom === 'api_bonus')
    return purse.bonus?.status === 'active' && purse.bonus.remaining >= credits ? 'api_bonus' : null;
  if (purse.planCredits >= credits) return 'plan';
  return purse.topUp >= credits ? 'top_up' : null;
}

/** Gives back what a job charged and has not got back yet, to the sources it came from. */
export async function refundJob({ database, clock }: Money, jobId: string): Promise<void> {
  for (const part of await spentBy({ database }, jobId))
    await appendEntry(database, clock.nowMs(), part.account_id, {
      type: 'refund',
      source: part.source,
      amount: -part.amount,
      reason: ledgerReason('not_done'),
      projectId: part.project_id,
      jobId,
      toolRunId: part.tool_run_id,
    });
}

export function planRequired(purse: Purse): ApiError {
  const why = purse.bonus === null ? problem('plan_needed') : problem('plan_needed_beyond_bonus');
  return new ApiError('PLAN_REQUIRED', why, {
    details: { plan: purse.plan, bonus: purse.bonus?.status ?? null },
  });
}

function refusal(code: 'PLAN_REQUIRED' | 'INSUFFICIENT_CREDITS', purse: Purse, credits: number): ApiError {
  if (code === 'PLAN_REQUIRED') return planRequired(purse);
  const available = maySpend(purse.plan) ? purse.planCredits + purse.topUp : 0;
  return new ApiError(code, problem('credits_short', { credits, available }), {
    details: { credits, available },
  });
}
