/** `/projects/:projectId/clips`: the review. */
import { useQuery } from '@tanstack/react-query';
import { Scissors } from 'lucide-react';
import { useParams, useSearchParams } from 'react-router';
import type { Clip } from '../../contract/schemas/clip.ts';
import { clipQuery, clipsQuery } from '../data/clips.ts';
import { projectQuery } from '../data/projects.ts';
import { useClient } from '../data/session.tsx';
import { failureOf } from '../data/use-silence.ts';
import { ReviewStage } from '../features/review/review-stage.tsx';
import { useBreadcrumb } from '../features/shell/breadcrumb.tsx';
import { useTranslate } from '../i18n/use-translate.tsx';
import { PATHS } from '../paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorNote } from '../ui/error-note.tsx';
import { usePageTitle } from '../ui/page-title.ts';
import { Skeleton } from '../ui/skeleton.tsx';

export default function ReviewRoute() {
  const { t } = useTranslate();
  const { projectId = '' } = useParams();
  const client = useClient();
  const project = useQuery(projectQuery(client, projectId));
  const clips = useQuery(clipsQuery(client, projectId));
  const linked = useLinkedClip(projectId, clips.data === undefined);
  const title = project.data?.title ?? t('nav.projects');
  usePageTitle(t('review.title', { title }));
  useBreadcrumb([
    { label: t('nav.projects'), to: PATHS.projects.to() },
    { label: title, to: PATHS.project.to(projectId) },
    { label: t('review.clips') },
  ]);
  const failed = failureOf(project) ?? failureOf(clips);
  if (failed !== null) {
    return (
      <div className="p-6">
        <ErrorNote error={failed} onRetry={() => void Promise.all([project.refetch(), clips.refetch()])} />
      </div>
    );
  }
  const known = clips.data ?? linked;
  if (project.data === undefined || known === null)
    return <Skeleton what="clips" className="m-6 h-[70dvh]" />;
  if (known.length === 0) {
    return (
      <div className="p-6">
        <EmptyState
          icon={<Scissors size={32} />}
          title={t('review.emptyTitle')}
          text={t('review.emptyText')}
          action={<ButtonLink to={PATHS.project.to(projectId)}>{t('review.toProject')}</ButtonLink>}
        />
      </div>
    );
  }
  return <ReviewStage project={project.data} clips={known} isWhole={clips.data !== undefined} />;
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
