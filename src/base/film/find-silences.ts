/** Finds silences in a sound's loudness: stretches well under the level of what is around them. */

/** On the sound's clock, `startSec` ≤ `endSec`. */
export interface Silence {
  readonly startSec: number;
  readonly endSec: number;
}

export const MIN_SILENCE_SEC = 0.35;
/** The floor and level are measured over this long, so that a quiet speaker's pauses are found too. */
const WINDOW_SEC = 60;
const BLOCK_SEC = 10;
const ABOVE_FLOOR_DB = 6;
const UNDER_LEVEL_DB = 12;
/** Nothing louder than this counts as a pause, and everything under the other does. */
const QUIETEST_LIMIT_DB = -55;
const LOUDEST_LIMIT_DB = -25;
/** A click inside a pause does not end it. */
const MAX_CLICK_SEC = 0.045;

/** `loudnessDb` has one value each `stepSec` (20 ms suits); the spans are in order and do not overlap. */
export function findSilences(loudnessDb: ArrayLike<number>, stepSec: number): Silence[] {
  const limits = quietLimits(loudnessDb, stepSec);
  const blockSteps = Math.max(1, Math.round(BLOCK_SEC / stepSec));
  const maxClickSteps = Math.floor(MAX_CLICK_SEC / stepSec);
  const spans: Silence[] = [];
  let start = -1;
  let lastQuiet = -1;
  const close = () => {
    const span = { startSec: start * stepSec, endSec: (lastQuiet + 1) * stepSec };
    if (start >= 0 && span.endSec - span.startSec >= MIN_SILENCE_SEC - 1e-9) spans.push(span);
    start = -1;
  };
  for (let step = 0; step < loudnessDb.length; step += 1) {
    const limit = limits[Math.floor(step / blockSteps)] ?? QUIETEST_LIMIT_DB;
    if ((loudnessDb[step] as number) <= limit) {
      if (start < 0) start = step;
      lastQuiet = step;
    } else if (start >= 0 && step - lastQuiet > maxClickSteps) {
      close();
    }
  }
  close();
  return spans;
}

/** The loudest that counts as quiet, one for each block, from the quiet and the loud tenth around it. */
function quietLimits(loudnessDb: ArrayLike<number>, stepSec: number): number[] {
  const blockSteps = Math.max(1, Math.round(BLOCK_SEC / stepSec));
  const reach = Math.round((WINDOW_SEC - BLOCK_SEC) / 2 / stepSec);
  const limits: number[] = [];
  for (let at = 0; at < loudnessDb.length; at += blockSteps) {
    const from = Math.max(0, at - reach);
    const around = Array.from(
      { length: Math.min(loudnessDb.length, at + blockSteps + reach) - from },
      (_, i) => loudnessDb[from + i] as number,
    ).sort((a, b) => a - b);
    const floor = around[Math.floor(around.length * 0.1)] ?? QUIETEST_LIMIT_DB;
    const level = around[Math.floor(around.length * 0.9)] ?? QUIETEST_LIMIT_DB;
    const wished = Math.min(Math.max(floor + ABOVE_FLOOR_DB, QUIETEST_LIMIT_DB), level - UNDER_LEVEL_DB);
    limits.push(Math.min(wished, LOUDEST_LIMIT_DB));
  }
  return limits;
}
