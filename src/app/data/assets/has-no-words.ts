/** Nothing is said in an asset, or its words are still being found: no fault of the read. */
import { ApiError } from '../../../client/api-error.ts';
import { isGone } from '../reads/is-gone.ts';

export function hasNoWords(error: unknown): boolean {
  return isGone(error) || (error instanceof ApiError && error.code === 'NOT_READY');
}
