/** Where an edit differs from the one before it, on the clock of the newer: what is shown after someone else's change. */
import { firstAfter } from '../../base/sorted.ts';
import {
  audioOf,
  type Edit,
  materialSec,
  type Overlaid,
  outputSecAt,
  type PlacedSegment,
  placeSegments,
  type Segment,
  speedOf,
} from './edit.ts';
import { changedShots } from './edit-shots.ts';
import { segmentsBySource } from './segments-by-source.ts';

export interface Stretch {
  readonly startSec: number;
  readonly endSec: number;
}

/**
 * In order, without overlaps. Material that was removed leaves a stretch without length where the cut now is;
 * what only moved because something before it changed is not named. Settings of the whole edit are not stretches.
 */
export function changedStretches(before: Edit, after: Edit): Stretch[] {
  const found = [
    ...newMaterial(before, after),
    ...newJoins(before, after),
    ...newFraming(before, after),
    ...newOverlays(before.texts, after.texts),
    ...newOverlays(before.broll, after.broll),
    ...newOverlays(audioOf(before), audioOf(after)),
  ];
  return merged(found);
}

/** Segments whose material was not there before, or looked or sounded otherwise. */
function newMaterial(before: Edit, after: Edit): Stretch[] {
  const beside = besideIn(before);
  return placeSegments(after).flatMap((segment) => {
    const shown = beside(segment);
    const [old] = shown;
    const isSame = old !== undefined && lookOf(old) === lookOf(segment);
    return isSame ? addedEnds(shown, segment) : [outputOf(segment)];
  });
}

/** The parts of a segment that no segment showed before, as when an edge was pulled out. */
function addedEnds(shown: readonly Segment[], segment: PlacedSegment): Stretch[] {
  const first = Math.min(...shown.map(({ sourceStartSec }) => sourceStartSec));
  const last = Math.max(...shown.map(({ sourceEndSec }) => sourceEndSec));
  return [
    { startSec: segment.sourceStartSec, endSec: first },
    { startSec: last, endSec: segment.sourceEndSec },
  ]
    .filter(({ startSec, endSec }) => endSec - startSec > NEAR_SEC)
    .map((span) => onOutput(segment, span));
}

/** Finds what shows some of the material of a segment, in the order of the edit: one of thousands is asked thousands of times. */
function besideIn({ segments }: Edit): (segment: Segment) => Segment[] {
  const sources = new Map(
    [...segmentsBySource(segments)].map(([assetId, sorted]) => [
      assetId,
      { sorted, longestSec: Math.max(...sorted.map(materialSec)) },
    ]),
  );
  const places = new Map(segments.map((one, at) => [one, at]));
  return (segment) => {
    const source = sources.get(segment.assetId);
    if (source === undefined) return [];
    const { sorted, longestSec } = source;
    const found: Segment[] = [];
    const fromSec = segment.sourceStartSec - longestSec - NEAR_SEC;
    for (
      let at = firstAfter(sorted, fromSec, ({ sourceStartSec }) => sourceStartSec);
      at < sorted.length;
      at += 1
    ) {
      const one = sorted[at] as Segment;
      if (one.sourceStartSec >= segment.sourceEndSec) break;
      if (one.sourceEndSec > segment.sourceStartSec) found.push(one);
    }
    return found.sort((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
  };
}

/** A stretch of its source that a segment shows, on the output clock. */
export function onOutput(segment: PlacedSegment, { startSec, endSec }: Stretch): Stretch {
  return { startSec: outputSecAt(segment, startSec), endSec: outputSecAt(segment, endSec) };
}

/** Where shots that are framed otherwise are seen. */
function newFraming(before: Edit, after: Edit): Stretch[] {
  const shots = changedShots(before, after);
  return placeSegments(after).flatMap((segment) =>
    shots.flatMap(({ assetId, startSec, endSec }): Stretch[] => {
      const from = Math.max(startSec, segment.sourceStartSec);
      const to = Math.min(endSec, segment.sourceEndSec);
      if (assetId !== segment.assetId || to <= from) return [];
      return [onOutput(segment, { startSec: from, endSec: to })];
    }),
  );
}

/** Cuts that were not there: something between was taken out, or other material follows. */
function newJoins(before: Edit, after: Edit): Stretch[] {
  const known = new Set(joins(before.segments));
  const placed = placeSegments(after);
  return joins(after.segments).flatMap((join, at) => {
    if (join === null || known.has(join)) return [];
    const sec = placed[at]?.outputStartSec ?? placed.at(-1)?.outputEndSec ?? 0;
    return [{ startSec: sec, endSec: sec }];
  });
}

/** What meets at the start, at each cut and at the end; null where the material simply goes on. */
function joins(segments: readonly Segment[]): (string | null)[] {
  return Array.from({ length: segments.length + 1 }, (_, at) => {
    const [left, right] = [segments[at - 1], segments[at]];
    const goesOn =
      left?.assetId === right?.assetId &&
      Math.abs((left?.sourceEndSec ?? 0) - (right?.sourceStartSec ?? 1)) < NEAR_SEC;
    return goesOn ? null : `${sideOf(left, 'sourceEndSec')} | ${sideOf(right, 'sourceStartSec')}`;
  });
}

function sideOf(segment: Segment | undefined, edge: 'sourceStartSec' | 'sourceEndSec'): string {
  return segment === undefined ? 'nothing' : `${segment.assetId} ${segment[edge].toFixed(3)}`;
}

function newOverlays<Item extends Overlaid>(before: readonly Item[], after: readonly Item[]): Stretch[] {
  const known = new Set(before.map(contentOf));
  return after.flatMap((item) =>
    known.has(contentOf(item))
      ? []
      : [{ startSec: item.outputStartSec, endSec: item.outputStartSec + item.durationSec }],
  );
}

/** Everything but where it stands: overlays move with the material under them. */
function contentOf(item: Overlaid): string {
  return JSON.stringify({ ...item, outputStartSec: 0 });
}

const NEAR_SEC = 1e-3;

function lookOf(segment: Segment): string {
  const { zoom, muted, volume, transition, transitionSec } = segment;
  return `${zoom} ${muted} ${volume} ${speedOf(segment)} ${transition} ${transitionSec}`;
}

function outputOf({ outputStartSec: startSec, outputEndSec: endSec }: PlacedSegment): Stretch {
  return { startSec, endSec };
}

function merged(stretches: readonly Stretch[]): Stretch[] {
  const result: Stretch[] = [];
  for (const one of stretches.toSorted((a, b) => a.startSec - b.startSec)) {
    const last = result.at(-1);
    if (last === undefined || one.startSec > last.endSec + NEAR_SEC) result.push(one);
    else if (one.endSec > last.endSec) result[result.length - 1] = { ...last, endSec: one.endSec };
  }
  return result;
}
