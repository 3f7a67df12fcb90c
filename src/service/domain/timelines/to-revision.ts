/** A kept revision as the API shows it, with what its summary says as data. */
import type { TimelineRevision } from '../../../contract/schemas/timeline.ts';
import { isoTime } from '../../kernel/time.ts';
import { type MadeBy, madeByOf, type RevisionRow } from './timeline-rows.ts';

export interface RevisionWithBefore extends RevisionRow {
  /** Length of the revision before; null where that is not kept. */
  readonly before_sec: number | null;
}

export function toRevision(row: RevisionWithBefore): TimelineRevision {
  const madeBy = madeByOf(row);
  return {
    revision: row.revision,
    createdAt: isoTime(row.created_ms),
    origin: row.origin,
    summary: row.summary,
    durationSec: row.duration_sec,
    change:
      madeBy === null
        ? null
        : {
            operations: countsOf(madeBy),
            durationDeltaSec: row.before_sec === null ? null : row.duration_sec - row.before_sec,
            undoes: 'undoes' in madeBy ? madeBy.undoes : null,
            restores: 'restores' in madeBy ? madeBy.restores : null,
          },
  };
}

/** In the order in which the kinds first came. */
function countsOf(madeBy: MadeBy): { type: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { type } of 'operations' in madeBy ? madeBy.operations : [])
    counts.set(type, (counts.get(type) ?? 0) + 1);
  return [...counts].map(([type, count]) => ({ type, count }));
}
