/** The segments a request is about, and setting how they look and sound. People count segments from one. */
import { type PlacedSegment, placeSegments } from '../../model/edit.ts';
import type { EditOperation, SegmentLook } from '../../model/edit-operation.ts';
import type { EditView, Planned } from '../understanding.ts';
import { number } from './phrases.ts';
import { answer, change, type ReadRequest, type Say } from './request-pattern.ts';

export const SEGMENT_EN = '(?:segment|clip|part|section|scene)';
export const SEGMENT_IT = '(?:segmento|clip|parte|pezzo|scena)';
const which = (name: string, word: string): string =>
  `(?:${word} (?:number |numero )?${number(name)}|(?:the |l'|il |la )?(?<${name}last>last|ultim[oa]) ${word}|(?:the |il |la )?(?<${name}first>first|prim[oa]) ${word})`;
export const ONE_EN = which('at', SEGMENT_EN);
export const ONE_IT = which('at', SEGMENT_IT);

export function found(request: ReadRequest, { edit }: EditView, name = 'at'): PlacedSegment | undefined {
  const segments = placeSegments(edit);
  if (request.groups[`${name}last`] !== undefined) return segments.at(-1);
  if (request.groups[`${name}first`] !== undefined) return segments[0];
  return segments[Number(request.groups[name]) - 1];
}

export function noSuch(request: ReadRequest, { edit }: EditView): Planned {
  return answer(request, (say) => say.segmentsThereAre(edit.segments.length));
}

/** The segment named, or all of them where none is. */
export function setSegments(
  request: ReadRequest,
  view: EditView,
  set: (segment: PlacedSegment) => SegmentLook,
  say: Say,
): Planned {
  const named = ['at', 'atlast', 'atfirst'].some((name) => request.groups[name] !== undefined);
  const one = named ? found(request, view) : undefined;
  if (named && one === undefined) return noSuch(request, view);
  const chosen = one === undefined ? placeSegments(view.edit) : [one];
  const operations = chosen.map(
    (segment): EditOperation => ({ type: 'set_segment', segmentId: segment.id, ...set(segment) }),
  );
  return change(request, say, ...operations);
}
