/**
 * Runs queued jobs from their rows: one loop, a number side by side for each kind, leases with a heartbeat.
 * A crash costs an attempt, a clean failure ends the job, a stop of the service costs nothing.
 */

import { type Problem, problem } from '../../contract/problems/problem.ts';
import type { ProblemError } from '../../contract/problems/problem-error.ts';
import { JOB_KINDS } from '../../contract/schemas/job.ts';
import { MediaCrashError } from '../../media/engine/media-crash-error.ts';
import { RenderError } from '../../media/pictures/encode/render-error.ts';
import { UnreadableMediaError } from '../../media/probe/unreadable-media-error.ts';
import type { ChangeSignal } from '../kernel/change-signal.ts';
import { oneAtATime } from '../kernel/one-at-a-time.ts';
import type { OperatorConfig } from '../kernel/operator-config.ts';
import { pause } from '../kernel/pause.ts';
import type { Clock } from '../kernel/ports/clock.ts';
import type { Database, Queries } from '../kernel/ports/database.ts';
import { StorageFullError, StoreUnreachableError } from '../kernel/ports/file-store.ts';
import type { Log } from '../kernel/ports/log.ts';
import type { Observer } from '../kernel/ports/observer.ts';
import type { DeliveryQueue, JobQueue } from '../kernel/ports/queues.ts';
import type { StorageRoom } from '../kernel/ports/storage-room.ts';
import { problemColumn } from '../kernel/stored-problem.ts';
import { JobFailure } from './job-failure.ts';
import type { JobEffect, JobHandler, JobHandlers } from './job-handler.ts';
import { type JobKind, type JobRow, requireJobRow } from './job-rows.ts';
import { createProgressWriter } from './progress-writer.ts';

const MAX_ATTEMPTS = 3;
const LEASE_MS = 60_000;
const HEARTBEAT_MS = 15_000;
/** What became of a job is written again after this long where there was no room for it. */
const WRITE_AGAIN_MS = 2000;

export interface JobRunner extends JobQueue {
  start(handlers: JobHandlers): void;
  /** Aborts what runs and puts it back into the queue. */
  stop(): Promise<void>;
}

export interface RunnerParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly observer: Observer;
  readonly changes: ChangeSignal;
  readonly config: OperatorConfig;
  readonly deliveries: DeliveryQueue;
  readonly room: StorageRoom;
  /** Writes what is to be told of a job, as its row is once it has ended, in the transaction that ends it. */
  readonly recordEvents: (tx: Queries, job: JobRow) => Promise<void>;
}

interface Running {
  readonly kind: JobKind;
  readonly controller: AbortController;
  readonly ended: Promise<void>;
}

/** Why a job was aborted; decides what becomes of its row. */
class JobCancelled extends Error {}
class ServiceStopping extends Error {}

