/** Whether an export is longer than an API bonus pays for, where nothing else could pay. */
import { BONUS } from '../../contract/limits.ts';
import type { Credits } from '../../contract/schemas/account.ts';

/** Their own credits and allowances are not for spending through the API (specification, section 2). */
const BONUS_ALONE_PAYS: readonly string[] = ['free', 'starter', 'unlimited'] satisfies Credits['plan'][];

/** False where no bonus pays at all, which the allowance of the day says. */
export function isBeyondBonus(
  { plan, bonus }: Pick<Credits, 'plan' | 'bonus'>,
  durationSec: number,
): boolean {
  return (
    BONUS_ALONE_PAYS.includes(plan) && bonus?.status === 'active' && durationSec > BONUS.longestExportSec
  );
}
