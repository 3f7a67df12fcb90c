/** One run from its start to what it made. It can be left at any time and found again in the history. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Copy, Download, RotateCcw } from 'lucide-react';
import type { ToolRun } from '../../../contract/schemas/job.ts';
import { assetQuery } from '../../data/assets/assets.ts';
import { useClient } from '../../data/connection/session.tsx';
import { useCancelJob } from '../../data/jobs/jobs.ts';
import { downloadToolRun, useFollowToolRun, voicesQuery } from '../../data/jobs/tool-runs.ts';
import { KEYS } from '../../data/reads/query-keys.ts';
import { clock } from '../../i18n/clock.ts';
import { dateTime, fileSize, percent } from '../../i18n/format.ts';
import { failureText } from '../../i18n/problem-text.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { ModelNote } from '../../parts/models/model-note.tsx';
import { useHeldLink } from '../../parts/player/use-held-link.ts';
import { hashtag } from '../../parts/posting/social-text.ts';
import { PATHS } from '../../paths.ts';
import { ClockText } from '../../ui/assistive/clock-text.tsx';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { copyText } from '../../ui/controls/copy-text.ts';
import { Link } from '../../ui/controls/link.tsx';
import { ErrorNote } from '../../ui/notices/error-note.tsx';
import { ProgressBar } from '../../ui/notices/progress-bar.tsx';
import { Skeleton } from '../../ui/notices/skeleton.tsx';
import { useToast } from '../../ui/notices/toasts.tsx';
import { Badge } from '../../ui/page/badge.tsx';
import { Card } from '../../ui/page/card.tsx';
import { type Idea, projectOfIdea, textOfIdea } from './idea-project.ts';
import { SoundPlayer } from './sound-player.tsx';
import { keptName, languageName, runState, videoTypeName } from './tool-words.ts';
import { useRunTitle } from './use-run-title.ts';

/** @param onAgain asks for the same once more: the form begins with it. */
export function RunView({ runId, onAgain }: { runId: string; onAgain: (run: ToolRun) => void }) {
  const { t, locale } = useTranslate();
  const { work: run, error, retry } = useFollowToolRun(runId);
  const isSpoken = run?.voiceover != null;
  const voices = useQuery({ ...voicesQuery(useClient()), enabled: isSpoken }).data ?? [];
  if (error !== null) return <ErrorNote error={error} onRetry={retry} />;
  if (run === undefined) return <Skeleton what="runs" className="h-48" />;
  const state = runState(t, run.status);
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start gap-x-3 gap-y-1">
        <RunTitle run={run} />
        <span role="status">
          <Badge tone={state.tone}>{state.text}</Badge>
        </span>
        <p className="basis-full text-sm text-ink-soft wrap-anywhere">
          {[...madeWith(run, voices).map((part) => part(t)), dateTime(run.createdAt, locale)].join(' · ')}
        </p>
      </div>
      {run.status === 'queued' || run.status === 'running' ? <Working run={run} /> : null}
      {run.status === 'failed' ? (
        <p role="alert" className="rounded-card border border-bad-edge bg-bad-wash px-4 py-3 break-words">
          {failureText(t, run) ?? t('tool.failed')} {t('tool.tryAgain')}
        </p>
      ) : null}
      <ModelNote state={run.writingState} by={(model) => t('ideas.writtenBy', { model })} />
      {run.ideas === null ? null : <IdeaCards ideas={run.ideas} />}
      {run.status === 'done' && run.ideas === null ? <MadeSound run={run} /> : null}
      {run.voiceover === null ? null : (
        <details className="rounded-card border bg-surface">
          <summary className="cursor-pointer px-4 py-3 text-sm font-medium">{t('voiceover.script')}</summary>
          <p className="max-h-80 overflow-y-auto border-t p-4 text-sm break-words whitespace-pre-wrap">
            {run.voiceover.script}
          </p>
        </details>
      )}
      {run.finishedAt === null ? null : (
        <div>
          <Button onClick={() => onAgain(run)}>
            <RotateCcw size={16} aria-hidden />
            {t('tool.again')}
          </Button>
        </div>
      )}
    </div>
  );
}

function RunTitle({ run }: { run: ToolRun }) {
  return <h2 className="min-w-0 flex-1 basis-48 text-base font-semibold break-words">{useRunTitle(run)}</h2>;
}

type Words = (t: Parameters<typeof languageName>[0]) => string;

function madeWith(
  { voiceover, brainstorm }: ToolRun,
  voices: readonly { readonly id: string; readonly name: string }[],
): Words[] {
  if (voiceover !== null) {
    const name = voices.find(({ id }) => id === voiceover.voice)?.name ?? voiceover.voice;
    return [() => name, (t) => languageName(t, voiceover.language)];
  }
  return brainstorm === null ? [] : [(t) => languageName(t, brainstorm.language)];
}

