/** A running analysis: its stages, measured progress, and a way to stop it. It goes on without this page. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { FINAL_STATES } from '../../../contract/states.ts';
import { KEYS } from '../../data/query-keys.ts';
import { useClient } from '../../data/session.tsx';
import { useFollowJob } from '../../data/use-follow-job.ts';
import { percent } from '../../i18n/format.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { stageId } from '../../parts/job-words.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';

export function AnalysisPanel({ projectId, jobId }: { projectId: string; jobId: string }) {
  const { t, locale } = useTranslate();
  const client = useClient();
  const queries = useQueryClient();
  const { job, error, retry } = useFollowJob(jobId);
  const over = FINAL_STATES.includes(job?.status ?? '');
  const cancel = useMutation({ mutationFn: () => client.owner.cancel_job({ params: { jobId } }) });

  useEffect(() => {
    if (!over) return;
    for (const queryKey of [KEYS.project(projectId), KEYS.clips(projectId), KEYS.credits, KEYS.projects]) {
      void queries.invalidateQueries({ queryKey });
    }
  }, [over, projectId, queries]);

  const progress = job?.progress ?? 0;
  const stage = t(job?.status === 'queued' ? 'stage.queued' : stageId(job?.stage ?? null));
  return (
    <Card className="flex flex-col gap-4 p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <p className="text-lg font-medium" role="status">
          {stage}
        </p>
        <p className="font-mono text-2xl">{percent(progress, locale)}</p>
      </div>
      <ProgressBar value={progress} label={t('job.analysis')} className="h-2" />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-ink-soft">{t('project.leaveFreely')}</p>
        {client.connection.ownerToken === null ? null : (
          <Button disabled={cancel.isPending || over} onClick={() => cancel.mutate()}>
            {t('tray.stop')}
          </Button>
        )}
      </div>
      {error === null ? null : <ErrorNote error={error} onRetry={retry} />}
    </Card>
  );
}
