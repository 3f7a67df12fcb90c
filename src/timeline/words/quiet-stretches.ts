/** Where a source is quiet, by its loudness as drawn: well under what is around it, for long enough to hear. */
export interface QuietStretch {
  readonly startSec: number;
  readonly endSec: number;
}

const LEAST_SEC = 0.3;
/** A click inside a pause does not end it. */
const CLICK_SEC = 0.06;
/** In amplitude: -46 and -28 dBFS, and 12 dB under the loud part. */
const QUIET_ALWAYS = 0.005;
const NEVER_QUIET = 0.04;
const UNDER_LOUD = 0.25;

/** @param peaks 0 to 1, one each `stepSec` */
export function quietStretches(peaks: ArrayLike<number>, stepSec: number): QuietStretch[] {
  const sorted = Float32Array.from(peaks).sort();
  const floor = sorted[Math.floor(sorted.length * 0.1)] ?? 0;
  const loud = sorted[Math.floor(sorted.length * 0.9)] ?? 0;
  const limit = Math.min(Math.max(QUIET_ALWAYS, Math.min(floor * 2, loud * UNDER_LOUD)), NEVER_QUIET);
  const clickSteps = Math.floor(CLICK_SEC / stepSec);
  const found: QuietStretch[] = [];
  let first = -1;
  let last = -1;
  const close = (): void => {
    const stretch = { startSec: first * stepSec, endSec: (last + 1) * stepSec };
    if (first >= 0 && stretch.endSec - stretch.startSec >= LEAST_SEC) found.push(stretch);
    first = -1;
  };
  for (let at = 0; at < peaks.length; at += 1) {
    if ((peaks[at] ?? 0) <= limit) {
      if (first < 0) first = at;
      last = at;
    } else if (first >= 0 && at - last > clickSteps) close();
  }
  close();
  return found;
}
