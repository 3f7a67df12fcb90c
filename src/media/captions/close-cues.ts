/** Cues whose file says when they begin, and of some not when they end. */

/** What has no end is shown until the next one begins, at most this long. */
const OPEN_CUE_SEC = 5;

/** In the order of time; an `endSec` of infinity is one that is not said. */
export function closeCues<Cue extends { readonly startSec: number; readonly endSec: number }>(
  cues: readonly Cue[],
): Cue[] {
  const sorted = [...cues].sort((a, b) => a.startSec - b.startSec);
  let [startSec, laterSec] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  return sorted
    .reverse()
    .map((cue) => {
      // Cues that begin at once are shown together.
      if (cue.startSec < startSec) [startSec, laterSec] = [cue.startSec, startSec];
      return cue.endSec === Number.POSITIVE_INFINITY
        ? { ...cue, endSec: Math.min(laterSec, startSec + OPEN_CUE_SEC) }
        : cue;
    })
    .reverse();
}
