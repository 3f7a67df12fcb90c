/** Stopping running work, and how it ended. */
import type { ApiClient } from '../../client/api-client.ts';
import type { Job } from '../../contract/schemas/job.ts';
import { KEYS } from './query-keys.ts';
import { useChange } from './use-change.ts';

export function useCancelJob() {
  return useChange(({ owner }, jobId: string) => owner.cancel_job({ params: { jobId } }), [KEYS.runningJobs]);
}

/** As it stands, beside what is shown. */
export async function readJob(client: ApiClient, jobId: string): Promise<Job> {
  return (await client.api.get_job({ params: { jobId } })).job;
}
