/** What was read is there no longer. */
import { ApiError } from '../../../client/api-error.ts';

export function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'NOT_FOUND';
}
