/** Pulls a moment to something near it: the playhead, an edge, the border of a word. */
import { valuesAround } from '../../base/sorted.ts';
import type { EditView } from './edit-view.ts';

export interface Snapped {
  readonly sec: number;
  /** Where a guide is drawn; null where nothing was near. */
  readonly guideSec: number | null;
}

export interface SnapTo {
  readonly view: EditView;
  readonly playheadSec: number;
  readonly withinSec: number;
  /** In and out points and markers. */
  readonly pointsSec?: readonly number[];
  /** Things being dragged do not snap to themselves. */
  readonly without?: ReadonlySet<string>;
  /** Where the edge of a segment is held: what stands there does not pull it back, or it could not be moved a little. */
  readonly heldSec?: number;
}

/** Closer than this is the same place: a cut and the word it ends with are placed by sums of their own. */
const SAME_SEC = 1e-3;

/** Of equally near ones the playhead comes first, then points, then edges, then words. */
export function snapSec(
  sec: number,
  { view, playheadSec, withinSec, without, heldSec, pointsSec = [] }: SnapTo,
): Snapped {
  const candidates = [
    playheadSec,
    ...borders(sec, view, pointsSec, without),
    ...valuesAround(view.words, sec, (word) => word.startSec),
    ...valuesAround(view.words, sec, (word) => word.endSec),
  ];
  const free =
    heldSec === undefined
      ? candidates
      : candidates.filter((candidate) => Math.abs(candidate - heldSec) > SAME_SEC);
  return pulled(sec, free, withinSec);
}

/** The playhead itself is pulled to points and edges, not to words: there are too many to pass between them. */
export function snapPlayhead(
  sec: number,
  { view, withinSec, pointsSec = [] }: Pick<SnapTo, 'view' | 'withinSec' | 'pointsSec'>,
): Snapped {
  return pulled(sec, borders(sec, view, pointsSec), withinSec);
}

/** The start, points, what stands over the segments, and of their edges the ones around. */
function borders(
  sec: number,
  view: EditView,
  pointsSec: readonly number[],
  without?: ReadonlySet<string>,
): number[] {
  const free = <One extends { readonly id: string }>(items: readonly One[]) =>
    without === undefined ? items : items.filter(({ id }) => !without.has(id));
  const overlaid = [...free(view.texts), ...free(view.broll), ...free(view.audio)];
  return [
    0,
    ...pointsSec,
    ...valuesAround(view.segments, sec, (one) => one.outputEndSec),
    ...overlaid.flatMap((one) => [one.outputStartSec, one.outputStartSec + one.durationSec]),
  ];
}

function pulled(sec: number, candidates: readonly number[], withinSec: number): Snapped {
  const nearest = nearestOf(candidates, sec);
  return nearest !== null && Math.abs(nearest - sec) <= withinSec
    ? { sec: nearest, guideSec: nearest }
    : { sec, guideSec: null };
}

/** Snaps whichever end of a stretch is nearer to something. */
export function snapSpan(startSec: number, lengthSec: number, to: SnapTo): Snapped {
  const [start, end] = [snapSec(startSec, to), snapSec(startSec + lengthSec, to)];
  const startPull = start.guideSec === null ? Number.POSITIVE_INFINITY : Math.abs(start.sec - startSec);
  const endPull = end.guideSec === null ? Number.POSITIVE_INFINITY : Math.abs(end.sec - startSec - lengthSec);
  return endPull < startPull ? { sec: end.sec - lengthSec, guideSec: end.guideSec } : start;
}

function nearestOf(values: readonly number[], sec: number): number | null {
  let nearest: number | null = null;
  for (const value of values)
    if (nearest === null || Math.abs(value - sec) < Math.abs(nearest - sec)) nearest = value;
  return nearest;
}
