/** Goes on following after failures that pass: a service that is away, starts again or is busy is asked again, ever more seldom. */
import { ApiError } from './api-error.ts';
import type { Connectivity } from './connectivity.ts';
import { decide } from './decide.ts';
import type { FollowOptions } from './follow.ts';

const FIRST_WAIT_MS = 2000;
const LONGEST_WAIT_MS = 30_000;

/**
 * Any answer of the service ends a wait, so that nobody waits for one that is back.
 * @param onFailure told each failure that is read past.
 */
export function afterPassingFailure(
  { waitToTry }: Pick<Connectivity, 'waitToTry'>,
  onFailure: (error: unknown) => void,
): NonNullable<FollowOptions['afterFailure']> {
  return async (error, inARow, signal) => {
    if (!passes(error)) throw error;
    onFailure(error);
    await waitToTry(Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (inARow - 1)), signal);
  };
}

/** Whether the same read may succeed later. */
export function passes(error: unknown): boolean {
  return error instanceof ApiError && decide(error, { tries: 1, safeToRepeat: true }).next === 'retry';
}
