/** Follows a job to its end. */
import type { Job } from '../../contract/schemas/job.ts';
import { KEYS } from './query-keys.ts';
import { useClient } from './session.tsx';
import { useFollow } from './use-follow.ts';

export interface FollowedJob {
  readonly job: Job | undefined;
  readonly error: unknown;
  readonly retry: () => void;
}

export function useFollowJob(jobId: string): FollowedJob {
  const client = useClient();
  const { work, ...rest } = useFollow<Job>(jobId, KEYS.job(jobId), async (wait, signal) => {
    const input = { params: { jobId }, query: { wait } };
    return (await client.api.get_job(input, signal === undefined ? {} : { signal })).job;
  });
  return { job: work, ...rest };
}
