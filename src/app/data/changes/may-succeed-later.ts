/** Whether what failed may succeed when it is sent again some other time, as it is. */
import { ApiError } from '../../../client/api-error.ts';
import { decide } from '../../../client/decide.ts';
import { STORAGE_FULL } from '../../../contract/errors.ts';

/** The service failed at it, was out of reach, or had no room. */
export function maySucceedLater(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { next } = decide(error, { tries: 1, safeToRepeat: true });
  return next === 'retry' || error.reason === STORAGE_FULL;
}
