/** Projects as rows and as the API shows them. */
import type { AutoclipSettings, Project, ProjectDetail } from '../../../contract/schemas/project.ts';
import { conflict, notFound } from '../../api-error.ts';
import type { Database } from '../../ports.ts';
import { isoTime } from '../../time.ts';
import { missingSettings } from './autoclip-settings.ts';

export interface ProjectRow {
  readonly seq: number;
  readonly id: string;
  readonly account_id: string;
  readonly kind: string;
  readonly title: string;
  readonly status: 'draft' | 'processing' | 'ready' | 'failed';
  readonly source_asset_id: string | null;
  readonly settings: string;
  readonly error_message: string | null;
  readonly words_state: string | null;
  readonly analysis_job_id: string | null;
  /** Grows with every finished analysis; cursors of the clip list belong to one of them. */
  readonly analysis_count: number;
  readonly created_ms: number;
  readonly updated_ms: number;
}

export type WordsState = NonNullable<Project['wordsState']>;

/** @throws ApiError NOT_FOUND */
export function requireProject(database: Database, accountId: string, id: string): ProjectRow {
  const row = database.get<ProjectRow>('SELECT * FROM project WHERE id = ? AND account_id = ?', [
    id,
    accountId,
  ]);
  if (row === undefined) throw notFound('project');
  return row;
}

/** @throws ApiError NOT_FOUND, CONFLICT for a project of another kind */
export function requireAutoclip(database: Database, accountId: string, id: string): ProjectRow {
  const row = requireProject(database, accountId, id);
  if (row.kind !== 'autoclip')
    throw conflict('wrong_kind', 'This works on Auto Clip projects only.', { kind: row.kind });
  return row;
}

export function settingsOf(row: ProjectRow): AutoclipSettings {
  return JSON.parse(row.settings) as AutoclipSettings;
}

export function toProject(row: ProjectRow): Project {
  const settings = settingsOf(row);
  return {
    id: row.id,
    kind: row.kind,
    title: row.title,
    status: row.status,
    sourceAssetId: row.source_asset_id,
    compositionId: null,
    settings,
    missingSettings: missingSettings(settings),
    splitScreen: null,
    streamer: null,
    forumStory: null,
    fakeText: null,
    vibeEdit: null,
    errorMessage: row.status === 'failed' ? row.error_message : null,
    createdAt: isoTime(row.created_ms),
    updatedAt: isoTime(row.updated_ms),
    wordsState: row.words_state === null ? null : (JSON.parse(row.words_state) as WordsState),
  };
}

export function toProjectDetail(row: ProjectRow): ProjectDetail {
  return { ...toProject(row), analysisJobId: row.analysis_job_id };
}
