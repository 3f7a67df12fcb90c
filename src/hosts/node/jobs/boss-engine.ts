/**
 * Jobs carried by pg-boss, over as many machines as there are. What is queued goes into its tables in the transaction that
 * charges for it, and leaves them in the one that writes what became of it: rows and queue never tell two stories. Any process
 * may queue; those that work take turns, say that they live, and lose what they took when they are silent.
 */
import { setTimeout as after } from 'node:timers/promises';
import { type Db, type Job, PgBoss, type WorkOptions } from 'pg-boss';
import { JOB_KINDS } from '../../../contract/schemas/job.ts';
import { mostOfAccount } from '../../../service/jobs/fair-turn.ts';
import {
  type Attempt,
  ClaimLostError,
  type JobEngine,
  type JobTaker,
} from '../../../service/jobs/job-engine.ts';
import type { JobKind, JobRow } from '../../../service/jobs/job-rows.ts';
import { oneAtATime } from '../../../service/kernel/one-at-a-time.ts';
import type { Database, Queries, SqlValue } from '../../../service/kernel/ports/database.ts';
import type { Log } from '../../../service/kernel/ports/log.ts';
import {
  BONUS_QUEUE,
  DEAD_QUEUE,
  type JobPayload,
  type JobPlace,
  makeQueues,
  prioritiesOf,
  priorityOf,
  QUEUES,
  type QueueName,
  queueOf,
} from './boss-queues.ts';

interface BossParts {
  /** Of the database that the rows are in. */
  readonly address: string;
  readonly database: Database;
  readonly log: Log;
  /** Whether this process does jobs, or queues them only. */
  readonly isWorker: boolean;
}

/** Its own, beside those of the rows. */
const CONNECTIONS = 4;
const SUPERVISE_EVERY_SEC = 10;
/** Where a notification was lost. */
const POLL_EVERY_SEC = 5;
const HEARTBEAT_EVERY_SEC = 5;
const MEND_EVERY_MS = 60_000;
const MENDED_AT_ONCE = 200;
/** How soon a turn is asked for again on a full disk. */
const FULL_AGAIN_MS = 5000;

