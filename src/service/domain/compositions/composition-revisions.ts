/** Earlier revisions of a composition: listed, looked at, gone back to (extension `composition_revisions`). */
import { problem } from '../../../contract/problems/problem.ts';
import type { CompositionRevision } from '../../../contract/schemas/composition.ts';
import { ApiError, conflict } from '../../kernel/api-error.ts';
import type { Queries } from '../../kernel/ports/database.ts';
import { isoTime } from '../../kernel/time.ts';
import { findAssets } from '../assets/asset-rows.ts';
import { type CompositionRow, type MadeBy, stateOf } from './composition-rows.ts';
import { assetsOfState, type BuiltState, type CompositionState, isClip } from './composition-state.ts';

/** As many as anybody looks through; older ones can still be read by their number. */
const LISTED = 100;

interface RevisionRow {
  readonly revision: number;
  readonly state: string;
  readonly made_by: string | null;
  readonly created_ms: number;
}

/** Edits and chats keep a history of their own, which their composition follows. */
export function keepsRevisions(state: CompositionState): boolean {
  return isClip(state) || (state.scene.kind !== 'vibeedit' && state.scene.kind !== 'faketext');
}

/** Newest first. */
export async function listRevisions(database: Queries, row: CompositionRow): Promise<CompositionRevision[]> {
  return (
    await database.all<Omit<RevisionRow, 'state'>>(
      `SELECT revision, made_by, created_ms FROM composition_revision
       WHERE composition_id = ? ORDER BY revision DESC LIMIT ?`,
      [row.id, LISTED],
    )
  ).map(({ revision, made_by, created_ms }) => {
    const { changes, restores = null } = madeByOf(made_by);
    return { revision, createdAt: isoTime(created_ms), changes, restores };
  });
}

/**
 * The composition as it was; its framing is at rest there, whatever is computed now.
 * @throws ApiError NOT_FOUND
 */
export async function rowAtRevision(
  database: Queries,
  row: CompositionRow,
  revision: number,
): Promise<CompositionRow> {
  if (revision === row.revision) return row;
  const { state, created_ms } = await requireRevision(database, row, revision);
  return { ...row, revision, state, updated_ms: created_ms, framing_status: null, framing_job_id: null };
}

/** @throws ApiError NOT_FOUND where it is not kept, CONFLICT where it cannot be gone back to */
export async function stateToRestore(
  database: Queries,
  row: CompositionRow,
  revision: number,
): Promise<CompositionState> {
  const { kind } = row;
  if (!keepsRevisions(stateOf(row)))
    throw conflict(problem('not_restored_here'), {
      kind,
    });
  const state = stateOf(await rowAtRevision(database, row, revision));
  const assets = await findAssets(database, row.account_id, assetsOfState(state));
  const gone = assetsOfState(state).find((id) => !assets.has(id));
  if (gone !== undefined) throw conflict(problem('file_of_revision_deleted'), { assetId: gone });
  return state;
}

/** What the last build made of it, before anything was changed by hand. */
export async function stateAsBuilt(database: Queries, row: CompositionRow): Promise<BuiltState | null> {
  let { revision } = row;
  for (;;) {
    const found = await database.get<RevisionRow>(
      `SELECT * FROM composition_revision WHERE composition_id = ?1 AND revision = coalesce(
         (SELECT max(revision) FROM composition_revision WHERE composition_id = ?1 AND revision <= ?2
            AND (made_by LIKE '%"built"%' OR made_by LIKE '%"restored"%')),
         (SELECT min(revision) FROM composition_revision WHERE composition_id = ?1))`,
      [row.id, revision],
    );
    if (found === undefined) return null;
    const { restores } = madeByOf(found.made_by);
    // Always an earlier one, so this ends.
    if (restores !== undefined && restores < found.revision) revision = restores;
    else {
      const state = JSON.parse(found.state) as CompositionState;
      return isClip(state) ? null : state;
    }
  }
}

async function requireRevision(
  database: Queries,
  row: CompositionRow,
  revision: number,
): Promise<RevisionRow> {
  const found = await database.get<RevisionRow>(
    'SELECT * FROM composition_revision WHERE composition_id = ? AND revision = ?',
    [row.id, revision],
  );
  if (found === undefined)
    throw new ApiError('NOT_FOUND', problem('revision_not_kept', { revision, what: 'composition' }));
  return found;
}

function madeByOf(text: string | null): MadeBy {
  return text === null ? { changes: [] } : (JSON.parse(text) as MadeBy);
}
