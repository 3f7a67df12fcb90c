/** What handlers may ask of the queue of jobs. */
import type { Queries } from '../kernel/ports/database.ts';
import type { JobRow, NewJob } from './job-rows.ts';

export interface JobQueue {
  /** Queues a job in the transaction of what it is for: it is begun once that stands, and never where it is rolled back. */
  enqueue(tx: Queries, job: NewJob): Promise<JobRow>;
  /**
   * Stops a job that is queued or running, wherever it runs. Resolves once its row is final, or after half a minute in
   * which whoever runs it did not answer: it is cancelled then as soon as somebody takes it up again.
   */
  cancel(jobId: string): Promise<void>;
}
