/** Puts the framing of a composition in place as a new revision, where it differs from what it was. */
import type { JobHandler } from '../../jobs/job-handler.ts';
import type { Studio } from '../../studio.ts';
import type { JobRow } from '../jobs/job-rows.ts';
import { findComposition, stateOf, writeRevision } from './composition-rows.ts';

export function framingJob({ database, clock }: Studio): JobHandler {
  /** The composition may have been deleted while its job waited; then there is nothing left to say. */
  const endWith = (job: JobRow, status: 'failed' | null): void => {
    database.run(
      'UPDATE composition SET framing_status = ?, updated_ms = ? WHERE id = ? AND framing_job_id = ?',
      [status, clock.nowMs(), job.composition_id, job.id],
    );
  };

  return {
    run: async ({ job, progress }) => {
      progress(0.5, 'frame');
      return () => {
        endWith(job, null);
        const row = findComposition(database, job.account_id, job.composition_id ?? '');
        if (row === undefined) return;
        const state = stateOf(row);
        if (state.framing !== 'centered')
          writeRevision(database, clock.nowMs(), row, { ...state, framing: 'centered' });
      };
    },
    onFailed: (job) => endWith(job, 'failed'),
    onCancelled: (job) => endWith(job, null),
  };
}
