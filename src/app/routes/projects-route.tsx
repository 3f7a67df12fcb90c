/** `/projects`: every project, or those of one kind or name, newest first; kind and name stand in the address. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { Film, Plus } from 'lucide-react';
import { plainText } from '../../base/text/plain-text.ts';
import { useClient } from '../data/connection/session.tsx';
import { type ProjectKind, projectsQuery } from '../data/projects/projects.ts';
import { useReadOn } from '../data/reads/use-read-on.ts';
import { ProjectCards } from '../features/home/recent-projects.tsx';
import { useBreadcrumb } from '../features/shell/breadcrumb.tsx';
import { useTranslate } from '../i18n/use-translate.tsx';
import { KINDS, kindOf } from '../kinds/kinds.ts';
import { PATHS } from '../paths.ts';
import { Button, ButtonLink } from '../ui/controls/button.tsx';
import { SelectField, TextField } from '../ui/fields/field.tsx';
import { EmptyState } from '../ui/notices/empty-state.tsx';
import { ErrorNote } from '../ui/notices/error-note.tsx';
import { Skeleton } from '../ui/notices/skeleton.tsx';
import { Page } from '../ui/page/page.tsx';
import { useAddress } from '../ui/page/use-address.ts';

export default function ProjectsRoute() {
  const { t } = useTranslate();
  const [search, change] = useAddress();
  const kind = search.get('kind');
  // The address may hold anything: what is no kind shows all.
  const wanted = kind !== null && kindOf(kind) !== undefined ? (kind as ProjectKind) : null;
  const projects = useInfiniteQuery(projectsQuery(useClient(), wanted));
  const text = search.get('q') ?? '';
  const all = projects.data?.pages.flatMap((page) => page.data) ?? [];
  const needle = plainText(text.trim());
  const shown = all.filter(({ title }) => plainText(title).includes(needle));
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = projects;
  // A service lists projects, it does not search them: their names are looked through here, page after page.
  const searchOn = useReadOn(projects, { isSearch: needle !== '', foundCount: shown.length });
  const isNarrowed = wanted !== null || needle !== '';
  const emptyTitle =
    needle !== '' ? 'projects.noneOfName' : wanted === null ? 'projects.emptyTitle' : 'projects.noneOfKind';
  useBreadcrumb([{ label: t('nav.projects') }]);
  return (
    <Page
      wide
      action={
        <ButtonLink tone="primary" className="min-h-11" to={PATHS.newProject.to()}>
          <Plus size={18} aria-hidden />
          {t('projects.new')}
        </ButtonLink>
      }
    >
      {projects.isError ? <ErrorNote error={projects.error} onRetry={() => void projects.refetch()} /> : null}
      {projects.isPending ? <Skeleton what="projects" className="h-64" /> : null}
      {all.length > 0 || isNarrowed ? (
        <div className="mb-6 grid items-end gap-3 sm:flex sm:flex-wrap">
          <div className="sm:w-[18rem]">
            <TextField
              label={t('projects.search')}
              type="search"
              value={text}
              onChange={(event) => change({ q: event.target.value })}
            />
          </div>
          <SelectField
            label={t('projects.kind')}
            value={wanted ?? ''}
            options={[
              { id: '', name: t('projects.everyKind') },
              ...KINDS.map(({ id, name }) => ({ id, name: t(name) })),
            ]}
            onChange={(event) => change({ kind: event.target.value })}
          />
        </div>
      ) : null}
      {needle === '' || projects.isPending ? null : (
        <p
          role="status"
          // Where nothing is found it stands below, larger.
          className={shown.length === 0 && !searchOn ? 'sr-only' : 'mb-4 text-sm text-ink-soft'}
        >
          {searchOn
            ? t('projects.searching', { count: all.length })
            : t('projects.found', { count: shown.length })}
        </p>
      )}
      {projects.isSuccess && shown.length === 0 && !searchOn ? (
        <EmptyState
          icon={<Film size={32} />}
          title={t(emptyTitle)}
          text={t(needle === '' ? 'projects.emptyText' : 'projects.noneOfNameText')}
          action={
            needle === '' ? (
              <ButtonLink to={PATHS.newProject.to()}>{t('projects.new')}</ButtonLink>
            ) : (
              <Button onClick={() => change({ q: null })}>{t('projects.clearSearch')}</Button>
            )
          }
        />
      ) : null}
      <ProjectCards projects={shown} />
      {hasNextPage && !searchOn ? (
        <div className="mt-6 text-center">
          <Button disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('list.more')}
          </Button>
        </div>
      ) : null}
    </Page>
  );
}
