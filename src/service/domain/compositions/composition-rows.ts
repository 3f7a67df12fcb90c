/** Compositions as rows: the present state, and every revision it had. */
import { newId } from '../../../contract/ids.ts';
import type { Composition, CompositionRevision } from '../../../contract/schemas/composition.ts';
import { NO_DETAILS } from '../../../media/captions/caption-details.ts';
import { notFound } from '../../kernel/api-error.ts';
import type { Queries } from '../../kernel/ports/database.ts';
import { isoTime } from '../../kernel/time.ts';
import type { CompositionContext } from './composition-context.ts';
import { type CompositionState, durationOfState, isClip, sourceOfState } from './composition-state.ts';

const FIRST_REVISION = 1;

export interface CompositionRow {
  readonly seq: number;
  readonly id: string;
  readonly account_id: string;
  readonly project_id: string;
  readonly clip_id: string | null;
  readonly kind: string;
  readonly revision: number;
  readonly state: string;
  readonly framing_job_id: string | null;
  /** Set while a framing is computed and after it failed; otherwise the state says how it is framed. */
  readonly framing_status: 'pending' | 'failed' | null;
  /** What it is posted with, JSON; null where nothing was chosen. */
  readonly posting: string | null;
  readonly created_ms: number;
  readonly updated_ms: number;
}

export function findComposition(
  database: Queries,
  accountId: string,
  id: string,
): Promise<CompositionRow | undefined> {
  return database.get<CompositionRow>('SELECT * FROM composition WHERE id = ? AND account_id = ?', [
    id,
    accountId,
  ]);
}

/** @throws ApiError NOT_FOUND */
export async function requireComposition(
  database: Queries,
  accountId: string,
  id: string,
): Promise<CompositionRow> {
  const row = await findComposition(database, accountId, id);
  if (row === undefined) throw notFound('composition');
  return row;
}

export function stateOf(row: CompositionRow): CompositionState {
  return JSON.parse(row.state) as CompositionState;
}

/** How a revision came to be. */
export interface MadeBy {
  readonly changes: CompositionRevision['changes'];
  /** The revision it went back to. */
  readonly restores?: number;
}

/** Writes the next revision, inside the caller's transaction. */
export async function writeRevision(
  database: Queries,
  nowMs: number,
  row: CompositionRow,
  state: CompositionState,
  madeBy: MadeBy,
): Promise<CompositionRow> {
  const revision = row.revision + 1;
  const text = JSON.stringify(state);
  await database.run('UPDATE composition SET revision = ?, state = ?, updated_ms = ? WHERE id = ?', [
    revision,
    text,
    nowMs,
    row.id,
  ]);
  await keepRevision(database, nowMs, row.id, { revision, text, madeBy });
  return requireComposition(database, row.account_id, row.id);
}

/** Inside the caller's transaction: up to that one, those that no export holds. */
export async function dropRevisions(database: Queries, id: string, upToRevision: number): Promise<void> {
  await database.run(
    `DELETE FROM composition_revision WHERE composition_id = ?1 AND revision <= ?2
     AND revision NOT IN (SELECT revision FROM export WHERE composition_id = ?1)`,
    [id, upToRevision],
  );
}

interface NewComposition {
  readonly accountId: string;
  readonly projectId: string;
  readonly clipId: string | null;
  readonly kind: string;
  readonly state: CompositionState;
  readonly madeBy: MadeBy;
}

/** Inside the caller's transaction. Returns the new id. */
export async function insertComposition(
  { database, clock }: Pick<CompositionContext, 'database' | 'clock'>,
  composition: NewComposition,
): Promise<string> {
  const { accountId, projectId, clipId, kind, state, madeBy } = composition;
  const id = newId('composition');
  const nowMs = clock.nowMs();
  const text = JSON.stringify(state);
  await database.run(
    `INSERT INTO composition (id, account_id, project_id, clip_id, kind, revision, state, created_ms, updated_ms)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [id, accountId, projectId, clipId, kind, FIRST_REVISION, text, nowMs, nowMs],
  );
  await keepRevision(database, nowMs, id, { revision: FIRST_REVISION, text, madeBy });
  return id;
}

async function keepRevision(
  database: Queries,
  nowMs: number,
  id: string,
  { revision, text, madeBy }: { readonly revision: number; readonly text: string; readonly madeBy: MadeBy },
): Promise<void> {
  await database.run(
    `INSERT INTO composition_revision (composition_id, revision, state, made_by, created_ms)
     VALUES (?, ?, ?, ?, ?)`,
    [id, revision, text, JSON.stringify(madeBy), nowMs],
  );
}

/** As in lists: without words and framing, which are long and not needed there. */
export function toComposition(row: CompositionRow, state = stateOf(row)): Composition {
  return {
    id: row.id,
    projectId: row.project_id,
    clipId: row.clip_id,
    kind: row.kind,
    title: state.title,
    revision: row.revision,
    durationSec: durationOfState(state),
    width: state.width,
    height: state.height,
    fps: state.fps,
    source: sourceOfState(state),
    hook: isClip(state) ? state.hook : null,
    captions: {
      style: state.captionStyle,
      wordCount: state.words.filter((word) => !word.hidden).length,
      speakerColors: state.speakerColors === true,
      brand: state.brand ?? null,
      details: state.captionDetails ?? NO_DETAILS,
      ...(isClip(state) ? { imported: state.importedWords !== undefined } : {}),
    },
    framing: {
      status: row.framing_status ?? state.framing,
      jobId: row.framing_job_id,
    },
    createdAt: isoTime(row.created_ms),
    updatedAt: isoTime(row.updated_ms),
  };
}
