/** The video a project works on. */
import { problem } from '../../../contract/problems/problem.ts';
import { ApiError, conflict } from '../../kernel/api-error.ts';
import type { Queries } from '../../kernel/ports/database.ts';
import { type AssetRow, findAsset } from '../assets/asset-rows.ts';
import type { ProjectContext } from './project-context.ts';
import type { ProjectRow } from './project-rows.ts';

const IMPORT_RETRY_AFTER_SEC = 5;

/** @throws ApiError CONFLICT where a video is not there, NOT_READY while it is being imported */
export async function requireMaterial(
  { database }: ProjectContext,
  project: ProjectRow,
  assetId: string | null,
): Promise<AssetRow> {
  if (assetId === null && (await isImporting(database, project)))
    throw new ApiError('NOT_READY', problem('source_being_imported'), {
      retryAfterSec: IMPORT_RETRY_AFTER_SEC,
    });
  const asset = assetId === null ? undefined : await findAsset(database, project.account_id, assetId);
  if (asset === undefined) throw conflict(problem('no_source'), { assetId });
  return asset;
}

async function isImporting(database: Queries, { id }: ProjectRow): Promise<boolean> {
  return (
    (await database.get(
      "SELECT 1 FROM job WHERE project_id = ? AND kind = 'import' AND status IN ('queued', 'running')",
      [id],
    )) !== undefined
  );
}
