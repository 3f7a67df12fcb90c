/** Writes what became of a job, in one transaction with the end of its attempt: who lost the job writes nothing. */
import type { Problem } from '../../contract/problems/problem.ts';
import type { ChangeSignal } from '../kernel/change-signal.ts';
import type { Clock } from '../kernel/ports/clock.ts';
import type { Database, Queries } from '../kernel/ports/database.ts';
import type { Observer } from '../kernel/ports/observer.ts';
import type { DeliveryQueue } from '../kernel/ports/queues.ts';
import { problemColumn } from '../kernel/stored-problem.ts';
import { type Attempt, ClaimLostError, type JobEngine } from './job-engine.ts';
import type { JobEffect, JobHandler } from './job-handler.ts';
import { type JobRow, requireJobRow } from './job-rows.ts';

export interface SettleParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly observer: Observer;
  readonly changes: ChangeSignal;
  readonly deliveries: DeliveryQueue;
  /** Writes what is to be told of a job, as its row is once it has ended, in the transaction that ends it. */
  readonly recordEvents: (tx: Queries, job: JobRow) => Promise<void>;
}

/** Each is given the row as it was taken, or read, and throws ClaimLostError where it is not so any more. */
export interface JobSettling {
  done(job: JobRow, attempt: Attempt, effect: JobEffect): Promise<void>;
  failed(job: JobRow, attempt: Attempt, handler: JobHandler, why: Problem): Promise<void>;
  cancelled(job: JobRow, attempt: Attempt, handler: JobHandler): Promise<void>;
  /** Back into the queue. @param attempts how often it was tried, of those that count */
  queuedAgain(job: JobRow, attempt: Attempt, attempts: number): Promise<void>;
}

export function createJobSettling(
  { database, clock, observer, changes, deliveries, recordEvents }: SettleParts,
  engine: Pick<JobEngine, 'carry'>,
): JobSettling {
  const finish = async (
    job: JobRow,
    attempt: Attempt,
    status: 'done' | 'failed' | 'cancelled',
    why: Problem | null,
    effect: JobEffect,
  ): Promise<void> => {
    const finishedMs = clock.nowMs();
    await database.transaction(async (tx) => {
      await requireAsTaken(tx, job);
      await effect(tx);
      await tx.run(
        `UPDATE job SET status = ?, problem = ?, finished_ms = ?,
         progress = CASE WHEN ? = 'done' THEN 1 ELSE progress END WHERE id = ?`,
        [status, problemColumn(why), finishedMs, status, job.id],
      );
      await recordEvents(tx, await requireJobRow(tx, job.id));
      await attempt.end(tx);
    }, job.account_id);
    const { kind, created_ms, started_ms } = job;
    observer.job({
      ...{ kind, status },
      waitedSec: started_ms === null ? null : (started_ms - created_ms) / 1000,
      ranSec: started_ms === null ? 0 : (finishedMs - started_ms) / 1000,
    });
    deliveries.wake();
    for (const topic of [job.id, job.export_id, job.tool_run_id, job.turn_id])
      if (topic !== null) changes.notify(topic);
  };

  return {
    done: (job, attempt, effect) => finish(job, attempt, 'done', null, effect),
    failed: (job, attempt, handler, why) =>
      finish(job, attempt, 'failed', why, (tx) => handler.onFailed(tx, job, why)),
    cancelled: (job, attempt, handler) =>
      finish(job, attempt, 'cancelled', null, (tx) => handler.onCancelled(tx, job)),
    queuedAgain: async (job, attempt, attempts) => {
      await database.transaction(async (tx) => {
        await requireAsTaken(tx, job);
        await tx.run("UPDATE job SET status = 'queued', attempts = ? WHERE id = ?", [attempts, job.id]);
        await attempt.end(tx);
        await engine.carry(tx, await requireJobRow(tx, job.id));
      }, job.account_id);
      changes.notify(job.id);
    },
  };
}

/** @throws ClaimLostError */
async function requireAsTaken(tx: Queries, { id, status, attempts }: JobRow): Promise<void> {
  const row = await tx.get('SELECT 1 AS same FROM job WHERE id = ? AND status = ? AND attempts = ?', [
    ...[id, status, attempts],
  ]);
  if (row === undefined) throw new ClaimLostError('The job is not as it was.');
}
