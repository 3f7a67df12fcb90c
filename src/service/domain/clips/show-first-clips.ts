/** Shows what the words alone give, while a first analysis still looks at the rest of the video. */
import type { FoundClip } from '../../../media/find-clips/found-clip.ts';
import type { JobRow } from '../../jobs/job-rows.ts';
import type { Queries } from '../../kernel/ports/database.ts';
import { type WithDatabase, within } from '../../kernel/within.ts';
import { isFirstAnalysis } from '../projects/first-clips.ts';
import type { ProjectContext } from '../projects/project-context.ts';
import { requireProject } from '../projects/project-rows.ts';
import { keepClips } from './keep-clips.ts';

/** The analysis of a shorter video is over before anybody could look at a clip. */
export const FIRST_CLIPS_FROM_SEC = 180;

/** Nothing where clips of an earlier analysis are there, or the job is not the project's any more. */
export async function showFirstClips(
  context: ProjectContext & WithDatabase,
  job: JobRow,
  assetId: string,
  find: () => readonly FoundClip[],
): Promise<void> {
  const read = (queries: Queries) => requireProject(queries, job.account_id, job.project_id ?? '');
  if (!isFirstAnalysis(await read(context.database), job.id)) return;
  const found = find();
  await context.database.transaction(async (tx) => {
    const project = await read(tx);
    if (isFirstAnalysis(project, job.id)) await keepClips(within(context, tx), project, assetId, found);
  }, job.account_id);
}
