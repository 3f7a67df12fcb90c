/** A project as the API shows it now: with its voice only while there is one, with the work that runs by its kind. */
import type { Project, ProjectDetail } from '../../../contract/schemas/project.ts';
import { requireJobRow, runningImport } from '../../jobs/job-rows.ts';
import type { Studio } from '../../kernel/studio.ts';
import { hasVoice } from '../models/voice-server/require-voice.ts';
import { type ProjectRow, toProject } from './project-rows.ts';

export function shownProject(studio: Studio, row: ProjectRow): Project {
  const project = toProject(row);
  const { forumStory } = project;
  if (forumStory === null || hasVoice(studio, row.account_id, forumStory.voice)) return project;
  return { ...project, forumStory: { ...forumStory, voice: null } };
}

export function shownDetail(studio: Studio, row: ProjectRow): ProjectDetail {
  const { analysis_job_id: jobId } = row;
  const isAnalysis = jobId !== null && requireJobRow(studio.database, jobId).kind === 'analysis';
  const workJobId = jobId ?? runningImport(studio.database, row.id)?.id ?? null;
  return { ...shownProject(studio, row), analysisJobId: isAnalysis ? jobId : null, workJobId };
}
