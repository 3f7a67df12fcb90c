/** What a kind of job does, and what the runner gives it. */
import type { Problem } from '../../contract/problems/problem.ts';
import type { Queries } from '../kernel/ports/database.ts';
import type { JobKind, JobRow } from './job-rows.ts';

export interface JobRun {
  readonly job: JobRow;
  /** Aborted when the job is cancelled or the service stops. */
  readonly signal: AbortSignal;
  /** 0 to 1 of the whole job; a step back is ignored. */
  progress(progress: number, stage: string): void;
}

/** What a job writes when it is done, in the transaction that ends it. */
export type JobEffect = (tx: Queries) => Promise<void>;

export interface JobHandler {
  /**
   * Does the work. May be called again after a crash and then goes on from what it stored.
   */
  run(run: JobRun): Promise<JobEffect>;
  /** Runs in the transaction that marks the job failed; gives back what was paid. */
  onFailed(tx: Queries, job: JobRow, why: Problem): Promise<void>;
  onCancelled(tx: Queries, job: JobRow): Promise<void>;
}

/** Kinds without a handler stay in the queue. */
export type JobHandlers = Readonly<Partial<Record<JobKind, JobHandler>>>;
