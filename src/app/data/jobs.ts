/** Stopping running work, and how it ended. */
import { useQuery } from '@tanstack/react-query';
import type { ApiClient } from '../../client/api-client.ts';
import type { Job } from '../../contract/schemas/job.ts';
import { useIsMetered } from './metered.ts';
import { projectQuery } from './projects.ts';
import { KEYS } from './query-keys.ts';
import { useClient } from './session.tsx';
import { useChange } from './use-change.ts';

export function useCancelJob() {
  return useChange(({ owner }, jobId: string) => owner.cancel_job({ params: { jobId } }), [KEYS.runningJobs]);
}

/** Whether it has given what it was paid for: a first clip of it was accepted, and stopping it gives nothing back. */
export function useIsCharged({ kind, projectId }: Job): boolean {
  const isAsked = useIsMetered() && kind === 'analysis' && projectId !== null;
  const project = useQuery({ ...projectQuery(useClient(), projectId ?? ''), enabled: isAsked });
  return isAsked && project.data?.firstClips?.isCharged === true;
}

/** As it stands, beside what is shown. */
export async function readJob(client: ApiClient, jobId: string): Promise<Job> {
  return (await client.api.get_job({ params: { jobId } })).job;
}
