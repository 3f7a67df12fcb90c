/** What the paid work of a project is and how long: the base of its estimate and its charge (open-shapes.md, Estimate). */

import { findVoice } from '../../../media/speak/voices.ts';
import { ApiError, conflict } from '../../kernel/api-error.ts';
import type { Database } from '../../kernel/ports/database.ts';
import { type AssetRow, findAsset } from '../assets/asset-rows.ts';
import { billedMinutes } from '../money/pay-credits.ts';
import { missingSettings } from './autoclip-settings.ts';
import type { ProjectContext } from './project-context.ts';
import { blockOf, type ProjectBlocks, type ProjectRow } from './project-rows.ts';

const USUAL_WORDS_PER_MIN = 160;
const IMPORT_RETRY_AFTER_SEC = 5;

export interface WorkOfProject {
  readonly work: 'analysis' | 'build' | 'prepare';
  readonly billedMinutes: number;
  readonly missing: string[];
}

/** @throws ApiError CONFLICT for a project with nothing to work on */
export function workOfProject(context: ProjectContext, project: ProjectRow): WorkOfProject {
  switch (project.kind) {
    case 'autoclip': {
      const missing = missingSettings(blockOf(project, 'autoclip'));
      return {
        work: 'analysis',
        missing,
        billedMinutes: minutesOf(context, project, [project.source_asset_id]),
      };
    }
    case 'splitscreen': {
      const { mainAssetId, backgroundAssetId } = blockOf(project, 'splitscreen');
      return {
        work: 'build',
        missing: [],
        billedMinutes: minutesOf(context, project, [mainAssetId, backgroundAssetId]),
      };
    }
    case 'streamer':
      return {
        work: 'build',
        missing: [],
        billedMinutes: minutesOf(context, project, [project.source_asset_id]),
      };
    case 'vibeedit': {
      const { prepared } = blockOf(project, 'vibeedit');
      const minutes = prepared ? 0 : minutesOf(context, project, [project.source_asset_id]);
      return { work: 'prepare', missing: [], billedMinutes: minutes };
    }
    case 'forumstory':
      return {
        work: 'build',
        missing: [],
        billedMinutes: billedMinutes(spokenSec(blockOf(project, 'forumstory'))),
      };
    case 'faketext':
      throw conflict('nothing_to_estimate', 'This project has nothing that costs credits.', {
        kind: project.kind,
      });
  }
}

/** @throws ApiError CONFLICT where a video is not there, NOT_READY while it is being imported */
export function requireMaterial(
  { database }: ProjectContext,
  project: ProjectRow,
  assetId: string | null,
): AssetRow {
  if (assetId === null && isImporting(database, project))
    throw new ApiError('NOT_READY', 'The video of this project is still being imported.', {
      retryAfterSec: IMPORT_RETRY_AFTER_SEC,
    });
  const asset = assetId === null ? undefined : findAsset(database, project.account_id, assetId);
  if (asset === undefined)
    throw conflict('no_source', 'This project has no video yet. Add one first.', { assetId });
  return asset;
}

function minutesOf(
  context: ProjectContext,
  project: ProjectRow,
  assetIds: readonly (string | null)[],
): number {
  const seconds = assetIds.map((id) => requireMaterial(context, project, id).duration_sec ?? 0);
  return billedMinutes(seconds.reduce((sum, sec) => sum + sec, 0));
}

/** How long the post takes to be spoken, from its words and the pace of its voice. */
function spokenSec({ postTitle, postBody, voice }: ProjectBlocks['forumstory']): number {
  const words = `${postTitle} ${postBody}`.split(/\s+/).filter(Boolean).length;
  const wordsPerMin =
    (voice === null ? undefined : findVoice(voice))?.setting.wordsPerMin ?? USUAL_WORDS_PER_MIN;
  return (words / wordsPerMin) * 60;
}

function isImporting(database: Database, { id }: ProjectRow): boolean {
  return (
    database.get(
      "SELECT 1 FROM job WHERE project_id = ? AND kind = 'import' AND status IN ('queued', 'running')",
      [id],
    ) !== undefined
  );
}
