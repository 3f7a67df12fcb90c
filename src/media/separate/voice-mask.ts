/** Decides for a stretch of sound how the voice is told apart, and gives its share of every bin. */
import { repetitionMask } from './repetition-mask.ts';
import { BINS, FRAME_SAMPLES, type Spectrum } from './spectra.ts';

/** Below this share of difference the channels say too little about places. */
const WIDE_FROM = 0.03;
/** Voices have nothing below the first of these, everything from the second on. */
const NO_VOICE_BELOW_HZ = 70;
const VOICE_FROM_HZ = 110;

/** @param frames at most half a minute. One mask a frame, 0 to 1; 1 less it is the mask of the rest. */
export function voiceMask(frames: readonly Spectrum[], sampleRate: number): Float32Array[] {
  const shares = frames.map(stereoShares);
  const masks =
    stereoWidth(shares) >= WIDE_FROM
      ? centreMask(shares)
      : repetitionMask(
          shares.map(({ middle, side }) =>
            middle.map((power, bin) => Math.sqrt(power + (side[bin] as number))),
          ),
        );
  const low = Float32Array.from({ length: BINS }, (_, bin) => {
    const hz = (bin * sampleRate) / FRAME_SAMPLES;
    return Math.min(1, Math.max(0, (hz - NO_VOICE_BELOW_HZ) / (VOICE_FROM_HZ - NO_VOICE_BELOW_HZ)));
  });
  for (const mask of masks)
    for (let bin = 0; bin < BINS && (low[bin] as number) < 1; bin += 1)
      mask[bin] = (mask[bin] as number) * (low[bin] as number);
  return masks;
}

/**
 * Which bins of a wide stereo mix stand in the centre, where voices are mixed to.
 * Similarity of the channels, panning times phase: 2 Re(L R*) / (|L|² + |R|²), which is (M - S) / (M + S) in powers
 * of middle and side (Avendano and Jot, "A frequency-domain approach to multichannel upmix", JAES 2004). Powers
 * are added over neighbouring frames first, so that single bins do not flicker. The square of the similarity leaves less
 * music in the voice than the similarity itself.
 */
function centreMask(frames: readonly StereoShares[]): Float32Array[] {
  return frames.map((_, index) => {
    const near = frames.slice(Math.max(0, index - 1), index + 2);
    const mask = new Float32Array(BINS);
    for (let bin = 0; bin < BINS; bin += 1) {
      let middle = 0;
      let side = 0;
      for (const frame of near) {
        middle += frame.middle[bin] as number;
        side += frame.side[bin] as number;
      }
      const similarity = middle > side ? (middle - side) / (middle + side) : 0;
      mask[bin] = similarity * similarity;
    }
    return mask;
  });
}

interface StereoShares {
  /** |(left + right) / 2|² of each bin. */
  readonly middle: Float32Array;
  /** |(left - right) / 2|² of each bin. */
  readonly side: Float32Array;
}

/** What is equal and what is different in left and right of a spectrum, bin by bin. */
function stereoShares({ re, im }: Spectrum): StereoShares {
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
function stereoWidth(frames: readonly StereoShares[]): number {
  let middle = 0;
  let side = 0;
  for (const frame of frames)
    for (let bin = 0; bin < BINS; bin += 1) {
      middle += frame.middle[bin] as number;
      side += frame.side[bin] as number;
    }
  return middle + side === 0 ? 0 : side / (middle + side);
}
