/**
 * Markers stand on the material, not on the clock: a cut before one moves it along, a cut through it hides it,
 * and undoing the cut brings it back.
 */
import { outputSecAt, sourceSecAt } from '../model/edit.ts';
import { type EditView, segmentIndexAt } from './edit-view.ts';

export interface Marker {
  readonly assetId: string;
  readonly sourceSec: number;
}

/** Null of an edit without segments. */
function markerAt(view: EditView, sec: number): Marker | null {
  const segment = view.segments[segmentIndexAt(view, sec)];
  if (segment === undefined) return null;
  return {
    assetId: segment.assetId,
    sourceSec: sourceSecAt(segment, Math.min(sec, segment.outputEndSec)),
  };
}

/** Where markers are shown, on the output clock, in order; material that is used twice shows its markers twice. */
export function markerSecs({ segments }: EditView, markers: readonly Marker[]): number[] {
  if (markers.length === 0) return [];
  const secs = segments.flatMap((segment) =>
    markers
      .filter((marker) => shows(segment, marker))
      .map(({ sourceSec }) => outputSecAt(segment, sourceSec))
      .toSorted((a, b) => a - b),
  );
  // On a cut without a gap both sides show it.
  return secs.filter((sec, at) => at === 0 || sec - (secs[at - 1] ?? 0) > SAME_SEC);
}

/** Takes away what stands within half a frame of the moment, else puts a marker there. */
export function toggledMarker(
  view: EditView,
  markers: readonly Marker[],
  sec: number,
  withinSec: number,
): readonly Marker[] {
  const there = new Set(
    markers.filter((marker) => markerSecs(view, [marker]).some((at) => Math.abs(at - sec) <= withinSec)),
  );
  if (there.size > 0) return markers.filter((marker) => !there.has(marker));
  const made = markerAt(view, sec);
  return made === null ? markers : [...markers, made];
}

const SAME_SEC = 1e-6;

interface Shown {
  readonly assetId: string;
  readonly sourceStartSec: number;
  readonly sourceEndSec: number;
}

function shows({ assetId, sourceStartSec, sourceEndSec }: Shown, marker: Marker): boolean {
  const { sourceSec } = marker;
  return (
    assetId === marker.assetId &&
    sourceSec >= sourceStartSec - SAME_SEC &&
    sourceSec <= sourceEndSec + SAME_SEC
  );
}
