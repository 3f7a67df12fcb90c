/** How many jobs wait and work, of each kind, as the rows say. */
import type { Queries } from '../../../service/kernel/ports/database.ts';

export interface QueueState {
  readonly kind: string;
  readonly status: 'queued' | 'running';
  readonly count: number;
  /** Age of the oldest of them. */
  readonly oldestSec: number;
}

export async function readQueueState(database: Queries, nowMs: number): Promise<QueueState[]> {
  const rows = await database.all<Omit<QueueState, 'oldestSec'> & { readonly oldest_ms: number }>(
    `SELECT kind, status, COUNT(*) AS count, MIN(created_ms) AS oldest_ms FROM job
     WHERE status IN ('queued', 'running') GROUP BY kind, status`,
  );
  return rows.map(({ oldest_ms, ...row }) => ({ ...row, oldestSec: Math.max(0, nowMs - oldest_ms) / 1000 }));
}
