/** What no ledger may say, whatever was killed: one sentence for each. */
import type { Queries } from '../../service/kernel/ports/database.ts';

export async function wrongCharges(rows: Queries): Promise<string[]> {
  const ids = async (sql: string): Promise<string[]> =>
    (await rows.all<{ job_id: string }>(sql)).map(({ job_id: id }) => id);
  const twice = await ids(
    "SELECT job_id FROM ledger_entry WHERE type = 'charge' GROUP BY job_id, source HAVING COUNT(*) > 1",
  );
  const withoutWork = await ids(
    "SELECT job_id FROM ledger_entry WHERE type = 'charge' AND job_id NOT IN (SELECT id FROM job)",
  );
  const unpaid = await ids(
    `SELECT l.job_id FROM ledger_entry l JOIN job j ON j.id = l.job_id AND j.status IN ('failed', 'cancelled')
     GROUP BY l.job_id HAVING SUM(l.amount) <> 0`,
  );
  return [
    ...twice.map((id) => `${id} was charged twice`),
    ...withoutWork.map((id) => `${id} was charged without a job`),
    ...unpaid.map((id) => `${id} failed and was not given back`),
  ];
}
