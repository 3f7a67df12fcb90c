/** Follows a job to its end with held reads, writing every answer into the cache. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { follow } from '../../client/follow.ts';
import type { Job } from '../../contract/schemas/job.ts';
import { KEYS } from './query-keys.ts';
import { useClient } from './session.tsx';

/** A short hold shows progress and costs nothing in this browser; a remote service is asked seldom. */
const HOLD_SEC = { browser: 1, remote: 5 } as const;

export interface FollowedJob {
  readonly job: Job | undefined;
  readonly error: unknown;
  readonly retry: () => void;
}

export function useFollowJob(jobId: string): FollowedJob {
  const client = useClient();
  const queries = useQueryClient();
  const [error, setError] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is a reason to follow again
  useEffect(() => {
    const leave = new AbortController();
    const read = async (wait: number, signal?: AbortSignal): Promise<Job> =>
      (
        await client.api.get_job(
          { params: { jobId }, query: { wait } },
          signal === undefined ? {} : { signal },
        )
      ).job;
    follow(
      read,
      (job) => queries.setQueryData(KEYS.job(jobId), job),
      leave.signal,
      HOLD_SEC[client.connection.kind],
    ).catch((reason: unknown) => {
      if (!leave.signal.aborted) setError(reason);
    });
    return () => leave.abort();
  }, [client, jobId, queries, attempt]);

  const { data } = useQuery<Job>({ queryKey: KEYS.job(jobId), enabled: false });
  const retry = (): void => {
    setError(null);
    setAttempt((count) => count + 1);
  };
  return { job: data, error, retry };
}
