/**
 * What carries queued jobs to where they are done. The row of a job is the truth of it, whatever carries it: an engine says
 * when it is somebody's turn, and has its attempt ended in the transaction that writes what became of the job.
 */
import type { Queries } from '../kernel/ports/database.ts';
import type { JobKind, JobRow } from './job-rows.ts';

/** One turn at a job. */
export interface Attempt {
  /** In the transaction that ends it. @throws ClaimLostError where somebody else has the job by now */
  end(tx: Queries): Promise<void>;
}

/** What an engine may ask of those who do jobs. */
export interface JobTaker {
  /** Whether anything may be begun now: nothing is on a full disk. */
  mayBegin(): boolean;
  /** How many of a kind at a time in this process; 0 for kinds nobody here can do. */
  atOnce(kind: JobKind): number;
  /** Marks the job as running that `find` gives; undefined where it gives none. In one transaction of no account. */
  takeFound(find: (tx: Queries) => Promise<JobRow | undefined>): Promise<JobRow | undefined>;
  /**
   * Marks the job of this id as running, also one whose worker is gone. undefined where there is nothing to do any more, as
   * the job is over, was cancelled, or was tried too often: that is written then, and the attempt ended.
   */
  take(jobId: string, attempt: Attempt): Promise<JobRow | undefined>;
  /** Does a job that was taken. Resolves once its attempt is ended; rejects where that could not be written. */
  work(job: JobRow, attempt: Attempt): Promise<void>;
  /** Says what becomes of a job that was running in a process that is gone. */
  recover(job: JobRow): Promise<void>;
}

export interface JobEngine {
  /** In the transaction that queues the job, the first time or again. */
  carry(tx: Queries, job: JobRow): Promise<void>;
  /** Begins to give turns to the taker. */
  start(taker: JobTaker): Promise<void>;
  /** Gives no more of them. Resolves once none is on its way. */
  hold(): Promise<void>;
  /** After `hold`, once all attempts are ended. */
  stop(): Promise<void>;
}

/** Somebody else has the job by now: what was done with it here is not written. */
export class ClaimLostError extends Error {
  override readonly name = 'ClaimLostError';
}

/** A new turn for a job that ended it, or began none. */
export const NOTHING_TO_END: Attempt = { end: async () => undefined };
