/** Projects of all kinds as rows and as the API shows them. */
import type { z } from 'zod';
import { newId } from '../../../contract/ids.ts';
import { problem } from '../../../contract/problems/problem.ts';
import type { ModelState } from '../../../contract/schemas/model-state.ts';
import type {
  ClipsShort,
  fakeTextSchema,
  forumStorySchema,
  Project,
  splitScreenSchema,
  streamerSchema,
  vibeEditSchema,
  WordsState,
} from '../../../contract/schemas/project.ts';
import { conflict, notFound } from '../../kernel/api-error.ts';
import { inList } from '../../kernel/in-list.ts';
import type { Queries } from '../../kernel/ports/database.ts';
import { failureOf, problemIn, stateIn } from '../../kernel/stored-problem.ts';
import { isoTime } from '../../kernel/time.ts';
import { missingSettings, NO_SETTINGS, type StoredSettings } from './autoclip-settings.ts';
import type { ProjectContext } from './project-context.ts';

/** What the `settings` column holds, by kind: the settings, or the block of the kind as the API shows it. */
export interface ProjectBlocks {
  readonly autoclip: StoredSettings;
  readonly splitscreen: z.infer<typeof splitScreenSchema>;
  readonly streamer: z.infer<typeof streamerSchema>;
  readonly forumstory: z.infer<typeof forumStorySchema>;
  readonly faketext: z.infer<typeof fakeTextSchema>;
  readonly vibeedit: z.infer<typeof vibeEditSchema>;
}
export type ProjectKind = keyof ProjectBlocks;

export interface ProjectRow {
  readonly seq: number;
  readonly id: string;
  readonly account_id: string;
  readonly kind: ProjectKind;
  readonly title: string;
  readonly status: 'draft' | 'processing' | 'ready' | 'failed';
  readonly source_asset_id: string | null;
  readonly composition_id: string | null;
  readonly settings: string;
  /** JSON of the problem of a failure. */
  readonly problem: string | null;
  readonly words_state: string | null;
  readonly ranking_state: string | null;
  readonly clips_short: string | null;
  /** Title and block that its video was last built from. */
  readonly built_from: string | null;
  /** The analysis, build or preparation that is running. */
  readonly analysis_job_id: string | null;
  /** Its source's transcript at the last finished analysis; null where there was none. */
  readonly analyzed_transcript_id: string | null;
  /** Grows with every finished analysis; cursors of the clip list belong to one of them. */
  readonly analysis_count: number;
  readonly created_ms: number;
  readonly updated_ms: number;
}

const KIND_NAMES: Readonly<Record<ProjectKind, string>> = {
  autoclip: 'Auto Clip',
  splitscreen: 'split screen',
  streamer: 'streamer',
  forumstory: 'forum story',
  faketext: 'fake text',
  vibeedit: 'vibe edit',
};

/** @throws ApiError NOT_FOUND */
export async function requireProject(database: Queries, accountId: string, id: string): Promise<ProjectRow> {
  const row = await database.get<ProjectRow>('SELECT * FROM project WHERE id = ? AND account_id = ?', [
    id,
    accountId,
  ]);
  if (row === undefined) throw notFound('project');
  return row;
}

/** @throws ApiError NOT_FOUND, CONFLICT for a project of another kind */
export async function requireKind(
  database: Queries,
  accountId: string,
  id: string,
  kind: ProjectKind,
): Promise<ProjectRow> {
  const row = await requireProject(database, accountId, id);
  if (row.kind !== kind)
    throw conflict(problem('wrong_kind', { kind: KIND_NAMES[kind] }), { kind: row.kind });
  return row;
}

/** The caller knows the kind of the row, from `requireKind` or by looking. */
export function blockOf<Kind extends ProjectKind>(row: ProjectRow, _kind: Kind): ProjectBlocks[Kind] {
  return JSON.parse(row.settings) as ProjectBlocks[Kind];
}

export function settingsOf(row: ProjectRow): StoredSettings {
  return blockOf(row, 'autoclip');
}

/** Names and terms its words are spelled with; null where it has none or is gone. */
export async function vocabularyOf(database: Queries, projectId: string): Promise<string | null> {
  const row = await database.get<Pick<ProjectRow, 'settings'>>('SELECT settings FROM project WHERE id = ?', [
    projectId,
  ]);
  const { vocabulary = null } = JSON.parse(row?.settings ?? '{}') as { vocabulary?: string | null };
  return vocabulary;
}

export interface NewProject<Kind extends ProjectKind> {
  readonly accountId: string;
  readonly kind: Kind;
  readonly title: string;
  readonly sourceAssetId: string | null;
  /** Every asset it uses, the source too. */
  readonly assetIds: readonly string[];
  readonly block: ProjectBlocks[Kind];
}

