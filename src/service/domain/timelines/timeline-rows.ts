/** Timelines as rows: the edit as it is, the videos added to it, and the revisions kept. */
import { newId } from '../../../contract/ids.ts';
import { problem } from '../../../contract/problems/problem.ts';
import type { TimelineOperation } from '../../../contract/schemas/timeline.ts';
import { durationOf, type Edit } from '../../../timeline/model/edit.ts';
import { ApiError, conflict } from '../../kernel/api-error.ts';
import type { Queries } from '../../kernel/ports/database.ts';
import type { WordEdits } from '../compositions/built-inputs.ts';
import type { ProjectRow } from '../projects/project-rows.ts';

/** Older ones are let go; restoring them answers NOT_FOUND. */
export const KEPT_REVISIONS = 300;
const FIRST_REVISION = 1;

export type RevisionOrigin = 'prepared' | 'edit' | 'assistant' | 'undo' | 'restore';

export interface TimelineRow {
  readonly id: string;
  readonly account_id: string;
  readonly project_id: string;
  readonly composition_id: string;
  readonly revision: number;
  readonly edit: string;
}

export interface RevisionRow {
  readonly timeline_id: string;
  readonly revision: number;
  readonly origin: RevisionOrigin;
  readonly summary: string;
  readonly duration_sec: number;
  readonly edit: string;
  /** How it came to be, where that can be done again elsewhere; null for others. */
  readonly made_by: string | null;
  /** Words corrected by hand at that revision; null where it is older than their keeping. */
  readonly word_edits: string | null;
  readonly created_ms: number;
}

/** The operations that made a revision with the ids they took, or the revision that it undoes or went back to. */
export type MadeBy =
  | { readonly operations: readonly TimelineOperation[]; readonly newIds: readonly string[] }
  | { readonly undoes: number }
  | { readonly restores: number };

export interface NewRevision {
  readonly edit: Edit;
  readonly origin: RevisionOrigin;
  readonly summary: string;
  readonly madeBy: MadeBy | null;
}

export interface RevisionWithWords extends NewRevision {
  readonly wordEdits: WordEdits;
}

/** @throws ApiError NOT_READY while it is being prepared, CONFLICT where it was not */
export async function requireTimeline(database: Queries, project: ProjectRow): Promise<TimelineRow> {
  const row = await findTimeline(database, project.id);
  if (row !== undefined) return row;
  if (project.analysis_job_id !== null)
    throw new ApiError('NOT_READY', problem('edit_being_prepared'), { retryAfterSec: 5 });
  throw conflict(problem('not_prepared'));
}

export function findTimeline(database: Queries, projectId: string): Promise<TimelineRow | undefined> {
  return database.get<TimelineRow>('SELECT * FROM timeline WHERE project_id = ?', [projectId]);
}

export function editOf(row: Pick<TimelineRow, 'edit'>): Edit {
  return JSON.parse(row.edit) as Edit;
}

/** Inside the caller's transaction. */
export async function insertTimeline(
  database: Queries,
  nowMs: number,
  project: ProjectRow,
  compositionId: string,
  first: NewRevision & Partial<RevisionWithWords>,
): Promise<TimelineRow> {
  const id = newId('timeline');
  const text = JSON.stringify(first.edit);
  await database.run(
    'INSERT INTO timeline (id, account_id, project_id, composition_id, revision, edit) VALUES (?, ?, ?, ?, ?, ?)',
    [id, project.account_id, project.id, compositionId, FIRST_REVISION, text],
  );
  await keepRevision(database, nowMs, id, FIRST_REVISION, { wordEdits: [], ...first });
  return { ...(await requireRow(database, id)) };
}

/** The next revision, inside the caller's transaction. */
export async function writeTimeline(
  database: Queries,
  nowMs: number,
  row: TimelineRow,
  next: RevisionWithWords,
): Promise<TimelineRow> {
  const revision = row.revision + 1;
  await database.run('UPDATE timeline SET revision = ?, edit = ? WHERE id = ?', [
    revision,
    JSON.stringify(next.edit),
    row.id,
  ]);
  await keepRevision(database, nowMs, row.id, revision, next);
  await database.run('DELETE FROM timeline_revision WHERE timeline_id = ? AND revision <= ?', [
    row.id,
    revision - KEPT_REVISIONS,
  ]);
  return requireRow(database, row.id);
}

/** undefined where it is not kept. */
export function findRevision(
  database: Queries,
  row: TimelineRow,
  revision: number,
): Promise<RevisionRow | undefined> {
  return database.get<RevisionRow>('SELECT * FROM timeline_revision WHERE timeline_id = ? AND revision = ?', [
    row.id,
    revision,
  ]);
}

/** @throws ApiError NOT_FOUND where it is not kept */
export async function requireRevision(
  database: Queries,
  row: TimelineRow,
  revision: number,
): Promise<RevisionRow> {
  const found = await findRevision(database, row, revision);
  if (found === undefined)
    throw new ApiError('NOT_FOUND', problem('revision_not_kept', { revision, what: 'edit' }));
  return found;
}

/** Those after `revision`, oldest first. */
export function revisionsAfter(
  database: Queries,
  row: TimelineRow,
  revision: number,
): Promise<RevisionRow[]> {
  return database.all<RevisionRow>(
    'SELECT * FROM timeline_revision WHERE timeline_id = ? AND revision > ? ORDER BY revision',
    [row.id, revision],
  );
}

async function requireRow(database: Queries, id: string): Promise<TimelineRow> {
  const row = await database.get<TimelineRow>('SELECT * FROM timeline WHERE id = ?', [id]);
  if (row === undefined) throw new Error(`The timeline ${id} is gone.`);
  return row;
}

async function keepRevision(
  database: Queries,
  nowMs: number,
  id: string,
  revision: number,
  { edit, origin, summary, madeBy, wordEdits }: RevisionWithWords,
): Promise<void> {
  await database.run(
    `INSERT INTO timeline_revision
       (timeline_id, revision, origin, summary, duration_sec, edit, made_by, word_edits, created_ms)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      id,
      revision,
      origin,
      summary,
      durationOf(edit),
      JSON.stringify(edit),
      madeBy === null ? null : JSON.stringify(madeBy),
      JSON.stringify(wordEdits),
      nowMs,
    ],
  );
}

export function madeByOf({ made_by }: RevisionRow): MadeBy | null {
  return made_by === null ? null : (JSON.parse(made_by) as MadeBy);
}

/** Words were corrected on the composition: they belong to the revision the edit stands at. */
export async function keepWordEdits(
  database: Queries,
  compositionId: string,
  wordEdits: WordEdits,
): Promise<void> {
  await database.run(
    `UPDATE timeline_revision SET word_edits = ?1 WHERE EXISTS (
       SELECT 1 FROM timeline t WHERE t.composition_id = ?2
         AND t.id = timeline_revision.timeline_id AND t.revision = timeline_revision.revision)`,
    [JSON.stringify(wordEdits), compositionId],
  );
}

/** null where they were not kept with it. */
export function wordEditsOf({ word_edits }: RevisionRow): WordEdits | null {
  return word_edits === null ? null : (JSON.parse(word_edits) as WordEdits);
}
