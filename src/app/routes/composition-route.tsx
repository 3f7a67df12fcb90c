/** `/compositions/:compositionId`: the editor of one composition. */
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useParams } from 'react-router';
import { useKeptOfWork } from '../data/changes/kept-of-work.ts';
import { compositionQuery, compositionThereQuery } from '../data/compositions/compositions.ts';
import { useClient } from '../data/connection/session.tsx';
import { projectQuery } from '../data/projects/projects.ts';
import { isGone } from '../data/reads/is-gone.ts';
import { useShown } from '../data/reads/use-shown.ts';
import { CompositionEditor } from '../features/composition/composition-editor.tsx';
import { useBreadcrumb } from '../features/shell/breadcrumb.tsx';
import { useTranslate } from '../i18n/use-translate.tsx';
import { GoneNote } from '../parts/changes/gone-note.tsx';
import { PATHS } from '../paths.ts';
import { ErrorNote } from '../ui/notices/error-note.tsx';
import { Skeleton } from '../ui/notices/skeleton.tsx';
import { Page } from '../ui/page/page.tsx';

export default function CompositionRoute() {
  const { t } = useTranslate();
  const { compositionId = '' } = useParams();
  const client = useClient();
  const { known: there, failure, refetch } = useShown(compositionQuery(client, compositionId));
  const isMissing = isGone(useQuery(compositionThereQuery(client, compositionId, there !== undefined)).error);
  const kept = useKeptOfWork(compositionId);
  // What is typed beside it stays in sight.
  const open = useRef(there);
  if (there !== undefined) open.current = there;
  const wasOpen = isGone(failure) && open.current?.id === compositionId;
  const known = there ?? (wasOpen ? open.current : undefined);
  const isDeleted = known !== undefined && (isMissing || wasOpen);
  const projectId = known?.projectId ?? '';
  const project = useQuery({ ...projectQuery(client, projectId), enabled: projectId !== '' }).data;
  // After a reload only what was typed is left of it.
  const isLost = known === undefined && isGone(failure) && kept.isAny;
  const isUnread = known === undefined && failure !== null;
  const title = known?.title ?? t(isUnread ? 'nav.projects' : 'composition.loading');
  useBreadcrumb([
    { label: t('nav.projects'), to: PATHS.projects.to() },
    ...(project === undefined ? [] : [{ label: project.title, to: PATHS.project.to(project.id) }]),
    ...(isUnread ? [] : [{ label: title }]),
  ]);
  return (
    <Page title={title} wide>
      {failure === null || isDeleted || isLost ? null : (
        <div className={known === undefined ? '' : 'mb-6'}>
          <ErrorNote error={failure} onRetry={() => void refetch()} />
        </div>
      )}
      {isDeleted || isLost ? (
        <div className="mb-6">
          <GoneNote workId={compositionId} projectId={known?.projectId} isInSight={!isLost} />
        </div>
      ) : null}
      {known !== undefined ? (
        <CompositionEditor composition={known} />
      ) : failure === null ? (
        <Skeleton what="video" className="h-[60dvh]" />
      ) : null}
    </Page>
  );
}
