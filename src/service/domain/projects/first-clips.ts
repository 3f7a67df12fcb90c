/**
 * First clips (extension `first_clips`): found in the words alone, to be reviewed while a first analysis still looks at the
 * rest. They are clips like any other. What is decided of them stays; the others make room for what is found in the end.
 */
import type { ProjectDetail } from '../../../contract/schemas/project.ts';
import { requireJobRow } from '../../jobs/job-rows.ts';
import type { Queries } from '../../kernel/ports/database.ts';
import type { ProjectRow } from './project-rows.ts';

/** Nobody reviewed clips of it before: there is nothing that first clips would push away. */
export function isFirstAnalysis(project: ProjectRow, jobId: string | null): jobId is string {
  return jobId !== null && project.analysis_job_id === jobId && project.analysis_count === 0;
}

/** What a job remembers once one of its first clips was accepted. */
interface Taken {
  readonly isTaken?: boolean;
}

/** Call as a clip is accepted: from now on the analysis has given what it was paid for. */
export async function noteAccepted(tx: Queries, project: ProjectRow): Promise<void> {
  const jobId = project.analysis_job_id;
  if (!isFirstAnalysis(project, jobId)) return;
  const { checkpoint } = await requireJobRow(tx, jobId);
  const noted: Taken = { ...(JSON.parse(checkpoint) as object), isTaken: true };
  await tx.run('UPDATE job SET checkpoint = ? WHERE id = ?', [JSON.stringify(noted), jobId]);
}

async function isTaken(database: Queries, jobId: string): Promise<boolean> {
  return (JSON.parse((await requireJobRow(database, jobId)).checkpoint) as Taken).isTaken === true;
}

/**
 * An analysis ends without a result: of its first clips those stay that were accepted.
 * @returns whether any was, also where it was given back since.
 */
export async function endFirstClips(tx: Queries, project: ProjectRow, jobId: string): Promise<boolean> {
  if (!isFirstAnalysis(project, jobId)) return false;
  await tx.run("DELETE FROM clip WHERE project_id = ? AND status <> 'accepted'", [project.id]);
  return isTaken(tx, jobId);
}

/** null where there are none. */
export async function shownFirstClips(
  database: Queries,
  project: ProjectRow,
): Promise<ProjectDetail['firstClips']> {
  const jobId = project.analysis_job_id;
  if (project.kind !== 'autoclip' || !isFirstAnalysis(project, jobId)) return null;
  const row = await database.get<{ count: number }>(
    'SELECT COUNT(*) AS count FROM clip WHERE project_id = ?',
    [project.id],
  );
  const count = row?.count ?? 0;
  return count === 0 ? null : { count, isCharged: await isTaken(database, jobId) };
}
