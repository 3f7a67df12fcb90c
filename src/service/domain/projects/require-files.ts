/**
 * Files of videos that vanished from the store: found before anything is paid, told as that, and forgotten as
 * sources (specification, section 2: `sourceAssetId` is null when the file no longer exists).
 */
import { findInTurn } from '../../../base/work/map-in-turn.ts';
import { problem } from '../../../contract/problems/problem.ts';
import { JobFailure } from '../../jobs/job-failure.ts';
import type { JobRun } from '../../jobs/job-handler.ts';
import { conflict } from '../../kernel/api-error.ts';
import { type WithDatabase, within } from '../../kernel/within.ts';
import { type AssetRow, findAssets } from '../assets/asset-rows.ts';
import { requireOriginal } from '../assets/require-original.ts';
import type { ProjectContext } from './project-context.ts';
import { type ProjectBlocks, type ProjectRow, requireProject } from './project-rows.ts';

type Files = Pick<ProjectContext, 'files' | 'clock'> & WithDatabase;

/** Before the paid work of a project starts; while it runs nothing is asked. @throws ApiError CONFLICT */
export async function requireFilesOfProject(
  context: Files,
  accountId: string,
  projectId: string,
): Promise<void> {
  const project = await requireProject(context.database, accountId, projectId);
  if (project.analysis_job_id !== null || isPrepared(project)) return;
  await requireFiles(context, accountId, sourcesOf(project));
}

/** @throws ApiError CONFLICT naming the first video whose file is not there, OriginalAwayError */
export async function requireFiles(
  context: Files,
  accountId: string,
  assetIds: readonly string[],
): Promise<void> {
  refuseGone(await firstGone(context, accountId, assetIds));
}

/**
 * For what reads none of them yet: those that stay where a person has them may be out of reach.
 * @throws ApiError CONFLICT as `requireFiles`
 */
export async function requireKept(
  context: Files,
  accountId: string,
  assetIds: readonly (string | null | undefined)[],
): Promise<void> {
  const named = assetIds.filter((id) => typeof id === 'string');
  refuseGone(
    await firstLost(context, accountId, [...(await findAssets(context.database, accountId, named)).values()]),
  );
}

function refuseGone(gone: AssetRow | null): void {
  if (gone !== null) throw conflict(problem('file_deleted'), { assetId: gone.id });
}

/**
 * A job's work on videos that are there when it begins. Where it fails and one of them is away by then, that is why.
 * @throws what `work` throws, JobFailure, OriginalAwayError, or the signal's reason
 */
export async function withFiles<Result>(
  context: Files,
  run: Pick<JobRun, 'job' | 'signal'>,
  assetIds: readonly string[],
  work: () => Promise<Result>,
): Promise<Result> {
  await requireFilesOfJob(context, run, assetIds);
  try {
    return await work();
  } catch (error) {
    if (!run.signal.aborted) await requireFilesOfJob(context, run, assetIds);
    throw error;
  }
}

async function requireFilesOfJob(
  context: Files,
  { job, signal }: Pick<JobRun, 'job' | 'signal'>,
  assetIds: readonly string[],
): Promise<void> {
  const gone = await firstGone(context, job.account_id, assetIds);
  signal.throwIfAborted();
  if (gone !== null) throw new JobFailure(problem('video_file_gone', { title: gone.title }));
}

async function firstGone(
  context: Files,
  accountId: string,
  assetIds: readonly string[],
): Promise<AssetRow | null> {
  const assets = [...(await findAssets(context.database, accountId, assetIds)).values()];
  const lost = await firstLost(context, accountId, assets);
  if (lost === null) for (const { file } of assets) await requireOriginal(context.files, file);
  return lost;
}

async function firstLost(
  context: Files,
  accountId: string,
  assets: readonly AssetRow[],
): Promise<AssetRow | null> {
  const lost = await findInTurn(assets, async ({ file }) => (await context.files.sizeBytes(file)) === null);
  if (lost === undefined) return null;
  await context.database.transaction((tx) => forgetSource(within(context, tx), lost.id), accountId);
  return lost;
}

const SOURCE_FIELDS = ['sourceAssetId', 'mainAssetId', 'backgroundAssetId'] as const;

/** Inside the caller's transaction: every project that has it as a source has none there. */
export async function forgetSource(
  { database, clock }: Pick<ProjectContext, 'database' | 'clock'>,
  assetId: string,
): Promise<void> {
  const users = await database.all<ProjectRow>(
    'SELECT project.* FROM project JOIN project_asset ON project_id = id WHERE asset_id = ?',
    [assetId],
  );
  for (const project of users) {
    const block = JSON.parse(project.settings) as Record<string, unknown>;
    for (const field of SOURCE_FIELDS) if (block[field] === assetId) block[field] = null;
    await database.run(
      `UPDATE project SET settings = ?, updated_ms = ?,
       source_asset_id = CASE WHEN source_asset_id = ? THEN NULL ELSE source_asset_id END WHERE id = ?`,
      [JSON.stringify(block), clock.nowMs(), assetId, project.id],
    );
  }
}

/** Every video the work of a project reads. */
export function sourcesOf(project: ProjectRow): string[] {
  const block = JSON.parse(project.settings) as Record<string, unknown>;
  const named = [project.source_asset_id, ...SOURCE_FIELDS.map((field) => block[field])];
  return [...new Set(named.filter((id) => typeof id === 'string'))];
}

/** An edit is prepared once; asking again starts nothing. */
function isPrepared({ kind, settings }: ProjectRow): boolean {
  return kind === 'vibeedit' && (JSON.parse(settings) as ProjectBlocks['vibeedit']).prepared;
}
