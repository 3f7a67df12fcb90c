/** How long a file can last: damage, or somebody who means harm, makes days of a few bytes. */

/** Nothing that fits into an upload is longer. */
const LONGEST_SEC = 14 * 86_400;
/** Anything may last so long. */
export const LONG_SEC = 3600;
/** A still picture without sound needs more. */
const LEAST_BYTES_A_SECOND = 16;

export function longestPossibleSec(sizeBytes: number): number {
  return Math.min(LONGEST_SEC, Math.max(LONG_SEC, sizeBytes / LEAST_BYTES_A_SECOND));
}
