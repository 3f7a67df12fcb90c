/** Stopping running work. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { KEYS } from './query-keys.ts';
import { useClient } from './session.tsx';

export function useCancelJob() {
  const client = useClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (jobId: string) => client.owner.cancel_job({ params: { jobId } }),
    onSettled: () => queries.invalidateQueries({ queryKey: KEYS.runningJobs }),
  });
}
