/** Scrolling that runs out by itself, after a finger let go or a wheel clicked: an exponential decay. */
export interface Glide {
  /** Still to go, CSS pixels; the sign is the direction. */
  readonly leftPx: number;
  /** Time after which a share of 1/e is left. */
  readonly tauMs: number;
}

/** As long as touch platforms let a list run. */
const FINGER_TAU_MS = 325;
/** A click of a wheel is smoothed, not prolonged. */
const WHEEL_TAU_MS = 45;
const ENDS_BELOW_PX = 0.5;
/** Only the last movement before letting go counts: a finger that rested does not throw. */
const THROW_WINDOW_MS = 80;
const LEAST_THROW_PX_PER_MS = 0.05;

export interface Moment {
  readonly atMs: number;
  readonly xPx: number;
}

/** One more frame. The sum of all steps is the whole way, however long the frames are. */
export function glideStep(
  { leftPx, tauMs }: Glide,
  elapsedMs: number,
): { readonly movedPx: number; readonly rest: Glide | null } {
  const restPx = leftPx * Math.exp(-elapsedMs / tauMs);
  if (Math.abs(restPx) < ENDS_BELOW_PX) return { movedPx: leftPx, rest: null };
  return { movedPx: leftPx - restPx, rest: { leftPx: restPx, tauMs } };
}

/** What is left of an earlier click goes on together with the new one. */
export function wheelGlide(running: Glide | null, deltaPx: number): Glide {
  const leftPx = running?.tauMs === WHEEL_TAU_MS ? running.leftPx : 0;
  return { leftPx: leftPx + deltaPx, tauMs: WHEEL_TAU_MS };
}

/** How the view goes on after a finger: against its direction, as far as it was fast. Null where it rested. */
export function thrown(moments: readonly Moment[], releasedMs: number): Glide | null {
  const late = moments.filter(({ atMs }) => releasedMs - atMs <= THROW_WINDOW_MS);
  const [first, last] = [late[0], late.at(-1)];
  if (first === undefined || last === undefined || last.atMs <= first.atMs) return null;
  const pxPerMs = (last.xPx - first.xPx) / (last.atMs - first.atMs);
  if (Math.abs(pxPerMs) < LEAST_THROW_PX_PER_MS) return null;
  return { leftPx: -pxPerMs * FINGER_TAU_MS, tauMs: FINGER_TAU_MS };
}
