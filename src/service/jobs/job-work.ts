/**
 * Takes jobs and does them to their end, whatever that is. A crash costs an attempt, a clean failure ends the job, a stop of
 * the service costs nothing.
 */
import { problem } from '../../contract/problems/problem.ts';
import type { ProblemError } from '../../contract/problems/problem-error.ts';
import { MediaCrashError } from '../../media/engine/media-crash-error.ts';
import { RenderError } from '../../media/pictures/encode/render-error.ts';
import { UnreadableMediaError } from '../../media/probe/unreadable-media-error.ts';
import type { OperatorConfig } from '../kernel/operator-config.ts';
import { pause } from '../kernel/pause.ts';
import type { Queries } from '../kernel/ports/database.ts';
import { OriginalAwayError, StorageFullError, StoreUnreachableError } from '../kernel/ports/file-store.ts';
import type { Log } from '../kernel/ports/log.ts';
import type { StorageRoom } from '../kernel/ports/storage-room.ts';
import { type Attempt, ClaimLostError, type JobTaker, NOTHING_TO_END } from './job-engine.ts';
import { JobFailure } from './job-failure.ts';
import type { JobEffect, JobHandler, JobHandlers, JobRun } from './job-handler.ts';
import { isOver, type JobRow, requireJobRow } from './job-rows.ts';
import { createProgressWriter } from './progress-writer.ts';
import type { JobSettling, SettleParts } from './settle-job.ts';
import { JobCancelled, watchJob } from './watch-job.ts';

const MAX_ATTEMPTS = 3;
/** What became of a job is written again after this long where there was no room for it. */
const WRITE_AGAIN_MS = 2000;

export interface WorkParts extends SettleParts {
  readonly log: Log;
  readonly config: OperatorConfig;
  readonly room: StorageRoom;
}

/** Between two looks whether a person has allowed what a job reads. */
const LOOK_EVERY_MS = 2000;

/** Why jobs are aborted that go on after the next start. */
class ServiceStopping extends Error {}

interface Running {
  readonly controller: AbortController;
  readonly ended: Promise<void>;
}

export interface JobWork extends JobTaker {
  /** Aborts what runs and puts it back into the queue. Resolves once that is written. */
  stop(): Promise<void>;
}

