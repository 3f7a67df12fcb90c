/** Writes a job's progress to its row: at most a few times a second, at once when the stage changes. */
import type { JobRow } from '../domain/jobs/job-rows.ts';
import type { Database } from '../ports.ts';

const STEP_MS = 250;

export interface ProgressWriter {
  report(progress: number, stage: string): void;
}

export function createProgressWriter(database: Database, job: JobRow, onWritten: () => void): ProgressWriter {
  let highest = job.progress;
  let stage = job.stage;
  let writtenMs = Number.NEGATIVE_INFINITY;
  return {
    report: (progress, newStage) => {
      highest = Math.min(1, Math.max(highest, progress));
      const nowMs = performance.now();
      if (newStage === stage && nowMs - writtenMs < STEP_MS) return;
      stage = newStage;
      writtenMs = nowMs;
      database.run('UPDATE job SET progress = ?, stage = ? WHERE id = ?', [highest, stage, job.id]);
      onWritten();
    },
  };
}
