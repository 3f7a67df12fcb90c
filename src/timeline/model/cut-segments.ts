/** Cutting and ordering segments: split, trim, remove, move, insert. Times on the output clock are of the edit given. */
import { TRANSITION_SEC } from '../../base/film/edit-limits.ts';
import { outside } from '../../base/film/source-shots.ts';
import {
  type Edit,
  lengthOf,
  MIN_SEGMENT_SEC,
  type PlacedSegment,
  placeSegments,
  roundSec,
  type Segment,
  sourceSecAt,
} from './edit.ts';
import { EditError } from './edit-error.ts';
import type { SegmentLook } from './edit-operation.ts';
import { isLongEnough, type Recut, recut, rounded } from './recut.ts';

/** What cutting needs to know of the videos that may be used. */
export interface Material {
  /** A new id of the kind, never used before. */
  newId(kind: 'segment' | 'text' | 'broll' | 'audio'): string;
  /** Length of a video of the edit; null where it may not be used (not added, still preparing, failed). */
  usableSec(assetId: string): number | null;
}

/** A stretch to put in; with how it looks and sounds where it is a copy. */
export type NewSegment = Pick<Segment, 'assetId' | 'sourceStartSec' | 'sourceEndSec'> & SegmentLook;

interface SpanSec {
  readonly startSec: number;
  readonly endSec: number;
}

export function split(edit: Edit, segmentId: string, atSec: number, material: Material): Edit {
  const placed = placeSegments(edit).find(({ id }) => id === segmentId);
  if (placed === undefined) throw noSegment(segmentId);
  const cutSec = roundSec(sourceSecAt(placed, atSec));
  const parts = [
    { ...placed, sourceEndSec: cutSec },
    { ...placed, sourceStartSec: cutSec },
  ];
  if (parts.some((part) => !isLongEnough(lengthOf(part))))
    throw new EditError('split_outside', 'The split point is outside the segment or too close to its edge.');
  return recut(
    edit,
    edit.segments.flatMap((segment) =>
      segment.id === segmentId
        ? [
            { segment: { ...segment, sourceEndSec: cutSec }, fromId: segmentId },
            {
              segment: {
                ...withoutTransition(segment),
                id: material.newId('segment'),
                sourceStartSec: cutSec,
              },
              fromId: segmentId,
            },
          ]
        : [kept(segment)],
    ),
  );
}

export function trim(
  edit: Edit,
  segmentId: string,
  to: { readonly sourceStartSec?: number; readonly sourceEndSec?: number },
  material: Material,
): Edit {
  const trimmed = { ...requireSegment(edit, segmentId), ...to };
  requireInside(trimmed, trimmed.assetId, material);
  return recut(
    edit,
    edit.segments.map((segment) =>
      segment.id === segmentId ? { ...kept(segment), segment: trimmed } : kept(segment),
    ),
  );
}

export function remove(edit: Edit, segmentIds: readonly string[]): Edit {
  for (const id of segmentIds) requireSegment(edit, id);
  return recut(edit, edit.segments.filter(({ id }) => !segmentIds.includes(id)).map(kept));
}

/** Cuts these stretches of the output clock out, all at once; they may overlap and touch. */
export function removeRanges(edit: Edit, ranges: readonly SpanSec[], material: Material): Edit {
  // Rounded, so that a hair of difference in where a cut lies never decides which piece keeps the id.
  const cuts = joined(
    ranges.map(({ startSec, endSec }) => ({ startSec: roundSec(startSec), endSec: roundSec(endSec) })),
  );
  const pieces = placeSegments(edit).flatMap((placed): Recut[] => {
    const { outputStartSec, outputEndSec, ...segment } = placed;
    const left = without({ startSec: outputStartSec, endSec: outputEndSec }, cuts)
      .map((span) => ({ ...segment, ...materialOf(placed, span) }))
      .filter((part) => isLongEnough(lengthOf(part)));
    return left.map((part, index) => ({
      segment: index === 0 ? part : { ...withoutTransition(part), id: material.newId('segment') },
      fromId: segment.id,
    }));
  });
  return recut(edit, pieces);
}

/** What a stretch of a segment's time shows. An end that is not cut stays as it is: its place is rounded, too. */
function materialOf(
  placed: PlacedSegment,
  { startSec, endSec }: SpanSec,
): Pick<Segment, 'sourceStartSec' | 'sourceEndSec'> {
  return {
    sourceStartSec:
      startSec === placed.outputStartSec ? placed.sourceStartSec : roundSec(sourceSecAt(placed, startSec)),
    sourceEndSec:
      endSec === placed.outputEndSec ? placed.sourceEndSec : roundSec(sourceSecAt(placed, endSec)),
  };
}

