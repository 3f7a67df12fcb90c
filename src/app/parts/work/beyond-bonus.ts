/** Whether an export is longer than an API bonus pays for, where nothing else could pay. */
import { BONUS } from '../../../contract/limits.ts';
import type { Credits } from '../../../contract/schemas/account.ts';
import { PLANS, SPENDING_PLANS } from '../../../contract/schemas/values.ts';

/** Of a plan that is not known here nothing is said. */
const BONUS_ALONE_PAYS: readonly string[] = PLANS.filter(
  (plan) => !SPENDING_PLANS.some((one) => one === plan),
);

/** False where no bonus pays at all, which the allowance of the day says. */
export function isBeyondBonus(
  { plan, bonus }: Pick<Credits, 'plan' | 'bonus'>,
  durationSec: number,
): boolean {
  return (
    BONUS_ALONE_PAYS.includes(plan) && bonus?.status === 'active' && durationSec > BONUS.longestExportSec
  );
}
