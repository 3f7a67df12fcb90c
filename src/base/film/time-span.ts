/** A stretch of time from `startSec` to `endSec`, which is the same or later; on whose clock, its owner says. */
export interface TimeSpan {
  readonly startSec: number;
  readonly endSec: number;
}
