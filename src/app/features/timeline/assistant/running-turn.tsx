/** Follows a turn to its end with held reads. Shows nothing: its card does. */
import { useFollowJob } from '../../../data/use-follow-job.ts';
import { ErrorNote } from '../../../ui/error-note.tsx';

export function RunningTurn({ jobId, onEnd }: { jobId: string; onEnd: () => void }) {
  const { error, retry } = useFollowJob(jobId, onEnd);
  return error === null ? null : <ErrorNote error={error} onRetry={retry} />;
}
