/** The queue of jobs as the service has it: rows, what carries them, and those who do them. */
import { lookUntil } from '../kernel/look-until.ts';
import { ClaimLostError, type JobEngine, NOTHING_TO_END } from './job-engine.ts';
import type { JobHandlers } from './job-handler.ts';
import type { JobQueue } from './job-queue.ts';
import { insertJob, isOver, type JobRow, requireJobRow } from './job-rows.ts';
import { createJobWork, type JobWork, type WorkParts } from './job-work.ts';
import { createRowEngine } from './row-engine.ts';
import { createJobSettling } from './settle-job.ts';
import { cancelTopic } from './watch-job.ts';

/** Whoever runs a job stops it within a moment, or is gone. */
const CANCEL_WAIT_MS = 30_000;

export interface JobRunner extends JobQueue {
  start(handlers: JobHandlers): Promise<void>;
  /** Aborts what runs here and puts it back into the queue. */
  stop(): Promise<void>;
}

/** @param engine of those who share the database; without, this process is alone with it */
export function createJobRunner(parts: WorkParts, engine: JobEngine = createRowEngine(parts)): JobRunner {
  const { database, clock, changes } = parts;
  const settling = createJobSettling(parts, engine);
  let known: { readonly handlers: JobHandlers; readonly work: JobWork } | null = null;

  /** False where it is queued no more. */
  const cancelQueued = async (job: JobRow): Promise<boolean> => {
    const handler = known?.handlers[job.kind];
    if (handler === undefined) return true;
    try {
      await settling.cancelled(job, NOTHING_TO_END, handler);
      return true;
    } catch (error) {
      if (error instanceof ClaimLostError) return false;
      throw error;
    }
  };

  return {
    enqueue: async (tx, job) => {
      const row = await insertJob(tx, clock.nowMs(), job);
      await engine.carry(tx, row);
      return row;
    },
    cancel: async (jobId) => {
      await database.run('UPDATE job SET cancel_requested = 1 WHERE id = ?', [jobId]);
      if (known === null) return;
      const { signal } = new AbortController();
      await lookUntil(changes, jobId, { waitMs: CANCEL_WAIT_MS, signal }, async () => {
        const job = await requireJobRow(database, jobId);
        const isSettled = isOver(job.status) || (job.status === 'queued' && (await cancelQueued(job)));
        if (isSettled || known === null) return true;
        changes.notify(cancelTopic(jobId));
        return undefined;
      });
    },
    start: async (handlers) => {
      const work = createJobWork(parts, settling, handlers);
      known = { handlers, work };
      await engine.start(work);
    },
    stop: async () => {
      const ending = known?.work;
      known = null;
      await engine.hold();
      await ending?.stop();
      await engine.stop();
    },
  };
}
