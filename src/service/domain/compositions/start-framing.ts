/** Starts the job that computes a framing, inside the caller's transaction. */

import { insertJob, type JobRow, newJobId } from '../../jobs/job-rows.ts';
import { requireAsset } from '../assets/asset-rows.ts';
import type { CompositionContext } from './composition-context.ts';
import { type CompositionRow, requireComposition, stateOf } from './composition-rows.ts';
import { type Stretch, stretchesToFollow } from './followed-stretch.ts';

export type FramingMode = 'face' | 'center';

/** What a framing job remembers from its start. */
export interface FramingCheckpoint {
  readonly mode: FramingMode;
  /** True to look again at what was looked at before. */
  readonly anew: boolean;
  /** True to give up what was set for single shots by hand. */
  readonly forgetShots?: boolean;
}

export function startFraming(
  { database, clock, jobs }: CompositionContext,
  row: CompositionRow,
  checkpoint: FramingCheckpoint,
): JobRow {
  const job = insertJob(database, clock.nowMs(), {
    id: newJobId(),
    accountId: row.account_id,
    kind: 'framing',
    projectId: row.project_id,
    compositionId: row.id,
    checkpoint,
  });
  database.run(
    "UPDATE composition SET framing_status = 'pending', framing_job_id = ?, updated_ms = ? WHERE id = ?",
    [job.id, clock.nowMs(), row.id],
  );
  // The transaction is over by then: it does not wait for anything.
  queueMicrotask(() => jobs.wake());
  return job;
}

/** After a change: follows faces in what is shown now and was not before. Returns the row as it is then. */
export function followWhatIsNew(context: CompositionContext, row: CompositionRow): CompositionRow {
  // A job under way looks for what is missing when it ends.
  if (row.framing_status === 'pending') return row;
  if (missingStretches(context, row).length === 0) return row;
  startFraming(context, row, { mode: 'face', anew: false });
  return requireComposition(context.database, row.account_id, row.id);
}

/** @throws ApiError NOT_FOUND where a video it is made of is gone */
export function missingStretches({ database }: CompositionContext, row: CompositionRow): Stretch[] {
  const durationSecOf = (assetId: string): number =>
    requireAsset(database, row.account_id, assetId).duration_sec ?? 0;
  return stretchesToFollow(stateOf(row), durationSecOf);
}
