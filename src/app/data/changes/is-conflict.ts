import { ApiError } from '../../../client/api-error.ts';

/**
 * Whether the state of a thing stood against a change. The specification names no reasons of conflicts: that somebody else was
 * faster is seen by reading the thing again, by its revision.
 */
export function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'CONFLICT';
}
