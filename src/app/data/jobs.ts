/** Stopping running work. */
import { KEYS } from './query-keys.ts';
import { useChange } from './use-change.ts';

export function useCancelJob() {
  return useChange(({ owner }, jobId: string) => owner.cancel_job({ params: { jobId } }), [KEYS.runningJobs]);
}
