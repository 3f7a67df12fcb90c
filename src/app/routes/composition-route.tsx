/** `/compositions/:compositionId`: the editor of one composition. */
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { compositionQuery } from '../data/compositions.ts';
import { projectQuery } from '../data/projects.ts';
import { useClient } from '../data/session.tsx';
import { useShown } from '../data/use-shown.ts';
import { CompositionEditor } from '../features/composition/composition-editor.tsx';
import { useBreadcrumb } from '../features/shell/breadcrumb.tsx';
import { useTranslate } from '../i18n/use-translate.tsx';
import { PATHS } from '../paths.ts';
import { ErrorNote } from '../ui/error-note.tsx';
import { Page } from '../ui/page.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

export default function CompositionRoute() {
  const { t } = useTranslate();
  const { compositionId = '' } = useParams();
  const client = useClient();
  const { known, failure, refetch } = useShown(compositionQuery(client, compositionId));
  const projectId = known?.projectId ?? '';
  const project = useQuery({ ...projectQuery(client, projectId), enabled: projectId !== '' }).data;
  const isUnread = known === undefined && failure !== null;
  const title = known?.title ?? t(isUnread ? 'nav.projects' : 'composition.loading');
  useBreadcrumb([
    { label: t('nav.projects'), to: PATHS.projects.to() },
    ...(project === undefined ? [] : [{ label: project.title, to: PATHS.project.to(project.id) }]),
    ...(isUnread ? [] : [{ label: title }]),
  ]);
  return (
    <Page title={title} wide>
      {failure === null ? null : (
        <div className={known === undefined ? '' : 'mb-6'}>
          <ErrorNote error={failure} onRetry={() => void refetch()} />
        </div>
      )}
      {known !== undefined ? (
        <CompositionEditor composition={known} />
      ) : failure === null ? (
        <Skeleton what="video" className="h-[60dvh]" />
      ) : null}
    </Page>
  );
}
