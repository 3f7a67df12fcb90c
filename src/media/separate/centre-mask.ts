/** Which bins of a wide stereo mix stand in the centre, where voices are mixed to. */
import { BINS } from './spectra.ts';
import type { StereoShares } from './stereo-shares.ts';

/**
 * Similarity of the channels, panning times phase: 2 Re(L R*) / (|L|² + |R|²), which is (M - S) / (M + S) in powers
 * of middle and side (Avendano and Jot, "A frequency-domain approach to multichannel upmix", JAES 2004). Powers
 * are added over neighbouring frames first, so that single bins do not flicker. The square of the similarity leaves less
 * music in the voice than the similarity itself.
 */
export function centreMask(frames: readonly StereoShares[]): Float32Array[] {
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
