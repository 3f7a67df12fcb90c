/** Short fades at both ends of a clip, so that cutting in the middle of a sound does not click. */

const FADE_SEC = 0.008;

/**
 * Fades a block in place. `position` is the index of its first sample in a clip of `total` samples; the gain
 * is a raised cosine, 0 at the clip's edges and 1 from `FADE_SEC` on.
 */
export function fadeEdges(block: Float32Array, position: number, total: number, sampleRate: number): void {
  const length = Math.min(Math.round(FADE_SEC * sampleRate), Math.floor(total / 2));
  for (let i = 0; i < block.length; i += 1) {
    const fromEdge = Math.min(position + i, total - 1 - (position + i));
    if (fromEdge >= length) {
      // Nothing to do until the fade-out begins.
      i = Math.max(i, total - length - position - 1);
      continue;
    }
    block[i] = (block[i] as number) * (0.5 - 0.5 * Math.cos((Math.PI * Math.max(0, fromEdge)) / length));
  }
}
