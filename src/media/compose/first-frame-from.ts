/** Where to stand to see what begins at a moment: the frame before it still shows what came before. */

/** Presentation time of the first frame at or after a moment, both in seconds on the same clock. */
export function firstFrameFrom(momentSec: number, fps: number): number {
  // A moment that is meant to be a frame's may miss it by what was rounded away.
  return Math.max(0, Math.ceil(momentSec * fps - 1e-6)) / fps;
}
