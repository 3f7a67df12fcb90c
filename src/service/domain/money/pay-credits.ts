/** Who pays for a piece of work, as pure decisions (specification, sections 2 and 8). */
import { SPENDING_PLANS } from '../../../contract/schemas/values.ts';
import type { Plan } from '../../kernel/operator-config.ts';

export type LedgerSource = 'plan' | 'top_up' | 'api_bonus';
export type Payer = 'plan' | 'api_bonus';
type BonusStatus = 'active' | 'used_up' | 'expired' | 'paused' | 'cancelled';

export interface Purse {
  readonly plan: Plan;
  readonly planCredits: number;
  readonly topUp: number;
  /** null when the account never received one. */
  readonly bonus: { readonly status: BonusStatus; readonly remaining: number } | null;
}

interface ChargePart {
  readonly source: LedgerSource;
  readonly amount: number;
}

export type Payment =
  | { readonly kind: 'paid'; readonly paidWith: Payer; readonly parts: readonly ChargePart[] }
  | { readonly kind: 'refused'; readonly code: 'PLAN_REQUIRED' | 'INSUFFICIENT_CREDITS' };

export function maySpend(plan: Plan): boolean {
  return SPENDING_PLANS.some((one) => one === plan);
}

/** One credit for each started minute. */
export function billedMinutes(durationSec: number): number {
  return Math.max(1, Math.ceil(durationSec / 60));
}

/**
 * An active bonus pays first and never in part; else the plan of Creator and Studio does, plan credits before
 * top-up. Nothing to pay is paid as well.
 */
export function decidePayment(purse: Purse, credits: number): Payment {
  const { bonus } = purse;
  if (bonus?.status === 'active' && bonus.remaining >= credits)
    return paid('api_bonus', [{ source: 'api_bonus', amount: credits }]);
  if (!maySpend(purse.plan)) return { kind: 'refused', code: 'PLAN_REQUIRED' };
  const fromPlan = Math.min(purse.planCredits, credits);
  const fromTopUp = credits - fromPlan;
  if (fromTopUp > purse.topUp) return { kind: 'refused', code: 'INSUFFICIENT_CREDITS' };
  return paid('plan', [
    { source: 'plan', amount: fromPlan },
    { source: 'top_up', amount: fromTopUp },
  ]);
}

export interface AllowanceAsked {
  /** Uses left today of what the plan gives. */
  readonly leftOfPlan: number;
  /** Uses left today of what the bonus gives. */
  readonly leftOfBonus: number;
  /** What one use takes from the bonus; uses paid by the plan take none. */
  readonly bonusCredits: number;
  /** False for what the bonus never pays, such as an export that is too long. */
  readonly bonusMayPay: boolean;
}

export type AllowancePayment =
  | { readonly kind: 'paid'; readonly paidWith: Payer }
  | { readonly kind: 'refused'; readonly code: 'PLAN_REQUIRED' | 'DAILY_LIMIT_REACHED' };

/** Who pays one use of a daily allowance. The same order: bonus while active, then the plan. */
export function decideAllowance({ plan, bonus }: Purse, asked: AllowanceAsked): AllowancePayment {
  const bonusPays = asked.bonusMayPay && bonus?.status === 'active' && bonus.remaining >= asked.bonusCredits;
  if (bonusPays && asked.leftOfBonus > 0) return { kind: 'paid', paidWith: 'api_bonus' };
  if (maySpend(plan))
    return asked.leftOfPlan > 0
      ? { kind: 'paid', paidWith: 'plan' }
      : { kind: 'refused', code: 'DAILY_LIMIT_REACHED' };
  return { kind: 'refused', code: bonusPays ? 'DAILY_LIMIT_REACHED' : 'PLAN_REQUIRED' };
}

function paid(paidWith: Payer, parts: readonly ChargePart[]): Payment {
  return { kind: 'paid', paidWith, parts: parts.filter((part) => part.amount > 0) };
}
