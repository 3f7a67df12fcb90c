/** What adding a video to an edit costs and who pays it (specification, sections 2 and 8): one credit a started minute. */
import type { Credits } from '../../../../contract/schemas/account.ts';

export interface ClipCost {
  readonly credits: number;
  /** null where neither bonus nor plan can pay it. */
  readonly paidWith: 'api_bonus' | 'plan' | null;
  readonly balanceAfter: number;
}

/** An active bonus pays first and never in part, else the plan does. */
export function clipCost({ credits: own, bonus }: Credits, durationSec: number): ClipCost {
  const credits = Math.max(1, Math.ceil(durationSec / 60));
  if (bonus?.status === 'active' && bonus.remaining >= credits)
    return { credits, paidWith: 'api_bonus', balanceAfter: bonus.remaining - credits };
  const balanceAfter = own.remaining - credits;
  return { credits, paidWith: balanceAfter < 0 ? null : 'plan', balanceAfter };
}
