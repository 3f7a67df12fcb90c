/** Height of a sound between its samples, by four-fold oversampling. ITU-R BS.1770-4, annex 2. */

/** Samples needed after the one that is asked for. */
export const TRUE_PEAK_AHEAD = 16;
/** More than the recommendation's 12, which miss a decibel of what lies near the top of the band. */
const TAPS = 32;
const BEFORE = TAPS - TRUE_PEAK_AHEAD - 1;
const OVERSAMPLING = 4;
/** Samples at less than half the ceiling have no peaks above it between them in any real sound. */
const WORTH_LOOKING = 0.5;

const PHASES: readonly Float64Array[] = [1, 2, 3].map((phase) => phaseTaps(phase / OVERSAMPLING));

/**
 * Largest size of the sound from sample `at` up to, not with, the next one. `ring` holds the sound with its
 * length a power of two; TRUE_PEAK_AHEAD samples after `at` must be in it. Samples far under `ceiling` are
 * taken as they are.
 */
export function truePeakAt(ring: Float32Array, at: number, ceiling: number): number {
  const mask = ring.length - 1;
  const own = Math.abs(ring[at & mask] as number);
  const next = Math.abs(ring[(at + 1) & mask] as number);
  if (Math.max(own, next) < WORTH_LOOKING * ceiling) return own;
  let peak = own;
  for (const taps of PHASES) {
    let sum = 0;
    for (let tap = 0; tap < TAPS; tap += 1)
      sum += (taps[tap] as number) * (ring[(at - BEFORE + tap) & mask] as number);
    peak = Math.max(peak, Math.abs(sum));
  }
  return peak;
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
