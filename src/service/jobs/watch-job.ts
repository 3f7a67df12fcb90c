/** Tells a job that runs here when it is to end: somebody cancelled it, or it runs elsewhere by now. */
import type { ChangeSignal } from '../kernel/change-signal.ts';
import { oneAtATime } from '../kernel/one-at-a-time.ts';
import type { Queries } from '../kernel/ports/database.ts';
import type { Log } from '../kernel/ports/log.ts';
import { ClaimLostError } from './job-engine.ts';
import type { JobRow } from './job-rows.ts';

/** A signal from another process may be lost, never its row. */
const LOOK_AGAIN_MS = 5000;

export class JobCancelled extends Error {}

export interface JobWatch {
  /** Nothing of it runs once this resolves. */
  end(): Promise<void>;
}

interface WatchParts {
  readonly database: Queries;
  readonly changes: ChangeSignal;
  readonly log: Log;
}

export function watchJob(
  { database, changes, log }: WatchParts,
  job: JobRow,
  abort: (reason: Error) => void,
): JobWatch {
  const looking = oneAtATime(
    async () => {
      const row = await database.get<Pick<JobRow, 'status' | 'attempts' | 'cancel_requested'>>(
        'SELECT status, attempts, cancel_requested FROM job WHERE id = ?',
        [job.id],
      );
      if (row?.status !== 'running' || row.attempts !== job.attempts)
        abort(new ClaimLostError('The job runs elsewhere.'));
      else if (row.cancel_requested === 1) abort(new JobCancelled('The job was cancelled.'));
    },
    (error) => log.error('A job could not be looked at.', error, { jobId: job.id }),
  );
  const leave = changes.listen(cancelTopic(job.id), looking.ask);
  const timer = setInterval(looking.ask, LOOK_AGAIN_MS);
  looking.ask();
  return {
    end: () => {
      leave();
      clearInterval(timer);
      return looking.idle();
    },
  };
}

/** What those who cancel a job say, for whoever runs it. */
export function cancelTopic(jobId: string): string {
  return `cancel:${jobId}`;
}
