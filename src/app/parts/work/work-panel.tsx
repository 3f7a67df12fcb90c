/** Running work of a project, such as an analysis or a build: its stages, measured progress, and a way to stop it. It goes on without this page. */
import { useQueryClient } from '@tanstack/react-query';
import { Check, Circle } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Job } from '../../../contract/schemas/job.ts';
import { FINAL_STATES } from '../../../contract/states.ts';
import { useClient } from '../../data/connection/session.tsx';
import { useCancelJob } from '../../data/jobs/jobs.ts';
import { useFollowJob } from '../../data/jobs/use-follow-job.ts';
import { KEYS } from '../../data/reads/query-keys.ts';
import { percent, roughDuration } from '../../i18n/format.ts';
import type { MessageId } from '../../i18n/messages.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { ErrorNote } from '../../ui/notices/error-note.tsx';
import { ProgressBar } from '../../ui/notices/progress-bar.tsx';
import { WorkingMark } from '../../ui/notices/working-mark.tsx';
import { Card } from '../../ui/page/card.tsx';
import { useTitleProgress } from '../../ui/page/page-title.ts';
import { ListeningNow } from '../models/listening-now.tsx';
import { stageId } from './job-labels.ts';
import { remainingSec, stepOf, stepsOf } from './work-steps.ts';

const HEADINGS: Readonly<Record<string, MessageId>> = {
  autoclip: 'job.analysis',
  import: 'job.import',
  vibeedit: 'job.prepare',
  story: 'job.story',
  voices: 'job.voices',
};

export function WorkPanel({
  projectId,
  kind,
  jobId,
  listensTo = null,
  onOver,
}: {
  projectId: string;
  /** Of the project, or of the job where a project has several. */
  kind: string;
  jobId: string;
  /** The video whose words it may be finding. */
  listensTo?: string | null;
  onOver?: (job: Job) => void;
}) {
  const { t, locale } = useTranslate();
  const client = useClient();
  const queries = useQueryClient();
  const { job, error, retry } = useFollowJob(jobId);
  const over = FINAL_STATES.includes(job?.status ?? '');
  const cancel = useCancelJob();

  const ended = useRef(onOver);
  ended.current = onOver;
  useEffect(() => {
    if (!over || job === undefined) return;
    ended.current?.(job);
    for (const queryKey of [KEYS.projects, KEYS.clips(projectId), KEYS.credits, KEYS.allCompositions]) {
      void queries.invalidateQueries({ queryKey });
    }
  }, [over, job, projectId, queries]);

  const heading = t(HEADINGS[kind] ?? 'job.build');
  const progress = job?.progress ?? 0;
  useTitleProgress(over ? null : progress);
  const queued = job?.status === 'queued';
  const startedAt = job?.startedAt ?? null;
  const left =
    startedAt === null ? null : remainingSec(progress, (client.clock.nowMs() - Date.parse(startedAt)) / 1000);
  return (
    <Card className="flex flex-col gap-5 p-4 sm:p-6">
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="text-lg font-semibold">{heading}</h2>
        <p className="flex items-baseline gap-3">
          <span className="text-sm text-ink-soft">
            {left === null ? null : t('upload.left', { time: roughDuration(left, locale) })}
          </span>
          <span className="text-2xl font-semibold tracking-tight">{percent(progress, locale)}</span>
        </p>
      </div>
      <ProgressBar value={progress} label={heading} className="h-2" />
      <Steps steps={stepsOf(kind)} stage={queued ? null : (job?.stage ?? null)} kind={kind} over={over} />
      {listensTo !== null && job?.stage === 'transcribe' && !over ? (
        <ListeningNow assetId={listensTo} />
      ) : null}
      <p className="sr-only" role="status">
        {t(queued ? 'stage.queued' : stageId(job?.stage ?? null, kind))}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-3 border-t pt-4">
        <p className="text-sm text-ink-soft">
          {t(kind === 'autoclip' ? 'project.leaveFreely' : 'made.leaveFreely')}
        </p>
        {client.connection.ownerToken === null ? null : (
          <Button disabled={cancel.isPending || over} onClick={() => cancel.mutate(jobId)}>
            {t('tray.stop')}
          </Button>
        )}
      </div>
      {cancel.isError ? <ErrorNote error={cancel.error} onRetry={() => cancel.mutate(jobId)} /> : null}
      {error === null ? null : <ErrorNote error={error} onRetry={retry} />}
    </Card>
  );
}

/** What is done, what is being done and in which of its ways, and what comes. */
function Steps({
  steps,
  stage,
  kind,
  over,
}: {
  steps: ReturnType<typeof stepsOf>;
  stage: string | null;
  kind: string;
  over: boolean;
}) {
  const { t } = useTranslate();
  const current = over ? steps.length : stepOf(stage, steps);
  if (steps.length === 0) return <p className="text-sm text-ink-soft">{t(stageId(stage, kind))}</p>;
  return (
    <ol className="grid gap-2 sm:grid-cols-3">
      {steps.map((step, position) => {
        const isCurrent = position === current;
        const isDone = current !== null && position < current;
        return (
          <li
            key={step.label}
            aria-current={isCurrent ? 'step' : undefined}
            className={`flex items-center gap-3 rounded-control px-3 py-2.5 ${isCurrent ? 'bg-raised' : ''}`}
          >
            <StepMark done={isDone} current={isCurrent} />
            <span className="min-w-0 text-sm">
              <span className={`block font-medium ${isCurrent || isDone ? '' : 'text-ink-soft'}`}>
                {t(step.label)}
              </span>
              <span className="block text-xs text-ink-soft">
                {isCurrent ? t(stageId(stage, kind)) : isDone ? t('step.done') : t('step.toCome')}
              </span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}

function StepMark({ done, current }: { done: boolean; current: boolean }) {
  if (done) return <Check size={18} aria-hidden className="shrink-0 text-good" />;
  if (current) return <WorkingMark size={18} className="shrink-0" />;
  return <Circle size={18} aria-hidden className="shrink-0 text-line-strong" />;
}
