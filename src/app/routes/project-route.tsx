/** `/projects/:projectId`: whatever the project needs now. Settings, a running analysis, or its clips. */
import { useState } from 'react';
import { useLocation, useParams } from 'react-router';
import type { ProjectDetail } from '../../contract/schemas/project.ts';
import { UNMADE_STATES } from '../../contract/states.ts';
import { useClient } from '../data/connection/session.tsx';
import { projectQuery } from '../data/projects/projects.ts';
import { useRenameProject } from '../data/projects/rename-project.ts';
import { useClipsOfAnalysis } from '../data/projects/use-clips-of-analysis.ts';
import { useShown } from '../data/reads/use-shown.ts';
import { MadeProject } from '../features/make/made-project.tsx';
import { AcceptedClips } from '../features/project/accepted-clips.tsx';
import { AnalysisFailure } from '../features/project/analysis-failure.tsx';
import { DeleteProject } from '../features/project/delete-project.tsx';
import { FirstClipsCard } from '../features/project/first-clips-card.tsx';
import { ProjectTitle } from '../features/project/project-title.tsx';
import { ReadyPanel } from '../features/project/ready-panel.tsx';
import { DraftPanel } from '../features/project/settings/draft-panel.tsx';
import type { SettingsPatch } from '../features/project/settings/more-clips.tsx';
import { SourceCard } from '../features/project/source-card.tsx';
import { useBreadcrumb } from '../features/shell/breadcrumb.tsx';
import { useTranslate } from '../i18n/use-translate.tsx';
import { StoryProject } from '../kinds/fake-text/story/story-project.tsx';
import { KindBadge } from '../kinds/kind-badge.tsx';
import { kindOf } from '../kinds/kinds.ts';
import { ProjectStatus } from '../parts/work/project-status.tsx';
import { WorkPanel } from '../parts/work/work-panel.tsx';
import { PATHS } from '../paths.ts';
import { Button } from '../ui/controls/button.tsx';
import { ErrorNote } from '../ui/notices/error-note.tsx';
import { Skeleton } from '../ui/notices/skeleton.tsx';
import { Page } from '../ui/page/page.tsx';

export default function ProjectRoute() {
  const { t } = useTranslate();
  const { projectId = '' } = useParams();
  // The end of an analysis is seen by its job; this notices one started elsewhere.
  const project = useShown(
    projectQuery(useClient(), projectId),
    (data) => data?.status === 'processing' || isImporting(data),
  );
  const { known, failure } = project;
  useClipsOfAnalysis(known);
  const renaming = useRenameProject(known, kindOf(known?.kind));
  const isUnread = known === undefined && failure !== null;
  const title = renaming?.shown ?? known?.title ?? t(isUnread ? 'nav.projects' : 'composition.loading');
  useBreadcrumb([
    { label: t('nav.projects'), to: PATHS.projects.to() },
    ...(isUnread ? [] : [{ label: title }]),
  ]);
  return (
    <Page
      title={title}
      heading={
        renaming === null ? undefined : (
          <ProjectTitle projectId={projectId} title={title} onRename={renaming.rename} />
        )
      }
      {...(known === undefined
        ? {}
        : {
            wide: known.kind !== 'autoclip',
            lead: (
              <span className="flex flex-wrap gap-2">
                <KindBadge kind={known.kind} />
                <ProjectStatus project={known} />
              </span>
            ),
          })}
    >
      {renaming == null || renaming.error === null ? null : (
        <div className="mb-6">
          <ErrorNote error={renaming.error} />
        </div>
      )}
      {failure === null ? null : (
        <div className={known === undefined ? '' : 'mb-6'}>
          <ErrorNote error={failure} onRetry={() => void project.refetch()} />
        </div>
      )}
      {known !== undefined ? (
        <>
          <ProjectBody project={known} />
          {known.status === 'processing' ? null : (
            <div className="mt-10 border-t pt-4 print:hidden">
              <DeleteProject project={known} />
            </div>
          )}
        </>
      ) : failure === null ? (
        <Skeleton what="project" className="h-96" />
      ) : null}
    </Page>
  );
}

/** Its video is on its way from a link. */
function isImporting(project: ProjectDetail | undefined): boolean {
  return project?.kind === 'autoclip' && project.sourceAssetId === null && project.workJobId != null;
}

function ProjectBody({ project }: { project: ProjectDetail }) {
  const { t } = useTranslate();
  /** What is to be different the next time; null while the clips are shown. */
  const [again, setAgain] = useState<SettingsPatch | null>(null);
  // Handed over by the page that made the project.
  const { state } = useLocation() as {
    state: { captionsProblem?: string | null; prompt?: string; importJobId?: string } | null;
  };
  /** An import that this page saw end: a service that does not name it says nothing of it. */
  const [ended, setEnded] = useState<string | null>(null);
  const captionsProblem = state?.captionsProblem ?? null;
  const importJobId =
    project.kind !== 'autoclip' || project.status !== 'draft' || project.sourceAssetId !== null
      ? null
      : project.workJobId !== undefined
        ? project.workJobId
        : state?.importJobId === ended
          ? null
          : (state?.importJobId ?? null);
  if (importJobId !== null)
    return (
      <div className="flex flex-col gap-6">
        <WorkPanel
          projectId={project.id}
          kind="import"
          jobId={importJobId}
          onOver={(job) => setEnded(job.id)}
        />
        <DraftPanel project={project} importing />
      </div>
    );
  const jobId = project.workJobId ?? project.analysisJobId;
  if (jobId !== null) {
    return (
      <div className="flex flex-col gap-6">
        {project.sourceAssetId === null ? null : <SourceCard assetId={project.sourceAssetId} />}
        {/* Where the clips are once all are found. */}
        {project.firstClips == null ? null : (
          <FirstClipsCard projectId={project.id} clips={project.firstClips} />
        )}
        <WorkPanel
          projectId={project.id}
          kind={project.kind}
          jobId={jobId}
          listensTo={project.sourceAssetId}
        />
        {project.firstClips?.isCharged === true ? (
          <AcceptedClips projectId={project.id} title={project.title} />
        ) : null}
      </div>
    );
  }
  if (project.kind === 'faketext') return <StoryProject project={project} prompt={state?.prompt ?? ''} />;
  if (project.kind !== 'autoclip') return <MadeProject project={project} />;
  if (!UNMADE_STATES.includes(project.status) && again === null)
    return <ReadyPanel project={project} onAgain={(patch = {}) => setAgain(patch)} />;
  return (
    <div className="flex flex-col gap-6">
      <AnalysisFailure project={project} />
      {again === null ? null : (
        <div>
          <Button onClick={() => setAgain(null)}>{t('project.keepClips')}</Button>
        </div>
      )}
      <DraftPanel
        project={project}
        again={again !== null}
        patch={again ?? {}}
        captionsProblem={captionsProblem}
        onStarted={() => setAgain(null)}
      />
      {project.status === 'failed' ? <AcceptedClips projectId={project.id} title={project.title} /> : null}
    </div>
  );
}
