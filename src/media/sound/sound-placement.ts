/** Puts decoded blocks of sound where their timestamps say: gaps become silence, overlaps are cut. */

/** Container times are rounded, often to milliseconds; smaller differences are not real gaps. */
const TOLERANCE_SEC = 0.004;

export interface Placement {
  /** Silent samples to put before the block. */
  readonly silence: number;
  /** Samples of the block to leave out at its start. */
  readonly skip: number;
}

/**
 * `placed` samples are there already since the start of the stretch, the block starts `offsetSec` after the
 * start (negative: before it) and has `length` samples.
 */
export function placeBlock(placed: number, offsetSec: number, length: number, sampleRate: number): Placement {
  const at = Math.round(offsetSec * sampleRate);
  const difference = at - placed;
  if (Math.abs(difference) <= TOLERANCE_SEC * sampleRate && placed > 0) return { silence: 0, skip: 0 };
  if (difference >= 0) return { silence: difference, skip: 0 };
  return { silence: 0, skip: Math.min(length, -difference) };
}
