/** Stopping running work, and how it ended. */
import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { ApiClient } from '../../../client/api-client.ts';
import type { Job } from '../../../contract/schemas/job.ts';
import { useIsMetered } from '../account/metered.ts';
import { useChange } from '../changes/use-change.ts';
import { useClient } from '../connection/session.tsx';
import { projectQuery } from '../projects/projects.ts';
import { KEYS } from '../reads/query-keys.ts';
import { readAnyway } from '../reads/read-anyway.ts';

export function useCancelJob() {
  return useChange(({ owner }, jobId: string) => owner.cancel_job({ params: { jobId } }), [KEYS.runningJobs]);
}

/** Whether it has given what it was paid for: a first clip of it was accepted, and stopping it gives nothing back. */
export function useIsCharged({ kind, projectId }: Job): boolean {
  const isAsked = useIsMetered() && kind === 'analysis' && projectId !== null;
  const project = useQuery({ ...projectQuery(useClient(), projectId ?? ''), enabled: isAsked });
  return isAsked && project.data?.firstClips?.isCharged === true;
}

/** What its project is, which says what an analysis does; null for other work, and until it is known. */
export function useProjectKind(job: Job): string | null {
  return useQuery(kindQuery(useClient(), job)).data?.kind ?? null;
}

/** The same, read where it is not known. */
export async function readProjectKind(
  client: ApiClient,
  queries: QueryClient,
  job: Job,
): Promise<string | null> {
  const { enabled, ...project } = kindQuery(client, job);
  if (!enabled) return null;
  return (await readAnyway(() => queries.fetchQuery(project)).catch(() => null))?.kind ?? null;
}

/** It never changes. */
const kindQuery = (client: ApiClient, { kind, projectId }: Job) => ({
  ...projectQuery(client, projectId ?? ''),
  staleTime: Number.POSITIVE_INFINITY,
  enabled: kind === 'analysis' && projectId !== null,
});

/** As it stands, beside what is shown. */
export async function readJob(client: ApiClient, jobId: string): Promise<Job> {
  return (await client.api.get_job({ params: { jobId } })).job;
}
