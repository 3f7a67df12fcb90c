/**
 * In and out points, markers and locked lanes over a reload. They are one person's notes, not part of the edit: they stay on this
 * device, by timeline.
 */
import { useEffect } from 'react';
import { keepOnDevice } from '../../../../base/browser/keep-on-device.ts';
import type { LaneId } from '../../../../timeline/geometry/lanes.ts';
import type { Marker } from '../../../../timeline/geometry/markers.ts';
import { NO_RANGE, type Range } from '../../../../timeline/gestures/range.ts';
import type { Editor } from '../../../../timeline/session/editor.ts';

interface Marks {
  readonly range: Range;
  readonly markers: readonly Marker[];
  /** Absent where none is, and in notes from before there were locks. */
  readonly locked?: readonly LaneId[];
}

const KEY = 'cliproom.timelineMarks';
/** Of the edits worked on last; older notes are forgotten. */
const KEPT_MAX = 40;

type Kept = readonly (readonly [timelineId: string, marks: Marks])[];

/** `onFull` is told when they can no longer be kept; this page still has them. */
export function useKeptMarks({ store }: Editor, timelineId: string, onFull: () => void): void {
  useEffect(() => {
    let kept: Marks = readKept().find(([id]) => id === timelineId)?.[1] ?? { range: NO_RANGE, markers: [] };
    let locks: ReadonlySet<LaneId> = new Set(kept.locked);
    store.set({ range: kept.range, markers: kept.markers, locked: locks });
    return store.subscribe(() => {
      const { range, markers, locked } = store.get();
      if (range === kept.range && markers === kept.markers && locked === locks) return;
      locks = locked;
      kept = { range, markers, ...(locked.size === 0 ? {} : { locked: [...locked] }) };
      if (!keep(timelineId, kept)) onFull();
    });
  }, [store, timelineId, onFull]);
}

/** Where there is no room, what was kept before stays. @returns false then */
function keep(timelineId: string, marks: Marks): boolean {
  const others = readKept().filter(([id]) => id !== timelineId);
  const { range, markers, locked = [] } = marks;
  const isEmpty =
    markers.length === 0 && locked.length === 0 && range.inSec === null && range.outSec === null;
  const all: Kept = isEmpty ? others : [[timelineId, marks], ...others];
  return keepOnDevice(KEY, JSON.stringify(all.slice(0, KEPT_MAX)));
}

function readKept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Kept;
  } catch {
    // Somebody else wrote there; notes are not worth a page that does not open.
    return [];
  }
}
