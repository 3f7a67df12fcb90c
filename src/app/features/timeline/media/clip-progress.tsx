/** How far the preparation of a video is. */
import { useQueryClient } from '@tanstack/react-query';
import { KEYS } from '../../../data/query-keys.ts';
import { useFollowJob } from '../../../data/use-follow-job.ts';
import { useTranslate } from '../../../i18n/use-translate.tsx';
import { ErrorNote } from '../../../ui/error-note.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';

export function ClipProgress({ jobId }: { jobId: string }) {
  const { t } = useTranslate();
  const queries = useQueryClient();
  const { job, error, retry } = useFollowJob(jobId, (done) => {
    if (done.projectId !== null) void queries.invalidateQueries({ queryKey: KEYS.timeline(done.projectId) });
    void queries.invalidateQueries({ queryKey: KEYS.credits });
  });
  if (error !== null) return <ErrorNote error={error} onRetry={retry} />;
  return <ProgressBar value={job?.progress ?? 0} label={t('media.state.preparing')} />;
}
