/** What becomes of something kept on the device (`unsent.ts`) once its answer is known, whether or not whoever asked is still there. */
import { maySucceedLater } from './may-succeed-later.ts';
import type { KeepingUnsent } from './unsent.ts';

/** @param error null where the service has it */
export function settleUnsent(kept: KeepingUnsent, error: unknown): void {
  if (maySucceedLater(error)) kept.wait();
  else kept.forget();
}
