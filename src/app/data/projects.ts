/** Reads and changes of projects, their analysis and the jobs behind it. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../../client/api-client.ts';
import { FINAL_STATES } from '../../contract/states.ts';
import { KEYS } from './query-keys.ts';

export const projectsQuery = (client: ApiClient) =>
  infiniteQueryOptions({
    queryKey: KEYS.projects,
    queryFn: ({ pageParam, signal }) =>
      client.api.list_projects(
        { query: { limit: 50, ...(pageParam === null ? {} : { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });

export const projectQuery = (client: ApiClient, projectId: string) =>
  queryOptions({
    queryKey: KEYS.project(projectId),
    queryFn: async ({ signal }) =>
      (await client.api.get_project({ params: { projectId } }, { signal })).project,
    staleTime: 0,
  });

export const estimateQuery = (client: ApiClient, projectId: string) =>
  queryOptions({
    queryKey: KEYS.estimate(projectId),
    queryFn: async ({ signal }) =>
      (await client.api.estimate_analysis({ params: { projectId } }, { signal })).estimate,
    staleTime: 0,
  });

/**
 * A job, read again until it ends. Held reads tell the end at once; a shorter hold shows progress, and costs
 * nothing in this browser, while a remote service is asked seldom.
 */
export const jobQuery = (client: ApiClient, jobId: string) =>
  queryOptions({
    queryKey: KEYS.job(jobId),
    queryFn: async ({ signal, client: queries }) => {
      const known = queries.getQueryData(KEYS.job(jobId)) !== undefined;
      const wait = known ? (client.connection.kind === 'browser' ? 1 : 5) : 0;
      return (await client.api.get_job({ params: { jobId }, query: { wait } }, { signal })).job;
    },
    staleTime: 0,
    refetchInterval: (query) => (FINAL_STATES.includes(query.state.data?.status ?? '') ? false : 200),
    refetchIntervalInBackground: true,
  });

export const runningJobsQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: KEYS.runningJobs,
    queryFn: async ({ signal }) => (await client.owner.list_running_jobs({}, { signal })).jobs,
    enabled: client.connection.ownerToken !== null,
    refetchInterval: 2000,
    staleTime: 0,
  });
