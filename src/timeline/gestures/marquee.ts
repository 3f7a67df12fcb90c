/** Selecting by drawing a rectangle: everything it touches. */
import { type EditView, type ItemKind, itemsOf } from '../geometry/edit-view.ts';
import { laneOf, rowOf } from '../geometry/lanes.ts';
import { WHOLE_LANE } from '../geometry/stack-rows.ts';
import { secAt, type TimeScale } from '../geometry/time-scale.ts';

/** CSS pixels of the canvas; either corner may be the first. */
export interface Box {
  readonly fromXPx: number;
  readonly fromYPx: number;
  readonly toXPx: number;
  readonly toYPx: number;
}

const LANES_OF: Readonly<Record<ItemKind, 'video' | 'text' | 'broll' | 'audio' | 'music'>> = {
  segment: 'video',
  text: 'text',
  broll: 'broll',
  audio: 'audio',
  music: 'music',
};

export function idsInBox(view: EditView, scale: TimeScale, box: Box): Set<string> {
  const [leftSec, rightSec] = [box.fromXPx, box.toXPx].toSorted((a, b) => a - b).map((x) => secAt(scale, x));
  const [topPx, bottomPx] = [box.fromYPx, box.toYPx].toSorted((a, b) => a - b);
  const touches = (kind: ItemKind, id: string): boolean => {
    const row = rowOf(laneOf(LANES_OF[kind]), view.rows.get(id) ?? WHOLE_LANE);
    return (topPx ?? 0) <= row.topPx + row.heightPx && (bottomPx ?? 0) >= row.topPx;
  };
  return new Set(
    itemsOf(view)
      .filter(
        ({ kind, id, startSec, endSec }) =>
          touches(kind, id) && startSec <= (rightSec ?? 0) && endSec >= (leftSec ?? 0),
      )
      .map(({ id }) => id),
  );
}
