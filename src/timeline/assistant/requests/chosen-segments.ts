/** The segments a request is about, and setting how they look and sound. */
import { type PlacedSegment, placeSegments } from '../../model/edit.ts';
import type { EditOperation, SegmentLook } from '../../model/edit-operation.ts';
import { placesNamed, segments } from '../segment-names.ts';
import type { EditView, Planned } from '../understanding.ts';
import { answer, change, type ReadRequest, type Say } from './request-pattern.ts';

/** Segments that a request names, under `at`. */
export const AT = segments('at');

type Plan = (chosen: readonly [PlacedSegment, ...PlacedSegment[]], places: readonly number[]) => Planned;

/** What is done to the segments named, or to all where none is; says so where they are not in the edit. */
export function withSegments(request: ReadRequest, { edit }: EditView, plan: Plan): Planned {
  const named = request.groups.at;
  const all = placeSegments(edit);
  const places =
    named === undefined || all.length === 1 ? placesOrAll(named, all) : placesNamed(named, all.length);
  if (places === null) return answer(request, (say) => say.whichSegment(all.length));
  const [first, ...others] = places.flatMap((at) => all[at] ?? []);
  if (first === undefined || others.length + 1 < places.length) return noSuch(request, all.length);
  return plan([first, ...others], places);
}

/** The same where it can only be one. */
export function withSegment(
  request: ReadRequest,
  view: EditView,
  plan: (segment: PlacedSegment, place: number) => Planned,
): Planned {
  return withSegments(request, view, ([segment, ...others], [place = 0]) =>
    others.length > 0 ? answer(request, (say) => say.oneAtATime) : plan(segment, place),
  );
}

/** “This clip” is the only one there is. */
function placesOrAll(named: string | undefined, all: readonly PlacedSegment[]): readonly number[] {
  const places = named === undefined ? null : placesNamed(named, all.length);
  return places ?? all.map((_, at) => at);
}

export function noSuch(request: ReadRequest, count: number): Planned {
  return answer(request, (say) => say.segmentsThereAre(count));
}

/** The segments named, or all of them where none is. */
export function setSegments(
  request: ReadRequest,
  view: EditView,
  set: (segment: PlacedSegment) => SegmentLook,
  say: Say,
): Planned {
  return withSegments(request, view, (chosen, places) =>
    change(
      request,
      request.groups.at === undefined ? say : saidOf(say, places),
      ...chosen.map(
        (segment): EditOperation => ({ type: 'set_segment', segmentId: segment.id, ...set(segment) }),
      ),
    ),
  );
}

/** The label of a change with the segments it is about. */
export function saidOf(say: Say, places: readonly number[]): Say {
  return (replies) => replies.ofSegments(say(replies), places.map((at) => at + 1).join(', '));
}
