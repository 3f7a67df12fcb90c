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

/** @param onEnd told once it is final. */
export function useFollowJob(jobId: string, onEnd?: (job: Job) => void): FollowedJob {
  const client = useClient();
  const read = async (wait: number, signal?: AbortSignal): Promise<Job> => {
    const input = { params: { jobId }, query: { wait } };
    return (await client.api.get_job(input, signal === undefined ? {} : { signal })).job;
  };
  const { work, ...rest } = useFollow<Job>(jobId, KEYS.job(jobId), read, onEnd);
  return { job: work, ...rest };
}
