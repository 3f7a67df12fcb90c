/** What work would cost and who would pay, without paying, read in a transaction (open-shapes.md, Estimate). */
import type { Estimate } from '../../../contract/operations/autoclip-operations.ts';
import type { Account } from '../../kernel/call.ts';
import type { Money } from './money.ts';
import { decidePayment } from './pay-credits.ts';
import { purseOf } from './purse.ts';

export async function estimateCredits(
  money: Money,
  account: Account,
  work: 'analysis' | 'build' | 'prepare' | 'clip',
  billedMinutes: number,
  missingSettings: string[],
): Promise<Estimate> {
  const purse = await purseOf(money, account);
  const payment = decidePayment(purse, billedMinutes);
  // What costs nothing is paid by nobody, and takes no plan.
  const isFree = billedMinutes === 0;
  const paidWith = payment.kind === 'paid' && !isFree ? payment.paidWith : null;
  const affordable = isFree || paidWith !== null;
  const balance = paidWith === 'api_bonus' ? (purse.bonus?.remaining ?? 0) : purse.planCredits + purse.topUp;
  return {
    work,
    billedMinutes,
    credits: billedMinutes,
    paidWith,
    affordable,
    balanceAfter: affordable ? balance - billedMinutes : null,
    missingSettings,
  };
}
