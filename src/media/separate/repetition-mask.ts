/**
 * Which bins of a mix do not repeat. Accompaniment comes back, a voice rarely says the same thing twice.
 * REPET-SIM: Rafii and Pardo, "Music/voice separation using the similarity matrix", ISMIR 2012.
 */
import { BINS } from './spectra.ts';

/** Frames compared with each other are described by this many bands instead of all bins. */
const BANDS = 160;
const MOST_SIMILAR = 25;
/** Two of the chosen frames are at least this far apart, or they would be parts of one sound. */
const APART_FRAMES = 20;
/** Up to 10 kHz at 48 kHz; the hiss above goes where the upper half of these goes. */
const LOOKED_AT_BINS = 854;
/** Of each bin, on a logarithmic scale. */
const BAND_OF = Uint8Array.from({ length: BINS }, (_, bin) =>
  bin === 0 ? 0 : Math.min(BANDS - 1, Math.floor((BANDS * Math.log(bin)) / Math.log(BINS))),
);

/** @param frames amplitude of each bin, at most half a minute of frames. Returns the share of what does not repeat. */
export function repetitionMask(frames: readonly Float32Array[]): Float32Array[] {
  const bands = frames.map(bandsOf);
  return frames.map((frame, index) => {
    const alike = similarFrames(bands, index).map((other) => frames[other] ?? frame);
    const values = new Float32Array(alike.length);
    const mask = new Float32Array(BINS);
    let highest = 0;
    for (let bin = 0; bin < LOOKED_AT_BINS; bin += 1) {
      const here = frame[bin] as number;
      if (here === 0) continue;
      const repeating = medianUpTo(here, alike, bin, values);
      const other = here - repeating;
      const share = (other * other) / (other * other + repeating * repeating);
      mask[bin] = share;
      if (bin >= LOOKED_AT_BINS / 2) highest += share;
    }
    return mask.fill(highest / (LOOKED_AT_BINS / 2), LOOKED_AT_BINS);
  });
}

/** Amplitudes added up in bands of equal width on a logarithmic scale, as a vector of length 1. */
function bandsOf(frame: Float32Array): Float32Array {
  const bands = new Float32Array(BANDS);
  for (let bin = 1; bin < BINS; bin += 1) {
    const band = BAND_OF[bin] as number;
    bands[band] = (bands[band] as number) + (frame[bin] as number);
  }
  const length = Math.hypot(...bands);
  return length === 0 ? bands : bands.map((value) => value / length);
}

/** The frame itself and those most like it, kept apart from each other. */
function similarFrames(bands: readonly Float32Array[], index: number): number[] {
  const own = bands[index] as Float32Array;
  const likeness = new Float32Array(bands.length);
  for (let other = 0; other < bands.length; other += 1) {
    const theirs = bands[other] as Float32Array;
    let sum = 0;
    for (let band = 0; band < BANDS; band += 1) sum += (own[band] as number) * (theirs[band] as number);
    likeness[other] = sum;
  }
  const chosen = [index];
  for (;;) {
    const last = chosen.at(-1) ?? index;
    likeness.fill(-1, Math.max(0, last - APART_FRAMES + 1), last + APART_FRAMES);
    if (chosen.length === MOST_SIMILAR) return chosen;
    let best = 0;
    for (let at = 1; at < likeness.length; at += 1)
      if ((likeness[at] as number) > (likeness[best] as number)) best = at;
    if ((likeness[best] as number) < 0) return chosen;
    chosen.push(best);
  }
}

/**
 * The smaller of `limit` and the median of one bin. Only what lies below the limit is sorted, by insertion: often
 * that is less than half, and then the median is not below.
 */
function medianUpTo(
  limit: number,
  frames: readonly Float32Array[],
  bin: number,
  values: Float32Array,
): number {
  const middle = frames.length >> 1;
  let count = 0;
  for (let at = 0; at < frames.length; at += 1) {
    const value = (frames[at] as Float32Array)[bin] as number;
    if (value < limit) values[count++] = value;
  }
  if (count <= middle) return limit;
  for (let at = 1; at < count; at += 1) {
    const value = values[at] as number;
    let to = at;
    while (to > 0 && (values[to - 1] as number) > value) {
      values[to] = values[to - 1] as number;
      to -= 1;
    }
    values[to] = value;
  }
  return values[middle] as number;
}
