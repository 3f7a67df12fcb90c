/** The loudness of a source at several levels of detail, so that any zoom reads only a few values a pixel. */
export interface PeakPyramid {
  readonly stepSec: number;
  /** Each level holds the maximum of `FACTOR` values of the one before. */
  readonly levels: readonly Float32Array[];
}

const FACTOR = 4;

export function buildPyramid(stepSec: number, peaks: ArrayLike<number>): PeakPyramid {
  const levels = [Float32Array.from(peaks)];
  for (let last = levels[0]; last !== undefined && last.length > FACTOR; last = levels.at(-1)) {
    const finer = last;
    levels.push(
      Float32Array.from({ length: Math.ceil(finer.length / FACTOR) }, (_, at) =>
        maximum(finer, at * FACTOR, (at + 1) * FACTOR),
      ),
    );
  }
  return { stepSec, levels };
}

/** The loudest value of a stretch, 0 to 1, read from the finest level that costs at most a few values. */
export function peakBetween({ stepSec, levels }: PeakPyramid, startSec: number, endSec: number): number {
  const depth = Math.floor(Math.log((endSec - startSec) / stepSec) / Math.log(FACTOR));
  const at = Math.min(Math.max(0, depth), levels.length - 1);
  const level = levels[at];
  if (level === undefined) return 0;
  const size = stepSec * FACTOR ** at;
  const first = Math.max(0, Math.floor(startSec / size));
  return maximum(level, first, Math.max(first + 1, Math.ceil(endSec / size)));
}

function maximum(values: Float32Array, from: number, to: number): number {
  let highest = 0;
  for (let at = from; at < Math.min(to, values.length); at += 1) highest = Math.max(highest, values[at] ?? 0);
  return highest;
}
