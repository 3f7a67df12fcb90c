/** What becomes of something kept on the device (`unsent.ts`) once its answer is known, whether or not whoever asked is still there. */
import { isGone } from '../reads/is-gone.ts';
import { maySucceedLater } from './may-succeed-later.ts';
import type { KeepingUnsent } from './unsent.ts';

/**
 * @param error null where the service has it
 * @param whenGone what becomes of it where what it is about is gone: only what says what it was made on may wait for that
 */
export function settleUnsent(
  kept: KeepingUnsent,
  error: unknown,
  whenGone: 'may come back' | 'is over' = 'is over',
): void {
  if (maySucceedLater(error) || (isGone(error) && whenGone === 'may come back')) kept.wait();
  else kept.forget();
}
