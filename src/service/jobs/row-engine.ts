/**
 * Gives turns from the rows of the queue, in the one process there is: a loop, and a number side by side for each kind. Whose turn
 * it is: `fair-turn.ts`; who had the last ones is forgotten with the process.
 */
import { JOB_KINDS } from '../../contract/schemas/job.ts';
import { oneAtATime } from '../kernel/one-at-a-time.ts';
import type { Database, Queries } from '../kernel/ports/database.ts';
import type { Log } from '../kernel/ports/log.ts';
import type { StorageRoom } from '../kernel/ports/storage-room.ts';
import { type FirstInLine, fairTurn, mostOfAccount } from './fair-turn.ts';
import { type JobEngine, type JobTaker, NOTHING_TO_END } from './job-engine.ts';
import type { JobKind, JobRow } from './job-rows.ts';

interface RowEngineParts {
  readonly database: Database;
  readonly log: Log;
  readonly room: StorageRoom;
}

export function createRowEngine({ database, log, room }: RowEngineParts): JobEngine {
  let taker: JobTaker | null = null;
  const running = new Map<string, JobRow>();
  /** Which turn of all the last of an account at a kind was. */
  const lastTurns = new Map<string, number>();
  let turns = 0;
  /** What could not be put back at the start for want of room is put back here, once there is some. */
  let isRecovered = true;

  const looking = oneAtATime(
    async () => {
      if (!isRecovered) await recover();
      for (const kind of JOB_KINDS) await beginNext(kind);
    },
    (error) => log.error('Jobs could not be begun.', error, {}),
  );

  const beginNext = async (kind: JobKind): Promise<void> => {
    for (;;) {
      if (taker === null || !taker.mayBegin()) return;
      const busy = [...running.values()].filter((other) => other.kind === kind);
      const atOnce = taker.atOnce(kind);
      if (busy.length >= atOnce) return;
      const job = await taker.takeFound(async (tx) => {
        const next = fairTurn(
          await firstInLine(tx, kind),
          {
            running: (id) => busy.filter(({ account_id }) => account_id === id).length,
            lastTurn: (id) => lastTurns.get(turnKey(kind, id)) ?? 0,
          },
          mostOfAccount(kind, atOnce),
        );
        return next && tx.get<JobRow>('SELECT * FROM job WHERE seq = ?', [next.seq]);
      });
      if (job === undefined) return;
      turns += 1;
      lastTurns.set(turnKey(kind, job.account_id), turns);
      begin(taker, job);
    }
  };

  const begin = (by: JobTaker, job: JobRow): void => {
    running.set(job.id, job);
    by.work(job, NOTHING_TO_END)
      .catch((error: unknown) =>
        log.error('What became of a job could not be written.', error, { jobId: job.id }),
      )
      .finally(() => {
        running.delete(job.id);
        looking.ask();
      });
  };

  /** Whatever is `running` at the start belonged to a process that is gone, as did those who cancelled what is queued. */
  const recover = async (): Promise<void> => {
    isRecovered = true;
    for (const job of await database.all<JobRow>(
      "SELECT * FROM job WHERE status = 'running' OR (status = 'queued' AND cancel_requested = 1)",
    ))
      try {
        if (!running.has(job.id)) await taker?.recover(job);
      } catch (error) {
        log.error('What became of a job could not be written.', error, { jobId: job.id });
      }
  };

  return {
    carry: async (tx) => tx.afterCommit(looking.ask),
    start: async (by) => {
      taker = by;
      const begin = (): void => {
        isRecovered = false;
        looking.ask();
      };
      room.onRoom = begin;
      begin();
    },
    hold: async () => {
      taker = null;
      room.onRoom = () => undefined;
      await looking.idle();
    },
    stop: looking.idle,
  };
}

const turnKey = (kind: JobKind, accountId: string): string => `${kind} ${accountId}`;

/**
 * The job of each account that waits longest, of those that may run: while the bonus pays, an account runs one job at a time
 * (specification, section 8), and what waits for that holds up nobody behind it.
 */
function firstInLine(tx: Queries, kind: JobKind): Promise<FirstInLine[]> {
  return tx.all<FirstInLine>(
    `SELECT account_id, MIN(seq) AS seq FROM job WHERE status = 'queued' AND cancel_requested = 0 AND kind = ?
     AND NOT (COALESCE(paid_with, '') = 'api_bonus' AND account_id IN
       (SELECT account_id FROM job WHERE status = 'running' AND paid_with = 'api_bonus')) GROUP BY account_id`,
    [kind],
  );
}
