/**
 * The queues of pg-boss that jobs wait in: one a kind. Work that the bonus pays is in a queue of its own, of which an account
 * has one at a time (specification, section 8), whatever kind it is. What failed there too often ends in `dead`.
 */
import type { PgBoss, Queue } from 'pg-boss';
import { JOB_KINDS } from '../../../contract/schemas/job.ts';
import { PLANS } from '../../../contract/schemas/values.ts';
import type { JobRow } from '../../../service/jobs/job-rows.ts';

export const BONUS_QUEUE = 'bonus';
export const DEAD_QUEUE = 'dead';
/** In the order they are made: the one of the dead is referred to. */
export const QUEUES = [DEAD_QUEUE, BONUS_QUEUE, ...JOB_KINDS] as const;
export type QueueName = (typeof QUEUES)[number];

export interface JobPayload {
  readonly jobId: string;
}

/** A worker that is silent for this long has lost what it works on. */
const HEARTBEAT_SEC = 20;

const OPTIONS: Omit<Queue, 'name'> = {
  // Rows count the tries of jobs; these are of turns that nobody could even begin, or whose worker is gone.
  retryLimit: 3,
  retryDelay: 1,
  heartbeatSeconds: HEARTBEAT_SEC,
  // The longest pg-boss knows; what is silent is found by its heartbeat.
  expireInSeconds: 24 * 3600 - 1,
  deleteAfterSeconds: 24 * 3600,
  notify: true,
};

export async function makeQueues(boss: PgBoss): Promise<void> {
  for (const name of QUEUES) {
    const options = name === DEAD_QUEUE ? OPTIONS : { ...OPTIONS, deadLetter: DEAD_QUEUE };
    await boss.createQueue(name, options);
    await boss.updateQueue(name, options);
  }
}

export function queueOf({ kind, paid_with }: JobRow): QueueName {
  return paid_with === 'api_bonus' ? BONUS_QUEUE : kind;
}

/** More jobs than any account will ever have wait in one queue. */
const RANKS_OF_PLAN = 100_000_000;

/** What a job's place in its queue is made of. */
export interface JobPlace {
  readonly plan: string;
  /** The lowest priority of the account's own jobs of this plan that wait in the queue; null where none does. */
  readonly ownLast: number | null;
  /** The highest of all that wait there with this plan; null where none does. */
  readonly next: number | null;
}

/**
 * Larger plans first; within one, accounts take turns: each further job of an account comes one rank later, and who comes anew
 * begins at the rank that is due. What an earlier version queued, at 0 and above, comes before all.
 */
export function priorityOf({ plan, ownLast, next }: JobPlace): number {
  return ownLast === null ? (next ?? prioritiesOf(plan).first) : ownLast - 1;
}

/** Those that jobs of a plan have. */
export function prioritiesOf(plan: string): { readonly first: number; readonly last: number } {
  const first = ((PLANS as readonly string[]).indexOf(plan) - PLANS.length) * RANKS_OF_PLAN;
  return { first, last: first - RANKS_OF_PLAN + 1 };
}
