/** `/`: the first run for a newcomer, the dashboard for everybody else. */
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Shapes } from 'lucide-react';
import { useNavigate } from 'react-router';
import { isToBeSeen } from '../../client/uploads/upload-state.ts';
import { useClient } from '../data/connection/session.tsx';
import { useReadsVideo } from '../data/device/this-browser.ts';
import { useTakeFiles } from '../data/given-files/use-take-files.ts';
import { projectsQuery } from '../data/projects/projects.ts';
import { KEYS } from '../data/reads/query-keys.ts';
import { askToKeepStorage } from '../data/storage/keep-storage.ts';
import { startImport } from '../data/uploads/import-link.ts';
import { useUploads } from '../data/uploads/uploads.ts';
import { Dashboard } from '../features/home/dashboard.tsx';
import { DropZone } from '../features/home/drop-zone.tsx';
import { DEFAULT_SETTINGS } from '../features/project/settings/default-settings.ts';
import { useBreadcrumb } from '../features/shell/breadcrumb.tsx';
import { useTranslate } from '../i18n/use-translate.tsx';
import { LinkField } from '../parts/uploads/link-field.tsx';
import { UploadCards } from '../parts/uploads/upload-cards.tsx';
import { JobRow } from '../parts/work/job-row.tsx';
import { PATHS } from '../paths.ts';
import { ButtonLink } from '../ui/controls/button.tsx';
import { Link } from '../ui/controls/link.tsx';
import { ErrorNote } from '../ui/notices/error-note.tsx';
import { Skeleton } from '../ui/notices/skeleton.tsx';
import { usePageTitle } from '../ui/page/page-title.ts';

const DESK = 'mx-auto flex w-full max-w-7xl flex-1 flex-col gap-6 px-4 py-6 sm:px-8 sm:py-8';

export default function HomeRoute() {
  const { t } = useTranslate();
  const client = useClient();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const takeFiles = useTakeFiles();
  const readsVideo = useReadsVideo();
  const uploads = useUploads().filter(isToBeSeen);
  const projects = useInfiniteQuery(projectsQuery(client));
  const newest = projects.data?.pages[0]?.data ?? [];
  const newcomer = projects.data !== undefined && newest.length === 0;
  const linkField = (
    <LinkField
      onLink={async (sourceUrl) => {
        if (client.connection.kind === 'browser') askToKeepStorage();
        const { project, jobId } = await startImport(client, sourceUrl, DEFAULT_SETTINGS);
        void queries.invalidateQueries({ queryKey: KEYS.projects });
        void navigate(PATHS.project.to(project.id), { state: { importJobId: jobId } });
      }}
    />
  );
  usePageTitle();
  useBreadcrumb([{ label: t('nav.home') }]);

  if (projects.isPending && uploads.length === 0) {
    return (
      <div className={DESK}>
        <h1 className="text-2xl font-semibold tracking-tight">{t('nav.home')}</h1>
        <Skeleton what="projects" className="h-64" />
      </div>
    );
  }
  if (newest.length > 0) {
    return (
      <div className={DESK}>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h1 className="text-2xl font-semibold tracking-tight">{t('home.heading')}</h1>
          <ButtonLink to={PATHS.newProject.to()} className="max-md:min-h-11">
            <Shapes size={16} aria-hidden />
            {t('home.kinds')}
          </ButtonLink>
        </div>
        <Dashboard projects={newest} jobRow={(job) => <JobRow job={job} />}>
          <div className="flex flex-col gap-4">
            <DropZone onFiles={takeFiles} />
            {linkField}
          </div>
        </Dashboard>
      </div>
    );
  }
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-1 flex-col gap-8 px-4 py-8 sm:px-8">
      <div className={newcomer ? 'flex flex-1 flex-col justify-center gap-6 py-4' : 'flex flex-col gap-4'}>
        <h1
          className={
            newcomer
              ? 'text-center text-3xl font-semibold tracking-tight text-balance sm:text-4xl'
              : 'text-2xl font-semibold tracking-tight'
          }
        >
          {t('home.title')}
        </h1>
        <DropZone onFiles={takeFiles} tall={newcomer} />
        {readsVideo ? (
          <>
            <div className="mx-auto w-full max-w-xl">{linkField}</div>
            <p className="text-center text-sm text-ink-soft">
              {t(client.connection.kind === 'browser' ? 'home.local' : 'home.remote')}{' '}
              <Link
                to={PATHS.settings.to()}
                className="whitespace-nowrap underline underline-offset-4 hover:text-ink"
              >
                {t('drop.account')}
              </Link>
            </p>
          </>
        ) : null}
        <p className="text-center">
          <ButtonLink to={PATHS.newProject.to()} className="max-md:min-h-11">
            <Shapes size={16} aria-hidden />
            {t('home.kinds')}
          </ButtonLink>
        </p>
      </div>
      <UploadCards uploads={uploads} />
      {projects.isError ? <ErrorNote error={projects.error} onRetry={() => void projects.refetch()} /> : null}
    </div>
  );
}
