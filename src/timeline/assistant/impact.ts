/** What an action of the assistant does to an edit, in seconds and segments. */
import { durationOf, type Edit } from '../model/edit.ts';

export interface Impact {
  readonly durationDeltaSec: number;
  readonly segmentsChanged: number;
}

export function impactOf(before: Edit, after: Edit): Impact {
  const known = new Map(before.segments.map((segment) => [segment.id, JSON.stringify(segment)]));
  const kept = after.segments.filter((segment) => known.get(segment.id) === JSON.stringify(segment));
  const gone =
    before.segments.length -
    before.segments.filter(({ id }) => after.segments.some((one) => one.id === id)).length;
  return {
    durationDeltaSec: Math.round((durationOf(after) - durationOf(before)) * 1000) / 1000,
    segmentsChanged: after.segments.length - kept.length + gone,
  };
}