function Working({ run }: { run: ToolRun }) {
  const { t, locale } = useTranslate();
  const client = useClient();
  const cancel = useCancelJob();
  const title = useRunTitle(run);
  const { jobId } = run;
  return (
    <div className="flex flex-col gap-2 rounded-card border bg-surface p-4">
      <div className="flex items-center gap-4">
        <div className="flex-1">
          <ProgressBar value={run.progress} label={title} />
        </div>
        <span className="text-sm text-ink-soft">{percent(run.progress, locale)}</span>
        {jobId === null || client.connection.ownerToken === null ? null : (
          <Button disabled={cancel.isPending} onClick={() => cancel.mutate(jobId)}>
            {t('tray.stop')}
          </Button>
        )}
      </div>
      <p className="text-sm text-ink-soft">{t('tool.leaveFreely')}</p>
      {cancel.isError ? <ErrorNote error={cancel.error} /> : null}
    </div>
  );
}

function MadeSound({ run }: { run: ToolRun }) {
  const { t, locale } = useTranslate();
  const client = useClient();
  const download = useMutation({ mutationFn: () => downloadToolRun(client, run.id) });
  const sourceId = run.separation?.sourceAssetId;
  const queries = useQueryClient();
  const source = useQuery({ ...assetQuery(client, sourceId ?? ''), enabled: sourceId !== undefined });
  const { file } = run;
  const made = useHeldLink(
    run.id,
    file?.downloadUrl,
    () => void queries.invalidateQueries({ queryKey: KEYS.toolRun(run.id) }),
  );
  const original = useHeldLink(sourceId ?? '', source.data?.links?.fileUrl, () => void source.refetch());
  if (file === null || made.url === null) return <p className="text-ink-soft">{t('tool.fileGone')}</p>;
  const kept = run.separation === null ? t('tool.name.voiceover') : keptName(t, run.separation.keep);
  return (
    <>
      <SoundPlayer
        made={{ label: kept, link: made }}
        against={original.url === null ? undefined : { label: t('separation.original'), link: original }}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button disabled={download.isPending} onClick={() => download.mutate()}>
          <Download size={18} aria-hidden />
          {t('tool.download')}
        </Button>
        <span className="text-sm text-ink-soft">
          <ClockText>
            {[
              ...(file.sizeBytes === null ? [] : [fileSize(file.sizeBytes, locale)]),
              ...(file.durationSec === null ? [] : [clock(file.durationSec)]),
            ].join(' · ')}
          </ClockText>
        </span>
      </div>
      {download.isError ? <ErrorNote error={download.error} onRetry={() => download.mutate()} /> : null}
      <p className="text-sm text-ink-soft">
        {source.data === undefined ? null : (
          <>
            {t('separation.from')}{' '}
            <Link to={PATHS.asset.to(source.data.id)} className="underline underline-offset-4 hover:text-ink">
              {source.data.title}
            </Link>
            .{' '}
          </>
        )}
        {t('tool.savedAsAsset')}{' '}
        <Link to={PATHS.assets.to()} className="underline underline-offset-4 hover:text-ink">
          {t('tool.seeAssets')}
        </Link>
      </p>
    </>
  );
}

/** Ideas as cards: read, copied, or made a project of. */
function IdeaCards({ ideas }: { ideas: readonly Idea[] }) {
  const { t } = useTranslate();
  const toast = useToast();
  if (ideas.length === 0) return <p className="text-ink-soft">{t('ideas.none')}</p>;
  const copy = (idea: Idea): void => {
    copyText(textOfIdea(idea)).then(
      () => toast({ text: t('review.copied') }),
      () => toast({ text: t('review.copyFailed') }),
    );
  };
  return (
    <ul className="flex flex-col gap-3" aria-label={t('tool.name.brainstorm')}>
      {ideas.map((idea) => (
        <li key={`${idea.title}${idea.hook}`}>
          <Card className="flex flex-col gap-3 p-4 sm:p-5">
            <div>
              <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
                <h3 className="min-w-0 flex-1 basis-48 font-semibold break-words text-balance">
                  {idea.title}
                </h3>
                <Badge>{videoTypeName(t, idea.videoType)}</Badge>
              </div>
              <p className="mt-1 break-words text-ink-soft">{idea.hook}</p>
            </div>
            <ol className="list-decimal pl-5 text-sm marker:text-ink-soft">
              {idea.outline.map((step) => (
                <li key={step} className="py-0.5 pl-1 break-words">
                  {step}
                </li>
              ))}
            </ol>
            <p className="text-sm break-words text-score">{idea.hashtags.map(hashtag).join(' ')}</p>
            <div className="flex flex-wrap gap-2">
              <ButtonLink to={`${PATHS.newProject.to()}?${new URLSearchParams(projectOfIdea(idea))}`}>
                {t('ideas.startProject')}
              </ButtonLink>
              <Button tone="plain" onClick={() => copy(idea)}>
                <Copy size={16} aria-hidden />
                {t('ideas.copy')}
              </Button>
            </div>
          </Card>
        </li>
      ))}
    </ul>
  );
}