/** Inside the caller's transaction. */
export async function insertProject<Kind extends ProjectKind>(
  { database, clock }: Pick<ProjectContext, 'database' | 'clock'>,
  project: NewProject<Kind>,
): Promise<ProjectRow> {
  const id = newId('project');
  const nowMs = clock.nowMs();
  await database.run(
    `INSERT INTO project (id, account_id, kind, title, status, source_asset_id, settings, created_ms, updated_ms)
     VALUES (?, ?, ?, ?, 'draft', ?, ?, ?, ?)`,
    [
      id,
      project.accountId,
      project.kind,
      project.title,
      project.sourceAssetId,
      JSON.stringify(project.block),
      nowMs,
      nowMs,
    ],
  );
  for (const assetId of project.assetIds) await holdAsset(database, id, assetId);
  return requireProject(database, project.accountId, id);
}

/** An asset that a project uses is not deleted. */
export async function holdAsset(database: Queries, projectId: string, assetId: string): Promise<void> {
  await database.run(
    'INSERT INTO project_asset (project_id, asset_id) VALUES (?, ?) ON CONFLICT DO NOTHING',
    [projectId, assetId],
  );
}

/** A block with the fields that were really given replaced; what was not said stays. */
export function changed<Block extends object>(
  block: Block,
  change: { readonly [Name in keyof Block]?: Block[Name] | undefined },
): Block {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  return { ...block, ...given };
}

/** The same for several, of which some may be gone. */
export async function holdAssets(
  database: Queries,
  projectId: string,
  assetIds: readonly string[],
): Promise<void> {
  if (assetIds.length === 0) return;
  await database.run(
    `INSERT INTO project_asset (project_id, asset_id)
     SELECT ?, id FROM asset WHERE id IN ${inList(assetIds)} ON CONFLICT DO NOTHING`,
    [projectId, ...assetIds],
  );
}

/** Inside the caller's transaction. */
export async function changeProject(
  { database, clock }: Pick<ProjectContext, 'database' | 'clock'>,
  row: ProjectRow,
  change: { readonly title?: string | undefined; readonly block: ProjectBlocks[ProjectKind] },
): Promise<ProjectRow> {
  await database.run('UPDATE project SET title = ?, settings = ?, updated_ms = ? WHERE id = ?', [
    change.title ?? row.title,
    JSON.stringify(change.block),
    clock.nowMs(),
    row.id,
  ]);
  return requireProject(database, row.account_id, row.id);
}

/** Inside the transaction that ends a build of the project as it was when that began. */
export async function rememberBuild(
  database: Queries,
  { id, title }: ProjectRow,
  block: ProjectBlocks[ProjectKind],
): Promise<void> {
  await database.run('UPDATE project SET built_from = ? WHERE id = ?', [
    JSON.stringify({ title, block }),
    id,
  ]);
}

/** What the video was last built from; null where that was not kept. The caller knows the kind of the row. */
export function lastBuiltBlock<Kind extends ProjectKind>(
  { built_from }: ProjectRow,
  _kind: Kind,
): ProjectBlocks[Kind] | null {
  return built_from === null ? null : (JSON.parse(built_from) as { block: ProjectBlocks[Kind] }).block;
}

/** Whether the video is of other settings than there are now; undefined where nothing was built. */
function hasUnbuiltChanges({ built_from, title, settings }: ProjectRow): boolean | undefined {
  if (built_from === null) return undefined;
  return built_from !== JSON.stringify({ title, block: JSON.parse(settings) as unknown });
}

/** Streamer projects made before there were layouts have none. */
function withLayout(streamer: ProjectBlocks['streamer'] | null): ProjectBlocks['streamer'] | null {
  return streamer === null ? null : { layout: 'full', webcam: null, game: null, ...streamer };
}

export function toProject(row: ProjectRow): Project {
  const settings = row.kind === 'autoclip' ? settingsOf(row) : null;
  const { captionsOff: _, ...shown } = settings ?? NO_SETTINGS;
  const block = <Kind extends ProjectKind>(kind: Kind) => (row.kind === kind ? blockOf(row, kind) : null);
  const unbuiltChanges = hasUnbuiltChanges(row);
  return {
    id: row.id,
    kind: row.kind,
    title: row.title,
    status: row.status,
    sourceAssetId: row.source_asset_id,
    compositionId: row.composition_id,
    settings: settings === null ? null : shown,
    missingSettings: settings === null ? [] : missingSettings(settings),
    splitScreen: block('splitscreen'),
    streamer: withLayout(block('streamer')),
    forumStory: block('forumstory'),
    fakeText: block('faketext'),
    vibeEdit: block('vibeedit'),
    ...failureOf(row.status === 'failed' ? problemIn(row.problem) : null),
    createdAt: isoTime(row.created_ms),
    updatedAt: isoTime(row.updated_ms),
    wordsState: stateIn<WordsState>(row.words_state),
    rankingState: stateIn<ModelState>(row.ranking_state),
    clipsShort: stateIn<ClipsShort>(row.clips_short),
    ...(unbuiltChanges === undefined ? {} : { unbuiltChanges }),
  };
}
