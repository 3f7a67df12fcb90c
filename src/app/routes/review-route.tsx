/** `/projects/:projectId/clips`: the review. */
import { useQuery } from '@tanstack/react-query';
import { Scissors } from 'lucide-react';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import type { Clip } from '../../contract/schemas/clip.ts';
import type { Project, ProjectDetail } from '../../contract/schemas/project.ts';
import { useClient } from '../data/connection/session.tsx';
import { clipQuery, clipsQuery } from '../data/projects/clips.ts';
import { projectQuery } from '../data/projects/projects.ts';
import { useClipsOfAnalysis } from '../data/projects/use-clips-of-analysis.ts';
import { useShown } from '../data/reads/use-shown.ts';
import { AnalysisFailure } from '../features/project/analysis-failure.tsx';
import { useSourceAhead } from '../features/review/picture/use-source-ahead.ts';
import { ReviewStage } from '../features/review/review-stage.tsx';
import { useBreadcrumb } from '../features/shell/breadcrumb.tsx';
import { useTranslate } from '../i18n/use-translate.tsx';
import { PATHS } from '../paths.ts';
import { ButtonLink } from '../ui/controls/button.tsx';
import { EmptyState } from '../ui/notices/empty-state.tsx';
import { ErrorNote } from '../ui/notices/error-note.tsx';
import { Skeleton } from '../ui/notices/skeleton.tsx';
import { usePageTitle } from '../ui/page/page-title.ts';

export default function ReviewRoute() {
  const { t } = useTranslate();
  const { projectId = '' } = useParams();
  const client = useClient();
  const project = useShown(projectQuery(client, projectId), isAnalysed);
  const clips = useShown(clipsQuery(client, projectId));
  useClipsOfAnalysis(project.known);
  useSourceAhead(project.known);
  const linked = useLinkedClip(projectId, clips.known === undefined);
  const failure = project.failure ?? clips.failure;
  // What cannot be read is never loaded: without a name they are clips.
  const isUnread = project.known === undefined && failure !== null;
  const title = project.known?.title ?? t('composition.loading');
  usePageTitle(isUnread ? t('review.clips') : t('review.title', { title }));
  useBreadcrumb([
    { label: t('nav.projects'), to: PATHS.projects.to() },
    ...(isUnread ? [] : [{ label: title, to: PATHS.project.to(projectId) }]),
    { label: t('review.clips') },
  ]);
  const known = clips.known ?? linked;
  const failed = useFailedMeanwhile(project.known);
  const note =
    failure !== null ? (
      <ErrorNote error={failure} onRetry={() => void Promise.all([project.refetch(), clips.refetch()])} />
    ) : failed === null ? null : (
      <AnalysisFailure project={failed} />
    );
  if (project.known === undefined || known === null)
    return note === null ? (
      <Skeleton what="clips" className="m-6 h-[70dvh]" />
    ) : (
      <div className="p-6">{note}</div>
    );
  if (known.length === 0) {
    return (
      <div className="flex flex-col gap-6 p-6">
        {note}
        <EmptyState
          icon={<Scissors size={32} />}
          title={t('review.emptyTitle')}
          text={t(isAnalysed(project.known) ? 'review.waitText' : 'review.emptyText')}
          action={<ButtonLink to={PATHS.project.to(projectId)}>{t('review.toProject')}</ButtonLink>}
        />
      </div>
    );
  }
  return (
    <>
      {note === null ? null : <div className="p-4 md:px-6">{note}</div>}
      <ReviewStage project={project.known} clips={known} isWhole={clips.known !== undefined} />
    </>
  );
}

const isAnalysed = (project: Project | undefined): boolean => project?.status === 'processing';

/** The project, once an analysis has failed whose first clips were reviewed here: those nobody accepted are gone. */
function useFailedMeanwhile(project: ProjectDetail | undefined): Project | null {
  const [hadFirstClips, setHadFirstClips] = useState(false);
  if (!hadFirstClips && project?.firstClips != null) setHadFirstClips(true);
  return project?.status === 'failed' && hadFirstClips ? project : null;
}

/**
 * The clip of the address by itself while the list is being read, which may take many pages. null where the address
 * names none, or none of this project.
 */
function useLinkedClip(projectId: string, wanted: boolean): readonly Clip[] | null {
  const clipId = useSearchParams()[0].get('clip');
  const client = useClient();
  const clip = useQuery({ ...clipQuery(client, clipId ?? ''), enabled: wanted && clipId !== null }).data;
  return clip === undefined || clip.projectId !== projectId ? null : [clip];
}