/** Another speed makes it longer or shorter: what comes after it moves, and texts stay on their material. */
export function setSegment(edit: Edit, segmentId: string, look: SegmentLook): Edit {
  const { speed, transition, transitionSec, ...before } = requireSegment(edit, segmentId);
  const {
    speed: wanted = speed,
    transition: kind = transition,
    transitionSec: sec = transitionSec,
    ...rest
  } = look;
  const changed: Segment = {
    ...before,
    ...(rest as Partial<Segment>),
    ...(wanted === undefined || wanted === 1 ? {} : { speed: wanted }),
    ...transitionOf({ transition: kind, transitionSec: sec }),
  };
  if (!isLongEnough(lengthOf(changed))) throw tooShort();
  const segments = edit.segments.map((one) => (one.id === segmentId ? changed : one));
  return (speed ?? 1) === (wanted ?? 1) ? { ...edit, segments } : recut(edit, segments.map(kept));
}

/** Both or neither. */
function transitionOf({
  transition,
  transitionSec,
}: SegmentLook): Pick<Segment, 'transition' | 'transitionSec'> {
  return transition == null ? {} : { transition, transitionSec: transitionSec ?? TRANSITION_SEC.usual };
}

/** What is left of a segment behind its first part follows that by a cut. */
function withoutTransition({ transition: _, transitionSec: __, ...segment }: Segment): Segment {
  return segment;
}

/** `toIndex` is the place among the others once it is taken out. */
export function move(edit: Edit, segmentId: string, toIndex: number): Edit {
  const moved = requireSegment(edit, segmentId);
  const others = edit.segments.filter(({ id }) => id !== segmentId);
  requireIndex(toIndex, others.length);
  return recut(edit, [...others.slice(0, toIndex), moved, ...others.slice(toIndex)].map(kept));
}

/** What is not said of the look and sound of the new segment is as recorded. */
export function insert(edit: Edit, span: NewSegment, toIndex: number, material: Material): Edit {
  requireInside(span, span.assetId, material);
  requireIndex(toIndex, edit.segments.length);
  const segment: Segment = {
    id: material.newId('segment'),
    assetId: span.assetId,
    sourceStartSec: span.sourceStartSec,
    sourceEndSec: span.sourceEndSec,
    zoom: span.zoom ?? 1,
    muted: span.muted ?? false,
    volume: span.volume ?? 1,
    ...(span.speed === undefined || span.speed === 1 ? {} : { speed: span.speed }),
    ...transitionOf(span),
  };
  const pieces = edit.segments.map(kept);
  return recut(edit, [...pieces.slice(0, toIndex), { segment, fromId: null }, ...pieces.slice(toIndex)]);
}

function requireSegment(edit: Edit, segmentId: string): Segment {
  const segment = edit.segments.find(({ id }) => id === segmentId);
  if (segment === undefined) throw noSegment(segmentId);
  return segment;
}

/** Sorted, overlapping and touching ones as one. */
function joined(ranges: readonly SpanSec[]): SpanSec[] {
  const result: { startSec: number; endSec: number }[] = [];
  for (const range of [...ranges].sort((a, b) => a.startSec - b.startSec)) {
    const last = result.at(-1);
    if (last !== undefined && range.startSec <= last.endSec)
      last.endSec = Math.max(last.endSec, range.endSec);
    else if (range.endSec > range.startSec) result.push({ ...range });
  }
  return result;
}

function without(span: SpanSec, cuts: readonly SpanSec[]): SpanSec[] {
  return cuts.reduce((left, cut) => left.flatMap((one) => outside(one, cut)), [span]);
}

function kept(segment: Segment): Recut {
  return { segment, fromId: segment.id };
}

function requireInside(
  span: Pick<Segment, 'sourceStartSec' | 'sourceEndSec' | 'speed'>,
  assetId: string,
  material: Material,
): void {
  const usableSec = material.usableSec(assetId);
  if (usableSec === null)
    throw new EditError('clip_not_ready', `The video ${assetId} isn’t ready for this edit. Add it first.`);
  if (span.sourceStartSec < 0 || span.sourceEndSec > usableSec + 1e-6)
    throw new EditError('outside_source', `This goes beyond the source, which is ${usableSec} s long.`, {
      lengthSec: usableSec,
    });
  if (!isLongEnough(lengthOf(rounded(span)))) throw tooShort();
}

function tooShort(): EditError {
  return new EditError('too_short', `A segment must last at least ${MIN_SEGMENT_SEC} s.`, {
    leastSec: MIN_SEGMENT_SEC,
  });
}

function requireIndex(index: number, last: number): void {
  if (index > last)
    throw new EditError('no_such_place', `It can be put at positions 0 to ${last}.`, { last });
}

function noSegment(id: string): EditError {
  return new EditError('no_such_segment', `There is no segment ${id} in this edit.`);
}
