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

/** Larger plans first. */
export function priorityOf(plan: string): number {
  return (PLANS as readonly string[]).indexOf(plan);
}
