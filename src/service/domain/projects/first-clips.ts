/**
 * First clips (extension `first_clips`): found in the words alone, to be reviewed while a first analysis still listens and
 * looks. They are clips like any other. What is decided of them stays; the others make room for what is found in the end.
 */
import type { ProjectDetail } from '../../../contract/schemas/project.ts';
import type { Word } from '../../../media/listen/word.ts';
import { requireJobRow } from '../../jobs/job-rows.ts';
import type { Queries } from '../../kernel/ports/database.ts';
import { findFormer, forgetHeard, keepHeard, type MadeFrom } from '../assets/transcript-rows.ts';
import type { ProjectRow } from './project-rows.ts';

/** Nobody reviewed clips of it before: there is nothing that first clips would push away. */
export function isFirstAnalysis(project: ProjectRow, jobId: string | null): jobId is string {
  return jobId !== null && project.analysis_job_id === jobId && project.analysis_count === 0;
}

/** What a job remembers of its first clips, in its checkpoint. */
interface Remembered {
  /** One was accepted. */
  readonly isTaken?: boolean;
  /** Of the words they were found in while the rest was still heard. */
  readonly heardId?: string;
}

export async function remembered(database: Queries, jobId: string): Promise<Remembered> {
  return JSON.parse((await requireJobRow(database, jobId)).checkpoint) as Remembered;
}

async function remember(tx: Queries, jobId: string, what: Remembered): Promise<void> {
  const checkpoint = { ...(await remembered(tx, jobId)), ...what };
  await tx.run('UPDATE job SET checkpoint = ? WHERE id = ?', [JSON.stringify(checkpoint), jobId]);
}

/** Clips that are accepted now are made with these words. */
export async function rememberHeard(
  tx: Queries,
  jobId: string,
  assetId: string,
  words: readonly Word[],
): Promise<void> {
  const heardId = await keepHeard(tx, assetId, words, (await remembered(tx, jobId)).heardId);
  await remember(tx, jobId, { heardId });
}

/** What was heard so far, where that is not whole. */
export async function heardSoFar(database: Queries, project: ProjectRow): Promise<MadeFrom | undefined> {
  const jobId = project.analysis_job_id;
  if (!isFirstAnalysis(project, jobId)) return undefined;
  const { heardId } = await remembered(database, jobId);
  return heardId === undefined ? undefined : findFormer(database, heardId);
}

/** Call as a clip is accepted: from now on the analysis has given what it was paid for. */
export async function noteAccepted(tx: Queries, project: ProjectRow): Promise<void> {
  const jobId = project.analysis_job_id;
  if (!isFirstAnalysis(project, jobId)) return;
  await remember(tx, jobId, { isTaken: true });
}

/**
 * An analysis ends without a result: of its first clips those stay that were accepted.
 * @returns whether any was, also where it was given back since.
 */
export async function endFirstClips(tx: Queries, project: ProjectRow, jobId: string): Promise<boolean> {
  if (!isFirstAnalysis(project, jobId)) return false;
  await tx.run("DELETE FROM clip WHERE project_id = ? AND status <> 'accepted'", [project.id]);
  const { isTaken = false, heardId } = await remembered(tx, jobId);
  if (!isTaken && heardId !== undefined) await forgetHeard(tx, heardId);
  return isTaken;
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
  if (count === 0) return null;
  const { isTaken = false } = await remembered(database, jobId);
  return { count, isCharged: isTaken };
}
