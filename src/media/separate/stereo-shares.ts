/** What is equal and what is different in left and right of a spectrum, bin by bin. */
import { BINS, FRAME_SAMPLES, type Spectrum } from './spectra.ts';

export interface StereoShares {
  /** |(left + right) / 2|² of each bin. */
  readonly middle: Float32Array;
  /** |(left - right) / 2|² of each bin. */
  readonly side: Float32Array;
}

export function stereoShares({ re, im }: Spectrum): StereoShares {
  const middle = new Float32Array(BINS);
  const side = new Float32Array(BINS);
  for (let bin = 0; bin < BINS; bin += 1) {
    const mirror = bin === 0 ? 0 : FRAME_SAMPLES - bin;
    const [zr, zi] = [re[bin] as number, im[bin] as number];
    const [mr, mi] = [re[mirror] as number, im[mirror] as number];
    // Left is the part of the transform that mirrors onto its conjugate, right the other one over i.
    const [lr, li] = [zr + mr, zi - mi];
    const [rr, ri] = [zi + mi, mr - zr];
    const [sumRe, sumIm, differenceRe, differenceIm] = [lr + rr, li + ri, lr - rr, li - ri];
    middle[bin] = (sumRe * sumRe + sumIm * sumIm) / 16;
    side[bin] = (differenceRe * differenceRe + differenceIm * differenceIm) / 16;
  }
  return { middle, side };
}

/** Share of the difference in the power of a stretch: 0 for one channel twice, 0.5 for two that have nothing in common. */
export function stereoWidth(frames: readonly StereoShares[]): number {
  let middle = 0;
  let side = 0;
  for (const frame of frames)
    for (let bin = 0; bin < BINS; bin += 1) {
      middle += frame.middle[bin] as number;
      side += frame.side[bin] as number;
    }
  return middle + side === 0 ? 0 : side / (middle + side);
}
