/** Leaves out keyframes that straight lines between the others replace (Douglas & Peucker, 1973). Pure. */
import type { FramingKeyframe } from '../../compose/composition-plan.ts';

/** No point of the path moves by more than `tolerance` on either axis. First and last stay. */
export function simplifyPath(path: readonly FramingKeyframe[], tolerance: number): FramingKeyframe[] {
  const kept = new Set([0, path.length - 1]);
  const open: [number, number][] = [[0, path.length - 1]];
  for (let span = open.pop(); span !== undefined; span = open.pop()) {
    const [from, to] = span;
    const furthest = furthestBetween(path, from, to);
    if (furthest === null || furthest.distance <= tolerance) continue;
    kept.add(furthest.index);
    open.push([from, furthest.index], [furthest.index, to]);
  }
  const simple = path.filter((_, index) => kept.has(index));
  const first = simple[0];
  // A camera that stands needs one keyframe, not two.
  const stands = (key: FramingKeyframe) =>
    first !== undefined && key.centerX === first.centerX && key.centerY === first.centerY;
  return first !== undefined && simple.every(stands) ? [first] : simple;
}

function furthestBetween(path: readonly FramingKeyframe[], from: number, to: number) {
  const start = path[from];
  const end = path[to];
  if (start === undefined || end === undefined || to - from < 2) return null;
  let furthest = { index: from, distance: 0 };
  for (let index = from + 1; index < to; index += 1) {
    const { timeSec, centerX, centerY } = path[index] as FramingKeyframe;
    const share = (timeSec - start.timeSec) / (end.timeSec - start.timeSec);
    const distance = Math.max(
      Math.abs(centerX - start.centerX - share * (end.centerX - start.centerX)),
      Math.abs(centerY - start.centerY - share * (end.centerY - start.centerY)),
    );
    if (distance > furthest.distance) furthest = { index, distance };
  }
  return furthest;
}
