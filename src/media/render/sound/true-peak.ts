/** Height of a sound between its samples, by four-fold oversampling. ITU-R BS.1770-4, annex 2. */

/** Samples needed after the one that is asked for. */
export const TRUE_PEAK_AHEAD = 16;
/** More than the recommendation's 12, which miss a decibel of what lies near the top of the band. */
const TAPS = 32;
const BEFORE = TAPS - TRUE_PEAK_AHEAD - 1;
const OVERSAMPLING = 4;
/** Samples at less than half the ceiling have no peaks above it between them in any real sound. */
const WORTH_LOOKING = 0.5;

const QUARTER = phaseTaps(1 / OVERSAMPLING);
const HALF = phaseTaps(2 / OVERSAMPLING);
const THREE_QUARTERS = phaseTaps(3 / OVERSAMPLING);

/**
 * Raises each of `peaks` to the largest size of the sound from its sample up to, not with, the next one. Both are
 * rings as long as each other, that a power of two; TRUE_PEAK_AHEAD samples after the last must be in `ring`.
 * Samples far under `ceiling` are taken as they are.
 */
export function raiseToTruePeaks(
  ring: Float32Array,
  peaks: Float64Array,
  from: number,
  to: number,
  ceiling: number,
): void {
  const mask = ring.length - 1;
  const worthLooking = WORTH_LOOKING * ceiling;
  let next = Math.abs(ring[from & mask] as number);
  // Stryker disable next-line EqualityOperator: callers work out the next one again
  for (let at = from; at < to; at += 1) {
    let peak = next;
    next = Math.abs(ring[(at + 1) & mask] as number);
    if (peak >= worthLooking || next >= worthLooking) {
      let quarter = 0;
      let half = 0;
      let threeQuarters = 0;
      for (let tap = 0; tap < TAPS; tap += 1) {
        const value = ring[(at - BEFORE + tap) & mask] as number;
        // Stryker disable next-line AssignmentOperator: only its size is asked for
        quarter += (QUARTER[tap] as number) * value;
        // Stryker disable next-line AssignmentOperator: only its size is asked for
        half += (HALF[tap] as number) * value;
        // Stryker disable next-line AssignmentOperator: only its size is asked for
        threeQuarters += (THREE_QUARTERS[tap] as number) * value;
      }
      peak = Math.max(peak, Math.abs(quarter), Math.abs(half), Math.abs(threeQuarters));
    }
    if (peak > (peaks[at & mask] as number)) peaks[at & mask] = peak;
  }
}

/** A sinc under a raised cosine, brought to a sum of 1 so that a steady value stays what it is. */
function phaseTaps(fraction: number): Float64Array {
  const taps = Float64Array.from({ length: TAPS }, (_, tap) => {
    const distance = tap - BEFORE - fraction;
    const bell = Math.cos((Math.PI * distance) / (TAPS + 1)) ** 2;
    return (Math.sin(Math.PI * distance) / (Math.PI * distance)) * bell;
  });
  const sum = taps.reduce((total, value) => total + value, 0);
  return taps.map((value) => value / sum);
}
