/** `/projects`: every project or those of one kind, newest first. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { Film, Plus } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { type ProjectKind, projectsQuery } from '../data/projects.ts';
import { useClient } from '../data/session.tsx';
import { ProjectCards } from '../features/home/recent-projects.tsx';
import { useBreadcrumb } from '../features/shell/breadcrumb.tsx';
import { useTranslate } from '../i18n/use-translate.tsx';
import { KIND_NAMES } from '../parts/kind-words.ts';
import { PATHS } from '../paths.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorNote } from '../ui/error-note.tsx';
import { Page } from '../ui/page.tsx';
import { Select } from '../ui/select.tsx';

export default function ProjectsRoute() {
  const { t } = useTranslate();
  const [search, setSearch] = useSearchParams();
  const kind = search.get('kind');
  // The address may hold anything: what is no kind shows all.
  const wanted = kind !== null && Object.hasOwn(KIND_NAMES, kind) ? (kind as ProjectKind) : null;
  const projects = useInfiniteQuery(projectsQuery(useClient(), wanted));
  const all = projects.data?.pages.flatMap((page) => page.data) ?? [];
  useBreadcrumb([{ label: t('nav.projects') }]);
  return (
    <Page
      title={t('nav.projects')}
      wide
      action={
        <ButtonLink tone="primary" className="min-h-11" to={PATHS.newProject.to()}>
          <Plus size={18} aria-hidden />
          {t('projects.new')}
        </ButtonLink>
      }
    >
      {projects.isError ? <ErrorNote error={projects.error} onRetry={() => void projects.refetch()} /> : null}
      {projects.isPending ? <div className="skeleton h-64" /> : null}
      {all.length > 0 || wanted !== null ? (
        <Select
          className="mb-6 block w-[13rem]"
          label={t('projects.kind')}
          value={wanted ?? ''}
          options={[
            { id: '', name: t('projects.everyKind') },
            ...Object.entries(KIND_NAMES).map(([id, name]) => ({ id, name: t(name) })),
          ]}
          onChange={(event) =>
            setSearch(event.target.value === '' ? {} : { kind: event.target.value }, { replace: true })
          }
        />
      ) : null}
      {projects.isSuccess && all.length === 0 ? (
        <EmptyState
          icon={<Film size={32} />}
          title={t(wanted === null ? 'projects.emptyTitle' : 'projects.noneOfKind')}
          text={t('projects.emptyText')}
          action={<ButtonLink to={PATHS.newProject.to()}>{t('projects.new')}</ButtonLink>}
        />
      ) : null}
      <ProjectCards projects={all} />
      {projects.hasNextPage ? (
        <div className="mt-6 text-center">
          <Button disabled={projects.isFetchingNextPage} onClick={() => void projects.fetchNextPage()}>
            {t('list.more')}
          </Button>
        </div>
      ) : null}
    </Page>
  );
}
