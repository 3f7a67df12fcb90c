/** Home for those who have been here before: what waits, what runs, what was made last, what today allows. */
import { useInfiniteQuery, useQueries, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isUnfinished } from '../../../client/uploads/upload-state.ts';
import type { Job } from '../../../contract/schemas/job.ts';
import type { Project } from '../../../contract/schemas/project.ts';
import { useIsMetered } from '../../data/account/metered.ts';
import { exportsList, exportsQuery } from '../../data/compositions/compositions.ts';
import { useClient } from '../../data/connection/session.tsx';
import { useServiceNow } from '../../data/connection/use-service-now.ts';
import { toolRunsQuery } from '../../data/jobs/tool-runs.ts';
import { clipsQuery } from '../../data/projects/clips.ts';
import { projectQuery, runningJobsQuery } from '../../data/projects/projects.ts';
import { useIsWhole } from '../../data/reads/use-left-out.ts';
import { useUploads } from '../../data/uploads/uploads.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { EachUpload } from '../../parts/uploads/each-upload.tsx';
import { PATHS } from '../../paths.ts';
import { Link } from '../../ui/controls/link.tsx';
import { Card, Section } from '../../ui/page/card.tsx';
import { type Need, needsOf } from './needs.ts';
import { NeedsList } from './needs-list.tsx';
import { ProjectCards } from './recent-projects.tsx';
import { Today } from './today.tsx';

const RECENT = 6;

export function Dashboard({
  projects,
  jobRow,
  children,
}: {
  /** Newest first; at least one. */
  projects: readonly Project[];
  /** How a running job is shown, which the activity of the shell knows too. */
  jobRow: (job: Job) => ReactNode;
  /** Where a video goes in. */
  children: ReactNode;
}) {
  const { t } = useTranslate();
  const isMetered = useIsMetered();
  const needs = useNeeds(projects);
  const uploads = useUploads().filter(isUnfinished);
  const jobs = useQuery(runningJobsQuery(useClient())).data ?? [];
  return (
    <div
      className={`grid grid-cols-[minmax(0,1fr)] gap-8 ${isMetered ? 'lg:grid-cols-[minmax(0,1fr)_18rem]' : ''}`}
    >
      <div className="flex flex-col gap-8">
        {children}
        {needs.length + uploads.length === 0 ? null : (
          <Section title={t('home.waiting')}>
            <div className="flex flex-col gap-3">
              <EachUpload uploads={uploads}>
                {(row, key) => (
                  <Card key={key} className="p-4">
                    {row}
                  </Card>
                )}
              </EachUpload>
              {needs.length === 0 ? null : <NeedsList needs={needs} />}
            </div>
          </Section>
        )}
        {jobs.length === 0 ? null : (
          <Section title={t('home.running')}>
            <Card>
              <ul className="flex flex-col divide-y px-4">
                {jobs.map((job) => (
                  <li key={job.id} className="py-3">
                    {jobRow(job)}
                  </li>
                ))}
              </ul>
            </Card>
          </Section>
        )}
        <Section
          title={t('home.recent')}
          action={
            <Link
              to={PATHS.projects.to()}
              className="pointer-coarse:inline-block pointer-coarse:leading-[2.75rem] text-sm text-ink-soft underline-offset-4 hover:underline"
            >
              {t('home.all')}
            </Link>
          }
        >
          <ProjectCards projects={projects.slice(0, RECENT)} />
        </Section>
      </div>
      {isMetered ? <Today /> : null}
    </div>
  );
}

/** Each costs two reads of the minute's budget. Older projects are a click away. */
const LOOKED_INTO = 6;
/** First clips come minutes apart, and each look costs two reads. */
const FIRST_CLIPS_ASKED_EVERY_MS = 10_000;

/**
 * Reads what needsOf looks at: the newest projects' clips and exports, first clips of what is still analysed, and the newest
 * runs of tools.
 * @param projects newest first
 */
function useNeeds(projects: readonly Project[]): Need[] {
  const client = useClient();
  const nowMs = useServiceNow();
  const ready = projects.filter(({ status }) => status === 'ready').slice(0, LOOKED_INTO);
  const withClips = [...ready.filter(({ kind }) => kind === 'autoclip'), ...useWithFirstClips(projects)];
  const clips = useQueries({
    queries: withClips.map(({ id, status }) => ({
      ...clipsQuery(client, id),
      refetchInterval: status === 'processing' && FIRST_CLIPS_ASKED_EVERY_MS,
    })),
  });
  const exports = useQueries({ queries: ready.map(({ id }) => exportsQuery(client, id)) });
  const isWhole = useIsWhole();
  const runs = useInfiniteQuery(toolRunsQuery(client, null)).data?.pages[0]?.data ?? [];
  const work = projects.map((project) => ({
    project,
    clips: clips[withClips.indexOf(project)]?.data ?? [],
    exports: exports[ready.indexOf(project)]?.data ?? null,
  }));
  const known = work.map(({ project, clips: found, exports: made }) => ({
    project,
    // Until all exports are known, no clip is told to lack one.
    clips:
      made === null || !isWhole(exportsList(project.id))
        ? found.filter(({ status }) => status === 'proposed')
        : found,
    exports: made ?? [],
  }));
  return needsOf(known, runs, nowMs);
}

/** @returns those of the projects whose first clips can be reviewed already */
function useWithFirstClips(projects: readonly Project[]): readonly Project[] {
  const client = useClient();
  const analysed = projects
    .filter(({ kind, status }) => kind === 'autoclip' && status === 'processing')
    .slice(0, LOOKED_INTO);
  const details = useQueries({
    queries: analysed.map(({ id }) => ({
      ...projectQuery(client, id),
      refetchInterval: FIRST_CLIPS_ASKED_EVERY_MS,
    })),
  });
  return analysed.filter((_, index) => details[index]?.data?.firstClips != null);
}
