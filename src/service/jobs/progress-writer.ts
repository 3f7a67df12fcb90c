/**
 * Writes a job's progress to its row: at most a few times a second, at once when the stage changes. It is called from
 * message handlers, so it neither waits nor throws: progress that could not be written is written with the next step.
 */
import { oneAtATime } from '../kernel/one-at-a-time.ts';
import type { Queries } from '../kernel/ports/database.ts';
import type { Log } from '../kernel/ports/log.ts';
import type { JobRow } from './job-rows.ts';

const STEP_MS = 250;

export interface ProgressWriter {
  report(progress: number, stage: string): void;
  /** Resolves once nothing reported so far is still on its way to the row. */
  written(): Promise<void>;
}

export function createProgressWriter(
  { database, log }: { readonly database: Queries; readonly log: Log },
  job: JobRow,
  onWritten: () => void,
): ProgressWriter {
  let highest = job.progress;
  let stage = job.stage;
  let askedMs = Number.NEGATIVE_INFINITY;
  const writing = oneAtATime(
    async () => {
      await database.run('UPDATE job SET progress = ?, stage = ? WHERE id = ? AND attempts = ?', [
        ...[highest, stage, job.id, job.attempts],
      ]);
      onWritten();
    },
    (error) => log.error('The progress of a job could not be written.', error, { jobId: job.id }),
  );
  return {
    report: (progress, newStage) => {
      highest = Math.min(1, Math.max(highest, progress));
      const nowMs = performance.now();
      if (newStage === stage && nowMs - askedMs < STEP_MS) return;
      askedMs = nowMs;
      stage = newStage;
      writing.ask();
    },
    written: writing.idle,
  };
}
