/** Starts the job that computes a framing, inside the caller's transaction. */
import { mapInTurn } from '../../../base/work/map-in-turn.ts';
import { type JobRow, newJobId } from '../../jobs/job-rows.ts';
import { requireAsset } from '../assets/asset-rows.ts';
import type { CompositionContext } from './composition-context.ts';
import { type CompositionRow, requireComposition, stateOf } from './composition-rows.ts';
import { assetsToFollow, type Stretch, stretchesToFollow } from './followed-stretch.ts';

export type FramingMode = 'face' | 'center';

/** What a framing job remembers from its start. */
export interface FramingCheckpoint {
  readonly mode: FramingMode;
  /** True to look again at what was looked at before. */
  readonly anew: boolean;
  /** True to give up what was set for single shots by hand. */
  readonly forgetShots?: boolean;
}

export async function startFraming(
  { database, clock, jobs }: CompositionContext,
  row: CompositionRow,
  checkpoint: FramingCheckpoint,
): Promise<JobRow> {
  const job = await jobs.enqueue(database, {
    id: newJobId(),
    accountId: row.account_id,
    kind: 'framing',
    projectId: row.project_id,
    compositionId: row.id,
    checkpoint,
  });
  await database.run(
    "UPDATE composition SET framing_status = 'pending', framing_job_id = ?, updated_ms = ? WHERE id = ?",
    [job.id, clock.nowMs(), row.id],
  );
  return job;
}

/** After a change: follows faces in what is shown now and was not before. Returns the row as it is then. */
export async function followWhatIsNew(
  context: CompositionContext,
  row: CompositionRow,
): Promise<CompositionRow> {
  // A job under way looks for what is missing when it ends.
  if (row.framing_status === 'pending') return row;
  if ((await missingStretches(context, row)).length === 0) return row;
  await startFraming(context, row, { mode: 'face', anew: false });
  return requireComposition(context.database, row.account_id, row.id);
}

/** @throws ApiError NOT_FOUND where a video it is made of is gone */
export async function missingStretches(
  { database }: CompositionContext,
  row: CompositionRow,
): Promise<Stretch[]> {
  const state = stateOf(row);
  const lengths = await mapInTurn(
    assetsToFollow(state),
    async (id) => [id, (await requireAsset(database, row.account_id, id)).duration_sec ?? 0] as const,
  );
  const known = new Map(lengths);
  return stretchesToFollow(state, (assetId) => known.get(assetId) ?? 0);
}
