/** Changes to a timeline as revisions: operations applied, composition following, refusals as answers. */
import { problem } from '../../../contract/problems/problem.ts';
import type { TimelineOperation } from '../../../contract/schemas/timeline.ts';
import { applyOperations, OperationError } from '../../../timeline/model/apply-operations.ts';
import { describeChange } from '../../../timeline/model/describe-change.ts';
import { audioOf, type Edit } from '../../../timeline/model/edit.ts';
import { ApiError, revisionMismatch } from '../../kernel/api-error.ts';
import type { WordEdits } from '../compositions/built-inputs.ts';
import type { ProjectContext } from '../projects/project-context.ts';
import { holdAssets } from '../projects/project-rows.ts';
import { correctedWords, followEdit } from './composition-of-edit.ts';
import { editMaterial } from './edit-material.ts';
import {
  editOf,
  type NewRevision,
  type RevisionOrigin,
  type TimelineRow,
  writeTimeline,
} from './timeline-rows.ts';

/** @throws ApiError CONFLICT revision_mismatch */
export function requireRevisionRead(row: TimelineRow, expected: number | undefined): TimelineRow {
  if (expected !== undefined && row.revision !== expected) throw revisionMismatch(row.revision, expected);
  return row;
}

/**
 * Applies operations as one new revision, all or nothing, inside the caller's transaction.
 * @throws ApiError VALIDATION_FAILED naming the operation that cannot be applied
 */
export async function changeTimeline(
  context: ProjectContext,
  row: TimelineRow,
  operations: readonly TimelineOperation[],
  origin: RevisionOrigin,
  summary?: string,
): Promise<TimelineRow> {
  const before = editOf(row);
  const material = await editMaterial(context.database, row, [before, operations]);
  const edit = applied(() => applyOperations(before, operations, material));
  return saveTimeline(context, row, {
    edit,
    origin,
    summary: summary ?? describeChange(operations, before, edit),
    madeBy: { operations, newIds: material.newIds },
  });
}

/**
 * Writes a revision and lets the composition follow, inside the caller's transaction. Without `corrected` the words
 * stay corrected as they are.
 */
export async function saveTimeline(
  context: ProjectContext,
  row: TimelineRow,
  next: NewRevision,
  corrected: WordEdits | null = null,
): Promise<TimelineRow> {
  const { database, clock } = context;
  const wordEdits = corrected ?? (await correctedWords(context, row.account_id, row.composition_id));
  const saved = await writeTimeline(database, clock.nowMs(), row, { ...next, wordEdits });
  await holdAssets(database, row.project_id, heardAlone(next.edit));
  await followEdit(context, row.account_id, row.composition_id, next.edit, wordEdits);
  await database.run('UPDATE project SET updated_ms = ? WHERE id = ?', [clock.nowMs(), row.project_id]);
  return saved;
}

/** Sounds that are no videos of the edit: nothing else holds them. */
function heardAlone(edit: Edit): readonly string[] {
  const music = edit.music === null ? [] : [edit.music];
  return [...new Set([...music, ...audioOf(edit)].map(({ assetId }) => assetId))];
}

function applied(work: () => Edit): Edit {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof OperationError)) throw error;
    const { position, reason, message, values } = error;
    // Its reasons are the edit's own (timeline/model), with texts of their own in the client.
    const refused = { code: reason, values };
    throw new ApiError('VALIDATION_FAILED', problem('edit_refused', { why: message }), {
      details: { issues: [{ path: `/operations/${position}`, code: reason, message, problem: refused }] },
    });
  }
}
