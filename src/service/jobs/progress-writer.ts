/**
 * Writes a job's progress to its row: at most a few times a second, at once when the stage changes. It is called from
 * message handlers, so it never throws: progress that could not be written is written with the next step.
 */

import type { Queries } from '../kernel/ports/database.ts';
import type { Log } from '../kernel/ports/log.ts';
import type { JobRow } from './job-rows.ts';

const STEP_MS = 250;

export interface ProgressWriter {
  report(progress: number, stage: string): void;
}

export function createProgressWriter(
  { database, log }: { readonly database: Queries; readonly log: Log },
  job: JobRow,
  onWritten: () => void,
): ProgressWriter {
  let highest = job.progress;
  let stage = job.stage;
  let failedStage: string | null = null;
  let writtenMs = Number.NEGATIVE_INFINITY;
  return {
    report: (progress, newStage) => {
      highest = Math.min(1, Math.max(highest, progress));
      const nowMs = performance.now();
      if ((newStage === stage || newStage === failedStage) && nowMs - writtenMs < STEP_MS) return;
      writtenMs = nowMs;
      try {
        database.run('UPDATE job SET progress = ?, stage = ? WHERE id = ?', [highest, newStage, job.id]);
        stage = newStage;
        failedStage = null;
        onWritten();
      } catch (error) {
        failedStage = newStage;
        log.error('The progress of a job could not be written.', error, { jobId: job.id });
      }
    },
  };
}