export function createJobRunner(parts: RunnerParts): JobRunner {
  const { database, clock, log, observer, changes, config, deliveries, room, recordEvents } = parts;
  const running = new Map<string, Running>();
  let handlers: JobHandlers | null = null;
  let stopping = new AbortController();

  const finish = async (
    job: JobRow,
    status: 'done' | 'failed' | 'cancelled',
    why: Problem | null,
    effect: JobEffect,
  ): Promise<void> => {
    const finishedMs = clock.nowMs();
    await database.transaction(async (tx) => {
      await effect(tx);
      await tx.run(
        `UPDATE job SET status = ?, problem = ?, finished_ms = ?, lease_until_ms = NULL,
         progress = CASE WHEN ? = 'done' THEN 1 ELSE progress END WHERE id = ?`,
        [status, problemColumn(why), finishedMs, status, job.id],
      );
      await recordEvents(tx, await requireJobRow(tx, job.id));
    }, job.account_id);
    const { kind, created_ms, started_ms } = job;
    observer.job({
      ...{ kind, status },
      waitedSec: started_ms === null ? null : (started_ms - created_ms) / 1000,
      ranSec: started_ms === null ? 0 : (finishedMs - started_ms) / 1000,
    });
    deliveries.wake();
    changes.notify(job.id);
    for (const follower of [job.export_id, job.tool_run_id, job.turn_id])
      if (follower !== null) changes.notify(follower);
  };

  const fail = (job: JobRow, handler: JobHandler, why: Problem): Promise<void> =>
    finish(job, 'failed', why, (tx) => handler.onFailed(tx, job, why));

  const cancelRow = (job: JobRow, handler: JobHandler): Promise<void> =>
    finish(job, 'cancelled', null, (tx) => handler.onCancelled(tx, job));

  const requeue = async (job: JobRow, attempts = job.attempts): Promise<void> => {
    await database.run("UPDATE job SET status = 'queued', attempts = ?, lease_until_ms = NULL WHERE id = ?", [
      attempts,
      job.id,
    ]);
    changes.notify(job.id);
  };

  const settle = async (
    job: JobRow,
    handler: JobHandler,
    error: unknown,
    signal: AbortSignal,
  ): Promise<void> => {
    if (signal.reason instanceof JobCancelled) await cancelRow(job, handler);
    else if (signal.reason instanceof ServiceStopping) await requeue(job, job.attempts - 1);
    else if (mayPass(error) && job.attempts < MAX_ATTEMPTS) await requeue(job);
    else if (isForUser(error)) await fail(job, handler, error.problem);
    else {
      log.error('A job failed.', error, { jobId: job.id, kind: job.kind });
      await fail(job, handler, problem('internal'));
    }
  };

  /** A full disk may have no room even for that; the row stays `running` meanwhile, and over a restart. */
  const settleInTheEnd = async (
    job: JobRow,
    handler: JobHandler,
    error: unknown,
    signal: AbortSignal,
  ): Promise<void> => {
    for (;;) {
      try {
        await settle(job, handler, error, signal);
        return;
      } catch (fault) {
        log.error('What became of a job could not be written.', fault, { jobId: job.id, kind: job.kind });
        if (!(fault instanceof StorageFullError) || stopping.signal.aborted) return;
      }
      await pause(WRITE_AGAIN_MS, stopping.signal);
    }
  };

  const work = async (job: JobRow, handler: JobHandler, controller: AbortController): Promise<void> => {
    const heartbeat = setInterval(() => {
      database
        .run('UPDATE job SET lease_until_ms = ? WHERE id = ?', [clock.nowMs() + LEASE_MS, job.id])
        .catch((error: unknown) => log.error('A job could not keep its lease.', error, { jobId: job.id }));
    }, HEARTBEAT_MS);
    const progress = createProgressWriter({ database, log }, job, () => changes.notify(job.id));
    try {
      const effect = await handler.run({ job, signal: controller.signal, progress: progress.report });
      await progress.written();
      controller.signal.throwIfAborted();
      await finish(job, 'done', null, effect);
    } catch (error) {
      await progress.written();
      await settleInTheEnd(job, handler, error, controller.signal);
    } finally {
      clearInterval(heartbeat);
    }
  };

  const begin = (job: JobRow, handler: JobHandler): void => {
    const controller = new AbortController();
    const ended = work(job, handler, controller).finally(() => {
      running.delete(job.id);
      beginning.ask();
    });
    running.set(job.id, { kind: job.kind, controller, ended });
    changes.notify(job.id);
  };

  /**
   * Takes the one that waits longest, of those that may run: while the bonus pays, an account runs one job at a time
   * (specification, section 8), and what waits for that holds up nobody behind it.
   */
  const takeNext = (kind: JobKind): Promise<JobRow | undefined> =>
    database.transaction(async (tx) => {
      const next = await tx.get<JobRow>(
        `SELECT * FROM job WHERE status = 'queued' AND cancel_requested = 0 AND kind = ?
         AND NOT (COALESCE(paid_with, '') = 'api_bonus' AND account_id IN
           (SELECT account_id FROM job WHERE status = 'running' AND paid_with = 'api_bonus')) ORDER BY seq LIMIT 1`,
        [kind],
      );
      if (next === undefined) return undefined;
      await tx.run(
        `UPDATE job SET status = 'running', attempts = attempts + 1, started_ms = COALESCE(started_ms, ?), lease_until_ms = ? WHERE id = ?`,
        [clock.nowMs(), clock.nowMs() + LEASE_MS, next.id],
      );
      return requireJobRow(tx, next.id);
    });

  /** What could not be put back at the start for want of room is put back here, once there is some. */
  let isRecovered = true;

  const beginning = oneAtATime(
    async () => {
      if (!isRecovered) await recover();
      for (const kind of JOB_KINDS) await beginNext(kind);
    },
    (error) => log.error('Jobs could not be begun.', error, {}),
  );

  const beginNext = async (kind: JobKind): Promise<void> => {
    for (;;) {
      const handler = handlers?.[kind];
      if (handler === undefined || room.wasFull()) return;
      const busy = [...running.values()].filter((entry) => entry.kind === kind).length;
      if (busy >= (config.jobsAtOnce[kind] ?? 1)) return;
      const next = await takeNext(kind);
      if (next === undefined) return;
      begin(next, handler);
    }
  };

  /** Whatever is `running` at the start belonged to a process that is gone. */
  const recover = async (): Promise<void> => {
    isRecovered = true;
    for (const job of await database.all<JobRow>("SELECT * FROM job WHERE status = 'running'"))
      try {
        await recoverOne(job, handlers?.[job.kind]);
      } catch (error) {
        log.error('What became of a job could not be written.', error, { jobId: job.id });
      }
  };

  const recoverOne = async (job: JobRow, handler: JobHandler | undefined): Promise<void> => {
    if (running.has(job.id)) return;
    if (handler === undefined) await requeue(job);
    else if (job.cancel_requested === 1) await cancelRow(job, handler);
    else if (job.attempts < MAX_ATTEMPTS) await requeue(job);
    else await fail(job, handler, problem('given_up', { times: MAX_ATTEMPTS }));
  };

  return {
    start: (all) => {
      handlers = all;
      stopping = new AbortController();
      const begin = (): void => {
        isRecovered = false;
        beginning.ask();
      };
      room.onRoom = begin;
      begin();
    },
    wake: beginning.ask,
    cancel: async (jobId) => {
      await database.run('UPDATE job SET cancel_requested = 1 WHERE id = ?', [jobId]);
      // One that was taken from the queue before that is running once this is over.
      await beginning.idle();
      const active = running.get(jobId);
      if (active !== undefined) {
        active.controller.abort(new JobCancelled('The job was cancelled.'));
        return active.ended;
      }
      const job = await requireJobRow(database, jobId);
      const handler = handlers?.[job.kind];
      if (job.status === 'queued' && handler !== undefined) await cancelRow(job, handler);
    },
    stop: async () => {
      handlers = null;
      room.onRoom = () => undefined;
      stopping.abort(new ServiceStopping('The service is stopping.'));
      await beginning.idle();
      for (const { controller } of running.values())
        controller.abort(new ServiceStopping('The service is stopping.'));
      await Promise.all([...running.values()].map((entry) => entry.ended));
      await beginning.idle();
    },
  };
}

/** Trying again may end well: a process that died, a store that did not answer. */
function mayPass(error: unknown): error is MediaCrashError | StoreUnreachableError {
  return error instanceof MediaCrashError || error instanceof StoreUnreachableError;
}

/** Errors whose problem is meant for the user. */
function isForUser(error: unknown): error is ProblemError {
  return (
    mayPass(error) ||
    [JobFailure, UnreadableMediaError, RenderError, StorageFullError].some((kind) => error instanceof kind)
  );
}
