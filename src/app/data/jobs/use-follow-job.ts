/** Follows a job to its end. */
import { useState } from 'react';
import type { Job } from '../../../contract/schemas/job.ts';
import { useClient } from '../connection/session.tsx';
import { KEYS } from '../reads/query-keys.ts';
import { useFollow } from './use-follow.ts';

export interface FollowedJob {
  readonly job: Job | undefined;
  readonly error: unknown;
  readonly retry: () => void;
}

/** @param onEnd told once it is final; what it fails at is the error here, and tried again as that is. */
export function useFollowJob(jobId: string, onEnd?: (job: Job) => unknown): FollowedJob {
  const client = useClient();
  const [unended, setUnended] = useState<{ readonly job: Job; readonly error: unknown } | null>(null);
  const end = async (job: Job): Promise<void> => {
    setUnended(null);
    try {
      await onEnd?.(job);
    } catch (error) {
      setUnended({ job, error });
    }
  };
  const read = async (wait: number, signal?: AbortSignal): Promise<Job> => {
    const input = { params: { jobId }, query: { wait } };
    return (await client.api.get_job(input, signal === undefined ? {} : { signal })).job;
  };
  const { work, ...rest } = useFollow<Job>(jobId, KEYS.job(jobId), read, (job) => void end(job));
  if (unended !== null) return { job: work, error: unended.error, retry: () => void end(unended.job) };
  return { job: work, ...rest };
}
