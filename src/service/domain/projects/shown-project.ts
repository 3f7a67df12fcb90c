/** A project as the API shows it now: with its voice only while there is one, with the work that runs by its kind. */
import type { Project, ProjectDetail } from '../../../contract/schemas/project.ts';
import { requireJobRow, runningImport } from '../../jobs/job-rows.ts';
import { hasVoice } from '../models/voice-server/require-voice.ts';
import { shownFirstClips } from './first-clips.ts';
import type { ProjectContext } from './project-context.ts';
import { type ProjectRow, toProject } from './project-rows.ts';

export async function shownProject(context: ProjectContext, row: ProjectRow): Promise<Project> {
  const project = toProject(row);
  const { forumStory } = project;
  if (forumStory === null || (await hasVoice(context.database, row.account_id, forumStory.voice)))
    return project;
  return { ...project, forumStory: { ...forumStory, voice: null } };
}

export async function shownDetail(context: ProjectContext, row: ProjectRow): Promise<ProjectDetail> {
  const { analysis_job_id: jobId } = row;
  const isAnalysis = jobId !== null && (await requireJobRow(context.database, jobId)).kind === 'analysis';
  const workJobId = jobId ?? (await runningImport(context.database, row.id))?.id ?? null;
  return {
    ...(await shownProject(context, row)),
    analysisJobId: isAnalysis ? jobId : null,
    workJobId,
    firstClips: await shownFirstClips(context.database, row),
  };
}