export function createJobWork(parts: WorkParts, settling: JobSettling, handlers: JobHandlers): JobWork {
  const { database, clock, log, changes, config, room } = parts;
  const running = new Set<Running>();
  const stopping = new AbortController();

  const settle = async (
    job: JobRow,
    attempt: Attempt,
    handler: JobHandler,
    error: unknown,
    reason: unknown,
  ): Promise<void> => {
    if (reason instanceof JobCancelled) await settling.cancelled(job, attempt, handler);
    else if (reason instanceof ServiceStopping) await settling.queuedAgain(job, attempt, job.attempts - 1);
    else if (mayPass(error) && job.attempts < MAX_ATTEMPTS)
      await settling.queuedAgain(job, attempt, job.attempts);
    else if (isForUser(error)) await settling.failed(job, attempt, handler, error.problem);
    else {
      log.error('A job failed.', error, { jobId: job.id, kind: job.kind });
      await settling.failed(job, attempt, handler, problem('internal'));
    }
  };

  /** A full disk may have no room even for that; the row stays `running` meanwhile, and over a restart. */
  const settleInTheEnd = async (...[job, ...how]: Parameters<typeof settle>): Promise<void> => {
    for (;;) {
      try {
        return await settle(job, ...how);
      } catch (fault) {
        if (!(fault instanceof StorageFullError) || stopping.signal.aborted) throw fault;
        log.error('What became of a job could not be written.', fault, { jobId: job.id, kind: job.kind });
      }
      await pause(WRITE_AGAIN_MS, stopping.signal);
    }
  };

  const doJob = async (job: JobRow, attempt: Attempt, controller: AbortController): Promise<void> => {
    const handler = requireHandler(handlers, job);
    const watch = watchJob(parts, job, (reason) => controller.abort(reason));
    const progress = createProgressWriter(parts, job, () => changes.notify(job.id));
    changes.notify(job.id);
    try {
      const { signal } = controller;
      const effect = await runAllowed(handler, { job, signal, progress: progress.report });
      await progress.written();
      controller.signal.throwIfAborted();
      await settling.done(job, attempt, effect);
    } catch (error) {
      await progress.written();
      const { reason } = controller.signal;
      if (error instanceof ClaimLostError || reason instanceof ClaimLostError)
        return log.error('A job was given to somebody else meanwhile.', error, { jobId: job.id });
      await settleInTheEnd(job, attempt, handler, error, reason);
    } finally {
      await watch.end();
    }
  };

  const work = async (job: JobRow, attempt: Attempt): Promise<void> => {
    const controller = new AbortController();
    if (stopping.signal.aborted) controller.abort(stopping.signal.reason);
    const ended = doJob(job, attempt, controller);
    const entry = { controller, ended };
    running.add(entry);
    try {
      await ended;
    } catch (error) {
      // Another one may have ended it in the same moment: then there is nothing to write.
      if (!(error instanceof ClaimLostError)) throw error;
    } finally {
      running.delete(entry);
    }
  };

  const markRunning = async (tx: Queries, { id }: JobRow): Promise<JobRow> => {
    await tx.run(
      `UPDATE job SET status = 'running', attempts = attempts + 1, started_ms = COALESCE(started_ms, ?) WHERE id = ?`,
      [clock.nowMs(), id],
    );
    return requireJobRow(tx, id);
  };

  /** Ends what needs no turn; false where it does. */
  const endWithoutTurn = async (job: JobRow, attempt: Attempt): Promise<boolean> => {
    const handler = requireHandler(handlers, job);
    if (job.cancel_requested === 1) await settling.cancelled(job, attempt, handler);
    else if (job.attempts >= MAX_ATTEMPTS)
      await settling.failed(job, attempt, handler, problem('given_up', { times: MAX_ATTEMPTS }));
    else return false;
    return true;
  };

  return {
    mayBegin: () => !room.wasFull() && !stopping.signal.aborted,
    atOnce: (kind) => (handlers[kind] === undefined ? 0 : (config.jobsAtOnce[kind] ?? 1)),
    takeFound: (find) =>
      database.transaction(async (tx) => {
        const job = await find(tx);
        return job && markRunning(tx, job);
      }),
    take: async (jobId, attempt) => {
      const job = await database.get<JobRow>('SELECT * FROM job WHERE id = ?', [jobId]);
      if (job === undefined || isOver(job.status)) {
        await database.transaction((tx) => attempt.end(tx));
        return undefined;
      }
      if (await endWithoutTurn(job, attempt)) return undefined;
      return database.transaction(async (tx) => {
        const now = await requireJobRow(tx, jobId);
        if (now.status !== job.status || now.attempts !== job.attempts)
          throw new ClaimLostError('The job was taken meanwhile.');
        return markRunning(tx, now);
      }, job.account_id);
    },
    work,
    recover: async (job) => {
      if (!(await endWithoutTurn(job, NOTHING_TO_END)))
        await settling.queuedAgain(job, NOTHING_TO_END, job.attempts);
    },
    stop: async () => {
      const reason = new ServiceStopping('The service is stopping.');
      stopping.abort(reason);
      for (const { controller } of running) controller.abort(reason);
      await Promise.allSettled([...running].map(({ ended }) => ended));
    },
  };
}

/** After a reload a browser may want to be asked again before a film is read: the work waits for that, and nobody begins it anew. */
async function runAllowed(handler: JobHandler, run: JobRun): Promise<JobEffect> {
  for (;;) {
    try {
      return await handler.run(run);
    } catch (error) {
      const isToBeAllowed =
        error instanceof OriginalAwayError && error.problem.code === 'original_not_permitted';
      if (!isToBeAllowed || run.signal.aborted) throw error;
    }
    run.progress(0, 'permission');
    await pause(LOOK_EVERY_MS, run.signal);
    run.signal.throwIfAborted();
  }
}

function requireHandler(handlers: JobHandlers, { kind }: JobRow): JobHandler {
  const handler = handlers[kind];
  if (handler === undefined) throw new Error(`Nobody does jobs of the kind ${kind}.`);
  return handler;
}

/** Trying again may end well: a process that died, a store that did not answer. */
function mayPass(error: unknown): error is MediaCrashError | StoreUnreachableError {
  return error instanceof MediaCrashError || error instanceof StoreUnreachableError;
}

/** Errors whose problem is meant for the user. */
function isForUser(error: unknown): error is ProblemError {
  return (
    mayPass(error) ||
    [JobFailure, UnreadableMediaError, RenderError, StorageFullError, OriginalAwayError].some(
      (kind) => error instanceof kind,
    )
  );
}