export function createBossEngine({ address, database, log, isWorker }: BossParts): JobEngine {
  const boss = new PgBoss({
    connectionString: address,
    application_name: 'cliproom jobs',
    instanceName: isWorker ? 'worker' : 'host',
    max: CONNECTIONS,
    useListenNotify: isWorker,
    supervise: isWorker,
    schedule: false,
    superviseIntervalSeconds: SUPERVISE_EVERY_SEC,
    monitorIntervalSeconds: SUPERVISE_EVERY_SEC,
  });
  boss.on('error', (error) => log.error('The queue of jobs failed.', error, {}));
  let isHeld = false;
  let timer: ReturnType<typeof setInterval> | undefined;

  const carry = async (tx: Queries, job: JobRow): Promise<void> => {
    const queue = queueOf(job);
    const payload: JobPayload = { jobId: job.id };
    await boss.send(queue, payload, {
      db: bossDatabase(tx),
      priority: priorityOf(await placeIn(tx, queue, job)),
      group: { id: job.account_id },
    });
  };

  const attemptAt = (queue: QueueName, { id, retryCount }: Job<JobPayload>): Attempt => ({
    end: async (tx) => {
      const answer = await boss.complete(queue, { id, retryCount }, null, { db: bossDatabase(tx) });
      // In its documentation and not in its types.
      if ((answer as { readonly affected: number }).affected === 0)
        throw new ClaimLostError('The turn at the job was given to somebody else.');
    },
  });

  const takeTurn = async (taker: JobTaker, queue: QueueName, turn: Job<JobPayload>): Promise<void> => {
    while (!taker.mayBegin()) {
      if (isHeld) throw new Error('This worker stops.');
      await after(FULL_AGAIN_MS);
    }
    const attempt = attemptAt(queue, turn);
    try {
      const job = await taker.take(turn.data.jobId, attempt);
      if (job !== undefined) await taker.work(job, attempt);
    } catch (error) {
      // Somebody else has the job, so nothing is left to do in this turn.
      if (!(error instanceof ClaimLostError)) throw error;
    }
  };

  /** One at a time of this queue; asked for again at once after each, as there may be more than was told of. */
  const workOn = async (taker: JobTaker, queue: QueueName, limits: WorkOptions = {}): Promise<void> => {
    const options: WorkOptions = {
      pollingIntervalSeconds: POLL_EVERY_SEC,
      notifyPollingIntervalSeconds: POLL_EVERY_SEC,
      heartbeatRefreshSeconds: HEARTBEAT_EVERY_SEC,
      ...(queue === BONUS_QUEUE && { groupConcurrency: 1 }),
      ...limits,
    };
    const loopId: string = await boss.work<JobPayload>(queue, options, async ([turn]) => {
      if (turn === undefined) return;
      try {
        await takeTurn(taker, queue, turn);
      } catch (error) {
        log.error('A turn at a job failed.', error, { jobId: turn.data.jobId });
        throw error;
      } finally {
        boss.notifyWorker(loopId);
      }
    });
  };

  /** Rows that wait for nobody: brought in with a library, or left where pg-boss gave up. */
  const mending = oneAtATime(
    async () => {
      for (const { id, account_id } of await uncarried(database, MENDED_AT_ONCE))
        await database.transaction(async (tx) => {
          const [job] = await uncarried(tx, 1, id);
          if (job !== undefined) await carry(tx, job);
        }, account_id);
    },
    (error) => log.error('Jobs that wait for nobody could not be looked for.', error, {}),
  );

  return {
    carry,
    start: async (taker) => {
      await boss.start();
      await makeQueues(boss);
      if (!isWorker) return;
      // The bonus pays for no import.
      const ofBonus = Math.max(...JOB_KINDS.map((kind) => (kind === 'import' ? 0 : taker.atOnce(kind))));
      for (const queue of QUEUES) {
        const atOnce = isKind(queue) ? taker.atOnce(queue) : queue === DEAD_QUEUE ? 1 : ofBonus;
        const ofAccount = isKind(queue) ? mostOfAccount(queue, atOnce) : atOnce;
        if (ofAccount < atOnce)
          await workOn(taker, queue, { localConcurrency: atOnce, localGroupConcurrency: ofAccount });
        else for (let n = 0; n < atOnce; n += 1) await workOn(taker, queue);
      }
      mending.ask();
      timer = setInterval(mending.ask, MEND_EVERY_MS);
    },
    hold: async () => {
      isHeld = true;
      clearInterval(timer);
      await mending.idle();
      if (isWorker) for (const queue of QUEUES) await boss.offWork(queue, { wait: false });
    },
    stop: () => boss.stop({ graceful: true }),
  };
}

function isKind(queue: QueueName): queue is JobKind {
  return queue !== BONUS_QUEUE && queue !== DEAD_QUEUE;
}

/** pg-boss on the connection of a transaction of ours. */
function bossDatabase(tx: Queries): Db {
  return { executeSql: async (text, values = []) => ({ rows: await tx.all(text, values as SqlValue[]) }) };
}

/** In the transaction that queues the job: its account is locked, so that no other of its jobs gets the same place. */
async function placeIn(tx: Queries, queue: QueueName, job: JobRow): Promise<JobPlace> {
  const account = await tx.get<{ plan: string }>('SELECT plan FROM account WHERE id = ?', [job.account_id]);
  const plan = account?.plan ?? '';
  const { first, last } = prioritiesOf(plan);
  const found = await tx.get<Omit<JobPlace, 'plan'>>(
    `SELECT MIN(priority) FILTER (WHERE group_id = ?1) AS "ownLast", MAX(priority) AS next
     FROM pgboss.job WHERE name = ?2 AND state < 'active' AND priority BETWEEN ?3 AND ?4`,
    [job.account_id, queue, last, first],
  );
  return { plan, ownLast: found?.ownLast ?? null, next: found?.next ?? null };
}

/** Jobs that are not over and that no queue knows. @param jobId of one of them; of all where not given */
function uncarried(rows: Queries, most: number, jobId: string | null = null): Promise<JobRow[]> {
  return rows.all<JobRow>(
    `SELECT job.* FROM job WHERE job.status IN ('queued', 'running') AND (CAST(?1 AS text) IS NULL OR job.id = ?1)
     AND NOT EXISTS (SELECT 1 FROM pgboss.job turn WHERE turn.data ->> 'jobId' = job.id AND turn.state < 'completed')
     ORDER BY job.seq LIMIT ?2`,
    [jobId, most],
  );
}
