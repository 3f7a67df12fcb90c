/**
 * Gives a project without a usable video another one (extension `project_source_again`): after an import that
 * failed or was stopped, after a failed analysis, or where it began with nothing. What has clips keeps its video.
 */
import { problem } from '../../../contract/problems/problem.ts';
import { type JobRow, newJobId, runningImport } from '../../jobs/job-rows.ts';
import { ApiError } from '../../kernel/api-error.ts';
import type { Queries } from '../../kernel/ports/database.ts';
import type { AssetRow } from '../assets/asset-rows.ts';
import { requireStorage } from '../assets/storage-limit.ts';
import { newImportCheckpoint } from './import-job.ts';
import type { ProjectContext } from './project-context.ts';
import { holdAsset, type ProjectRow } from './project-rows.ts';

/** @throws ApiError SOURCE_MISSING */
export async function requireSourceOpen(database: Queries, row: ProjectRow): Promise<void> {
  const isOpen =
    (row.source_asset_id === null || row.status === 'failed') &&
    row.analysis_job_id === null &&
    (await runningImport(database, row.id)) === null &&
    (await database.get('SELECT 1 FROM clip WHERE project_id = ? LIMIT 1', [row.id])) === undefined;
  if (!isOpen)
    throw new ApiError('SOURCE_MISSING', problem('source_fixed'), {
      hint: 'Create a new project for the other video.',
    });
}

/** Inside the caller's transaction. The video before it is not held any more. */
export async function setSource(
  { database, clock }: ProjectContext,
  row: ProjectRow,
  source: AssetRow | null,
): Promise<void> {
  if (row.source_asset_id !== null)
    await database.run('DELETE FROM project_asset WHERE project_id = ? AND asset_id = ?', [
      row.id,
      row.source_asset_id,
    ]);
  await database.run(
    "UPDATE project SET source_asset_id = ?, status = 'draft', problem = NULL, updated_ms = ? WHERE id = ?",
    [source?.id ?? null, clock.nowMs(), row.id],
  );
  if (source !== null) await holdAsset(database, row.id, source.id);
}

/** Inside the caller's transaction. How large the video is shows on its way only. @throws ApiError CONFLICT storage_limit */
export async function startImport(
  { database, jobs }: ProjectContext,
  project: ProjectRow,
  link: URL,
): Promise<JobRow> {
  await requireStorage(database, project.account_id, 1);
  return jobs.enqueue(database, {
    id: newJobId(),
    accountId: project.account_id,
    kind: 'import',
    projectId: project.id,
    checkpoint: newImportCheckpoint(link),
  });
}
