/** Above a review of first clips: how far the analysis is, and what may still change. */
import { useFollowJob } from '../../data/jobs/use-follow-job.ts';
import { percent } from '../../i18n/format.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { ProgressBar } from '../../ui/notices/progress-bar.tsx';
import { WorkingMark } from '../../ui/notices/working-mark.tsx';

export function StillLooking({ jobId }: { jobId: string }) {
  const { t, locale } = useTranslate();
  const progress = useFollowJob(jobId).job?.progress ?? 0;
  return (
    <div className="border-b bg-surface px-4 py-2 md:px-6">
      <div className="flex items-center gap-3 text-sm">
        <WorkingMark size={18} className="shrink-0" />
        <p role="status" className="min-w-0 flex-1">
          {t('review.stillLooking')}
        </p>
        <span className="font-semibold tabular-nums">{percent(progress, locale)}</span>
      </div>
      <ProgressBar value={progress} label={t('review.analysis')} className="mt-2 h-1" />
    </div>
  );
}
