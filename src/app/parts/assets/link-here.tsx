/** A video from a link for a field that holds one: imported while the dialog waits, then chosen. */
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Job } from '../../../contract/schemas/job.ts';
import { useClient } from '../../data/connection/session.tsx';
import { useCancelJob } from '../../data/jobs/jobs.ts';
import { useFollowJob } from '../../data/jobs/use-follow-job.ts';
import { KEYS } from '../../data/reads/query-keys.ts';
import { dropCarrier, type StartedImport, startImport } from '../../data/uploads/import-link.ts';
import { percent } from '../../i18n/format.ts';
import { failureText } from '../../i18n/problem-text.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { ErrorNote } from '../../ui/notices/error-note.tsx';
import { ProgressBar } from '../../ui/notices/progress-bar.tsx';
import { LinkField } from '../uploads/link-field.tsx';
import { stageId } from '../work/job-labels.ts';

export function LinkHere({ onDone }: { onDone: (assetId: string) => void }) {
  const { t } = useTranslate();
  const client = useClient();
  const queries = useQueryClient();
  const [running, setRunning] = useState<StartedImport | null>(null);
  const [failed, setFailed] = useState<Job | null>(null);
  const end = async (job: Job, { project }: StartedImport): Promise<void> => {
    setRunning(null);
    if (job.status === 'failed') setFailed(job);
    // The video is there, or the reason is shown here: a project that stays all the same harms nobody.
    await dropCarrier(client, project.id).catch(() => undefined);
    for (const queryKey of [KEYS.assets, KEYS.projects, KEYS.runningJobs])
      void queries.invalidateQueries({ queryKey });
    if (job.status === 'done' && job.assetId !== null) onDone(job.assetId);
  };
  return (
    <div className="flex flex-col gap-3">
      {failed === null ? null : (
        <p role="alert" className="text-sm font-medium break-words text-bad">
          {t('link.failed')} {failureText(t, failed)}
        </p>
      )}
      {running === null ? (
        <LinkField
          onLink={async (sourceUrl) => {
            setFailed(null);
            setRunning(await startImport(client, sourceUrl));
          }}
        />
      ) : (
        <RunningImport jobId={running.jobId} onEnd={(job) => void end(job, running)} />
      )}
    </div>
  );
}

function RunningImport({ jobId, onEnd }: { jobId: string; onEnd: (job: Job) => void }) {
  const { t, locale } = useTranslate();
  const client = useClient();
  const ended = useRef(false);
  const { job, error, retry } = useFollowJob(jobId, (over) => {
    if (!ended.current) onEnd(over);
    ended.current = true;
  });
  const cancel = useCancelJob();
  const progress = job?.progress ?? 0;
  return (
    <div className="flex flex-col gap-2 text-sm">
      <div className="flex items-center justify-between gap-2">
        <span role="status">
          {t(job?.status === 'queued' ? 'stage.queued' : stageId(job?.stage ?? null, 'import'))} ·{' '}
          {percent(progress, locale)}
        </span>
        {client.connection.ownerToken === null ? null : (
          <Button disabled={cancel.isPending} onClick={() => cancel.mutate(jobId)}>
            {t('tray.stop')}
          </Button>
        )}
      </div>
      <ProgressBar value={progress} label={t('job.import')} />
      {cancel.isError ? <ErrorNote error={cancel.error} /> : null}
      {error === null ? null : <ErrorNote error={error} onRetry={retry} />}
    </div>
  );
}
