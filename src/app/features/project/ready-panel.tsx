/** A project with clips: what is left to decide, and what was accepted. */
import { useQuery } from '@tanstack/react-query';
import { ArrowRight, Info, TriangleAlert } from 'lucide-react';
import type { ProjectDetail } from '../../../contract/schemas/project.ts';
import { useClient } from '../../data/connection/session.tsx';
import { clipsList, clipsQuery } from '../../data/projects/clips.ts';
import { useIsWhole } from '../../data/reads/use-left-out.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { ModelNote } from '../../parts/models/model-note.tsx';
import { AttachCaptions } from '../../parts/uploads/attach-captions.tsx';
import { PATHS } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { ErrorNote } from '../../ui/notices/error-note.tsx';
import { Skeleton } from '../../ui/notices/skeleton.tsx';
import { Card } from '../../ui/page/card.tsx';
import { AcceptedClips } from './accepted-clips.tsx';
import { settingsOf } from './settings/default-settings.ts';
import { MoreClips, type SettingsPatch } from './settings/more-clips.tsx';
import { SourceCard } from './source-card.tsx';

export function ReadyPanel({
  project,
  onAgain,
}: {
  project: ProjectDetail;
  /** The settings again, some of them changed. */
  onAgain: (patch?: SettingsPatch) => void;
}) {
  const { t } = useTranslate();
  const client = useClient();
  const clips = useQuery(clipsQuery(client, project.id));
  const left = clips.data?.filter((clip) => clip.status === 'proposed').length;
  const areAllKnown = useIsWhole()(clipsList(project.id));
  const words = project.wordsState ?? null;
  const short = project.clipsShort ?? null;
  return (
    <div className="flex flex-col gap-8">
      {project.sourceAssetId === null ? null : <SourceCard assetId={project.sourceAssetId} />}
      {words?.status === 'unavailable' ? (
        <NoWords project={project} words={words} onAgain={() => onAgain()} />
      ) : words?.message == null ? null : (
        <p className="flex items-start gap-2 rounded-card border bg-surface px-4 py-3 text-sm wrap-anywhere">
          <Info size={18} className="mt-0.5 shrink-0 text-ink-soft" aria-hidden />
          {problemText(t, words.problem, words.message)}
        </p>
      )}
      <ModelNote state={project.rankingState} by={(model) => t('project.rankedBy', { model })} />
      {short === null ? null : (
        <div className="flex flex-col gap-3 rounded-card border bg-surface px-4 py-3 text-sm">
          <p className="flex items-start gap-2">
            <Info size={18} className="mt-0.5 shrink-0 text-ink-soft" aria-hidden />
            <span>{problemText(t, short.problem, short.message ?? '')}</span>
          </p>
          <MoreClips settings={settingsOf(project)} onPatch={onAgain} />
        </div>
      )}
      {clips.isError ? <ErrorNote error={clips.error} onRetry={() => void clips.refetch()} /> : null}
      <Card className="flex flex-wrap items-center justify-between gap-4 p-5">
        {clips.data === undefined || left === undefined ? (
          // Not known yet is not none; a failure is told above.
          <Skeleton what="clips" className="h-12 w-48" />
        ) : (
          <div>
            <p className="text-lg font-semibold">
              {left > 0
                ? t('project.toReview', { count: left })
                : t(areAllKnown ? 'project.reviewed' : 'project.reviewedReadable', {
                    count: clips.data.length,
                  })}
            </p>
            <p className="text-sm text-ink-soft">{t('project.found', { count: clips.data.length })}</p>
          </div>
        )}
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => onAgain()}>{t('project.newAnalysis')}</Button>
          <ButtonLink
            tone={left === 0 ? 'quiet' : 'primary'}
            className="min-h-11 px-6"
            to={PATHS.review.to(project.id)}
          >
            {t('project.review')}
            <ArrowRight size={18} aria-hidden />
          </ButtonLink>
        </div>
      </Card>
      <AcceptedClips projectId={project.id} title={project.title} />
    </div>
  );
}

/** What was listened to and held no words; everything else is something that went wrong. */
const HEARD_NOTHING: readonly string[] = ['no_words_heard', 'no_sound_so_picture'];

/** An analysis that went on without words: whether there were none or they could not be had, and what to do now. */
function NoWords({
  project,
  words,
  onAgain,
}: {
  project: ProjectDetail;
  words: NonNullable<ProjectDetail['wordsState']>;
  onAgain: () => void;
}) {
  const { t } = useTranslate();
  const isFailure = words.problem != null && !HEARD_NOTHING.includes(words.problem.code);
  const Icon = isFailure ? TriangleAlert : Info;
  return (
    <div className="flex flex-col gap-3 rounded-card border bg-surface px-4 py-3 text-sm">
      <p className="flex items-start gap-2">
        <Icon
          size={18}
          className={`mt-0.5 shrink-0 ${isFailure ? 'text-bad' : 'text-ink-soft'}`}
          aria-hidden
        />
        <span>
          {t(isFailure ? 'project.notTranscribed' : 'project.noWords')}{' '}
          {problemText(t, words.problem, words.message ?? '')}
        </span>
      </p>
      {project.sourceAssetId === null ? null : (
        <div className="flex flex-wrap items-start gap-2">
          {isFailure ? <Button onClick={onAgain}>{t('project.tryAgain')}</Button> : null}
          <AttachCaptions
            assetId={project.sourceAssetId}
            language={project.settings?.language ?? null}
            problem={null}
            onAttached={onAgain}
          />
          {isFailure ? (
            <ButtonLink to={PATHS.review.to(project.id)}>{t('project.withoutWords')}</ButtonLink>
          ) : null}
        </div>
      )}
    </div>
  );
}
