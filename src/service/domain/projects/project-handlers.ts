/** Auto Clip projects: create, read, change. */
import { newId } from '../../../contract/ids.ts';
import type { AutoclipSettings } from '../../../contract/schemas/project.ts';
import { ApiError, conflict, invalid, switchedOff } from '../../api-error.ts';
import type { Handlers } from '../../app/call.ts';
import { readPage } from '../../app/paging.ts';
import type { Studio } from '../../studio.ts';
import { type AssetRow, requireAsset } from '../assets/asset-rows.ts';
import { mergeSettings, NO_SETTINGS } from './autoclip-settings.ts';
import {
  type ProjectRow,
  requireAutoclip,
  requireProject,
  settingsOf,
  toProject,
  toProjectDetail,
} from './project-rows.ts';

type Ids = 'create_project' | 'update_project' | 'get_project' | 'list_projects';

const UNTITLED = 'Untitled project';

export function projectHandlers(studio: Studio): Handlers<Ids> {
  const { database, clock } = studio;
  return {
    create_project: ({ account, body, commit }) => {
      if (body.sourceUrl !== undefined && body.sourceAssetId !== undefined)
        throw invalid('/sourceUrl', 'too_many_sources', 'Give sourceAssetId or sourceUrl, not both.');
      if (body.sourceUrl !== undefined) throw switchedOff('Importing a video from a link');
      const source =
        body.sourceAssetId === undefined ? null : requireVideo(studio, account.id, body.sourceAssetId);
      return commit(() => {
        const row = insertProject(studio, {
          accountId: account.id,
          title: body.title ?? source?.title ?? UNTITLED,
          sourceAssetId: source?.id ?? null,
          settings: mergeSettings(NO_SETTINGS, body.settings),
        });
        return { body: { project: toProject(row), job: null } };
      });
    },

    update_project: ({ account, params, body, commit }) => {
      const row = requireAutoclip(database, account.id, params.projectId);
      if (body.sourceAssetId !== undefined || body.sourceUrl !== undefined)
        throw new ApiError('SOURCE_MISSING', "A project's video cannot be changed.", {
          hint: 'Create a new project for the other video.',
        });
      return commit(() => {
        const settings = mergeSettings(settingsOf(row), body.settings);
        database.run('UPDATE project SET title = ?, settings = ?, updated_ms = ? WHERE id = ?', [
          body.title ?? row.title,
          JSON.stringify(settings),
          clock.nowMs(),
          row.id,
        ]);
        return { body: { project: toProject(requireProject(database, account.id, row.id)) } };
      });
    },

    get_project: ({ account, params }) => ({
      body: { project: toProjectDetail(requireProject(database, account.id, params.projectId)) },
    }),

    list_projects: ({ account, query }) => {
      const kind = query.kind ?? null;
      return {
        body: readPage(query, {
          list: `projects ${kind}`,
          rowsAfter: (position, count) =>
            database.all<ProjectRow>(
              'SELECT * FROM project WHERE account_id = ?1 AND seq < ?2 AND (?3 IS NULL OR kind = ?3) ORDER BY seq DESC LIMIT ?4',
              [account.id, position?.[0] ?? Number.MAX_SAFE_INTEGER, kind, count],
            ),
          positionOf: (row) => [row.seq],
          toItem: toProject,
        }),
      };
    },
  };
}

interface NewProject {
  readonly accountId: string;
  readonly title: string;
  readonly sourceAssetId: string | null;
  readonly settings: AutoclipSettings;
}

function insertProject({ database, clock }: Studio, project: NewProject): ProjectRow {
  const id = newId('project');
  const nowMs = clock.nowMs();
  database.run(
    `INSERT INTO project (id, account_id, kind, title, status, source_asset_id, settings, created_ms, updated_ms)
     VALUES (?, ?, 'autoclip', ?, 'draft', ?, ?, ?, ?)`,
    [
      id,
      project.accountId,
      project.title.slice(0, 120),
      project.sourceAssetId,
      JSON.stringify(project.settings),
      nowMs,
      nowMs,
    ],
  );
  return requireProject(database, project.accountId, id);
}

function requireVideo({ database }: Studio, accountId: string, assetId: string): AssetRow {
  const asset = requireAsset(database, accountId, assetId);
  if (asset.kind !== 'video')
    throw conflict('not_a_video', 'This asset is not a video.', { kind: asset.kind });
  return asset;
}
