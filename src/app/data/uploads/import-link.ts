/** Videos from links: an import is a job of a project, so every one begins with a project. */
import type { ApiClient } from '../../../client/api-client.ts';
import { ofAnswer } from '../../../contract/problems/answer-problems.ts';
import { DeviceError } from '../../../contract/problems/stated-problem.ts';
import type { AutoclipSettingsInput, Project } from '../../../contract/schemas/project.ts';

/** The address as the service is given it; null for what is none of the web. */
export function linkOf(typed: string): string | null {
  const text = typed.trim();
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return null;
  return new URL(text).href;
}

export interface StartedImport {
  readonly project: Project;
  readonly jobId: string;
}

/** The service looks at the link first: a page, or what is not there, makes no project. */
export async function startImport(
  { api }: ApiClient,
  sourceUrl: string,
  settings?: AutoclipSettingsInput,
): Promise<StartedImport> {
  const body = { sourceUrl, ...(settings === undefined ? {} : { settings }) };
  const { project, job } = await api.create_project({ body });
  if (job === null)
    throw new DeviceError(ofAnswer('answer_unexpected_at', { operation: 'create_project', place: 'job' }));
  return { project, jobId: job.id };
}

/**
 * Where only the video was wanted, its project goes again, and not into the bin: nobody made it. Who has no right to
 * delete keeps a draft of it.
 */
export async function dropCarrier({ connection, api, owner }: ApiClient, projectId: string): Promise<void> {
  if (connection.ownerToken === null) return;
  const { features } = await api.get_me({});
  const query = features?.includes('bin') === true ? ({ bin: 'skip' } as const) : {};
  await owner.delete_project({ params: { projectId }, query });
}
