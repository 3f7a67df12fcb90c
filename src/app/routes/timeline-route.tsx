/** `/projects/:projectId/timeline`: the editor of a vibe edit. */
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useKeptOfWork } from '../data/changes/kept-of-work.ts';
import { useClient } from '../data/connection/session.tsx';
import { projectQuery } from '../data/projects/projects.ts';
import { isGone } from '../data/reads/is-gone.ts';
import { timelineQuery } from '../data/timeline/timeline.ts';
import { useBreadcrumb } from '../features/shell/breadcrumb.tsx';
import { TimelineEditor } from '../features/timeline/timeline-editor.tsx';
import { useTranslate } from '../i18n/use-translate.tsx';
import { GoneNote } from '../parts/changes/gone-note.tsx';
import { PATHS } from '../paths.ts';
import { ButtonLink } from '../ui/controls/button.tsx';
import { ErrorNote } from '../ui/notices/error-note.tsx';
import { Skeleton } from '../ui/notices/skeleton.tsx';
import { usePageTitle } from '../ui/page/page-title.ts';
import { UnseenTitle } from '../ui/page/unseen-title.tsx';

export default function TimelineRoute() {
  const { t } = useTranslate();
  const { projectId = '' } = useParams();
  const client = useClient();
  const timeline = useQuery(timelineQuery(client, projectId));
  const project = useQuery(projectQuery(client, projectId)).data;
  const isOpen = timeline.data !== undefined;
  const kept = useKeptOfWork(projectId);
  const isGoneNoted = isGone(timeline.error) && (isOpen || kept.isAny);
  const isUnread = project === undefined && timeline.isError;
  const name = project?.title ?? t('composition.loading');
  // What cannot be read is never loaded: without a name it is a timeline.
  const title = isUnread ? t('timeline.page') : t('timeline.title', { title: name });
  usePageTitle(title);
  useBreadcrumb([
    { label: t('nav.projects'), to: PATHS.projects.to() },
    ...(isUnread ? [] : [{ label: name, to: PATHS.project.to(projectId) }]),
    { label: t('timeline.page') },
  ]);
  return (
    <div className="flex flex-1 flex-col">
      <UnseenTitle>{title}</UnseenTitle>
      {isGoneNoted ? (
        <div className="p-4">
          <GoneNote workId={projectId} projectId={projectId} isInSight={isOpen} />
        </div>
      ) : null}
      {timeline.data !== undefined ? (
        <TimelineEditor key={timeline.data.id} timeline={timeline.data} title={name} />
      ) : isGoneNoted ? null : timeline.isError ? (
        <div className="mx-auto flex w-full max-w-2xl flex-col items-start gap-4 p-6">
          <ErrorNote error={timeline.error} onRetry={() => void timeline.refetch()} />
          <ButtonLink to={PATHS.project.to(projectId)}>{t('timeline.toProject')}</ButtonLink>
        </div>
      ) : (
        <Skeleton what="timeline" className="m-4 h-[70dvh]" />
      )}
    </div>
  );
}
