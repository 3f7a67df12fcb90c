/** Who pays for credits, as a pure decision (specification, sections 2 and 8). A charge is never split between plan and bonus. */
import type { Plan } from '../../operator-config.ts';

export interface Purse {
  readonly plan: Plan;
  readonly planCredits: number;
  readonly topUp: number;
}

export type LedgerSource = 'plan' | 'top_up' | 'api_bonus';

interface ChargePart {
  readonly source: LedgerSource;
  readonly amount: number;
}

export type Payment =
  | { readonly kind: 'paid'; readonly paidWith: 'plan'; readonly parts: readonly ChargePart[] }
  | { readonly kind: 'refused'; readonly code: 'PLAN_REQUIRED' | 'INSUFFICIENT_CREDITS' };

/** Plans whose credits and allowances may be spent through the API. */
export function maySpend(plan: Plan): boolean {
  return plan === 'creator' || plan === 'studio';
}

/** One credit for each started minute. */
export function billedMinutes(durationSec: number): number {
  return Math.max(1, Math.ceil(durationSec / 60));
}

/** Plan credits go first, then top-up. */
export function decidePayment(purse: Purse, credits: number): Payment {
  if (!maySpend(purse.plan)) return { kind: 'refused', code: 'PLAN_REQUIRED' };
  const fromPlan = Math.min(purse.planCredits, credits);
  const fromTopUp = credits - fromPlan;
  if (fromTopUp > purse.topUp) return { kind: 'refused', code: 'INSUFFICIENT_CREDITS' };
  const parts: ChargePart[] = [
    { source: 'plan', amount: fromPlan },
    { source: 'top_up', amount: fromTopUp },
  ];
  return { kind: 'paid', paidWith: 'plan', parts: parts.filter((part) => part.amount > 0) };
}
