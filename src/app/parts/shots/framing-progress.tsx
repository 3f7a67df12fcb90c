/** How far the search for faces is; when it ends, what it found is read. */
import { useEffect, useEffectEvent } from 'react';
import { FINAL_STATES } from '../../../contract/states.ts';
import { useReadComposition } from '../../data/compositions/reframe.ts';
import { useFollowJob } from '../../data/jobs/use-follow-job.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { ErrorNote } from '../../ui/notices/error-note.tsx';
import { ProgressBar } from '../../ui/notices/progress-bar.tsx';

export function FramingProgress({ jobId, compositionId }: { jobId: string; compositionId: string }) {
  const { t } = useTranslate();
  const { job, error, retry } = useFollowJob(jobId);
  const readAgain = useReadComposition(compositionId);
  const ended = job !== undefined && FINAL_STATES.includes(job.status);

  // The end of the job is the one reason to do so.
  const onEnd = useEffectEvent(() => void readAgain());
  useEffect(() => {
    if (ended) onEnd();
  }, [ended]);

  if (error !== null) return <ErrorNote error={error} onRetry={retry} />;
  return (
    <>
      <ProgressBar value={job?.progress ?? 0} label={t('job.framing')} />
      <p className="text-sm text-ink-soft" role="status">
        {t('framing.looking')}
      </p>
    </>
  );
}
