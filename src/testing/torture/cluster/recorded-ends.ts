/** Each job ends once: its end is told to those who listen once, and as the row says it. */
import type { Queries } from '../../../service/kernel/ports/database.ts';

const SAID = { done: 'completed', failed: 'failed', cancelled: 'cancelled' } as const;

/** @returns one sentence for each job that ended otherwise; of those with a webhook from before they began */
export async function recordedEnds(rows: Queries): Promise<string[]> {
  const jobs = await rows.all<{ id: string; status: keyof typeof SAID }>(
    "SELECT id, status FROM job WHERE status NOT IN ('queued', 'running')",
  );
  const events = await rows.all<{ type: string; body: string }>(
    "SELECT type, body FROM delivery WHERE type LIKE 'job.%'",
  );
  const told = new Map<string, string[]>();
  for (const { type, body } of events) {
    const { jobId } = (JSON.parse(body) as { data: { jobId: string } }).data;
    told.set(jobId, [...(told.get(jobId) ?? []), type]);
  }
  return jobs.flatMap(({ id, status }) => {
    const ends = told.get(id) ?? [];
    if (ends.length === 1 && ends[0] === `job.${SAID[status]}`) return [];
    return [`${id} is ${status}, and was told of as ${JSON.stringify(ends)}.`];
  });
}
