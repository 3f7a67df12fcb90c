/**
 * One axis of a camera on a heavy tripod: it stays while what it must show is well inside, and otherwise moves
 * as little as it can, within limits of speed and acceleration. Knowing the whole shot, it needs no catching up:
 * the path is the shortest one through the tube of good positions (taut string; Davies & Kovac, "Local
 * extremes, runs, strings and multiresolution", 2001), then limited and smoothed. Pure; positions are
 * fractions of the picture.
 */

/** Where the camera may stand at one time. */
export interface Tube {
  readonly timeSec: number;
  readonly low: number;
  /** Not below `low`. */
  readonly high: number;
}

export const STEP_SEC = 0.1;
/** Crop lengths a second; a face that runs faster leaves the crop. */
export const MAX_SPEED = 1.2;
/** Smoothing takes two means over this many steps each. */
const MEAN_STEPS = 7;
/** Crop lengths a second squared: a mean over a time changes speed at most from one limit to the other in it. */
export const MAX_ACCELERATION = (2 * MAX_SPEED) / (MEAN_STEPS * STEP_SEC);

/**
 * A position for every tube. Tubes stand `STEP_SEC` apart.
 *
 * @param crop length of the crop on this axis @param wish where it would best stand if it need not move
 */
export function cameraAxis(tubes: readonly Tube[], crop: number, wish: number): number[] {
  const tight = tautString(tubes, wish);
  const limited = limitSteps(tight, MAX_SPEED * crop * STEP_SEC);
  return runningMean(runningMean(limited, MEAN_STEPS), MEAN_STEPS);
}

/** The shortest path through all tubes with free ends; constant, and as near to `wish` as can be, where one is. */
export function tautString(tubes: readonly Tube[], wish: number): number[] {
  const path: number[] = [];
  let at = 0;
  let position = firstPosition(tubes, wish);
  if (tubes.length > 0) path.push(position);
  while (at < tubes.length - 1) {
    const next = nextCorner(tubes, at, position);
    const slope = (next.position - position) / (next.index - at);
    for (let index = at + 1; index <= next.index; index += 1) path.push(position + slope * (index - at));
    ({ index: at, position } = next);
  }
  return path;
}

/** Where the string starts: inside all first tubes that share a position, on the side it has to leave to. */
function firstPosition(tubes: readonly Tube[], wish: number): number {
  let low = Number.NEGATIVE_INFINITY;
  let high = Number.POSITIVE_INFINITY;
  for (const tube of tubes) {
    if (tube.low > high) return high;
    if (tube.high < low) return low;
    low = Math.max(low, tube.low);
    high = Math.min(high, tube.high);
  }
  return Math.min(high, Math.max(low, wish));
}

/** The next point where the string touches a tube and turns; level to the end where nothing is in the way. */
function nextCorner(tubes: readonly Tube[], from: number, position: number) {
  let least = { slope: Number.NEGATIVE_INFINITY, index: from, position };
  let most = { slope: Number.POSITIVE_INFINITY, index: from, position };
  for (let index = from + 1; index < tubes.length; index += 1) {
    const { low, high } = tubes[index] as Tube;
    const slopeToLow = (low - position) / (index - from);
    const slopeToHigh = (high - position) / (index - from);
    if (slopeToLow > most.slope) return most;
    if (slopeToHigh < least.slope) return least;
    if (slopeToLow >= least.slope) least = { slope: slopeToLow, index, position: low };
    if (slopeToHigh <= most.slope) most = { slope: slopeToHigh, index, position: high };
  }
  if (least.slope > 0) return least;
  if (most.slope < 0) return most;
  return { slope: 0, index: tubes.length - 1, position };
}

/** No step longer than `longest`; late by as much as it is early. */
function limitSteps(path: readonly number[], longest: number): number[] {
  const forwards = limitForwards(path, longest);
  const backwards = limitForwards(path.toReversed(), longest).toReversed();
  return forwards.map((value, index) => (value + (backwards[index] as number)) / 2);
}

function limitForwards(path: readonly number[], longest: number): number[] {
  let previous = path[0] ?? 0;
  return path.map((value) => {
    previous = Math.min(previous + longest, Math.max(previous - longest, value));
    return previous;
  });
}

/** Mean over `steps` (odd) around each; the ends are held. */
function runningMean(path: readonly number[], steps: number): number[] {
  const reach = (steps - 1) / 2;
  const last = path.length - 1;
  return path.map((_, index) => {
    let sum = 0;
    for (let offset = -reach; offset <= reach; offset += 1)
      sum += path[Math.min(last, Math.max(0, index + offset))] as number;
    return sum / steps;
  });
}
