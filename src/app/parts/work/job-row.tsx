/** One running job: what it is, its stage and progress, and a way to stop it where the owner may. */
import type { Job } from '../../../contract/schemas/job.ts';
import { useClient } from '../../data/connection/session.tsx';
import { useCancelJob, useIsCharged, useProjectKind } from '../../data/jobs/jobs.ts';
import { errorText } from '../../i18n/error-words.ts';
import { percent } from '../../i18n/format.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { PATHS } from '../../paths.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { ProgressBar } from '../../ui/notices/progress-bar.tsx';
import { jobKindId, stageId } from './job-labels.ts';

/** What has no other page. */
const OF_ASSETS: ReadonlySet<string> = new Set(['transcription', 'copy']);

export function JobRow({ job }: { job: Job }) {
  const { t, locale } = useTranslate();
  const client = useClient();
  const cancel = useCancelJob();
  const isCharged = useIsCharged(job);
  const name = t(jobKindId(job.kind, useProjectKind(job)));
  const to =
    job.compositionId !== null
      ? PATHS.composition.to(job.compositionId)
      : job.projectId !== null
        ? PATHS.project.to(job.projectId)
        : OF_ASSETS.has(job.kind) && job.assetId !== null
          ? PATHS.asset.to(job.assetId)
          : null;
  return (
    <div className="flex flex-col gap-1.5 text-sm">
      <div className="flex items-center justify-between gap-2">
        {to === null ? (
          <span className="font-medium">{name}</span>
        ) : (
          <Link to={to} className="font-medium underline-offset-4 hover:underline">
            {name}
          </Link>
        )}
        {client.connection.ownerToken === null ? null : (
          <Button tone="plain" disabled={cancel.isPending} onClick={() => cancel.mutate(job.id)}>
            {t('tray.stop')}
          </Button>
        )}
      </div>
      <ProgressBar value={job.progress} label={name} />
      {cancel.isError ? <p className="text-bad">{errorText(t, cancel.error)}</p> : null}
      <p className="text-xs text-ink-soft">
        {t(job.status === 'queued' ? 'stage.queued' : stageId(job.stage ?? null, job.kind))} ·{' '}
        {percent(job.progress, locale)}
      </p>
      {isCharged ? <p className="text-xs text-ink-soft">{t('tray.stopCharged')}</p> : null}
    </div>
  );
}
