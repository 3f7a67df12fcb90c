/** Undoes one action of a turn: the edit as if it had never been, with everything done since done again. */
import { problem } from '../../../../contract/problems/problem.ts';
import { applyOperations } from '../../../../timeline/model/apply-operations.ts';
import type { Edit } from '../../../../timeline/model/edit.ts';
import { EditError } from '../../../../timeline/model/edit-error.ts';
import { conflict, notFound } from '../../../kernel/api-error.ts';
import type { ProjectContext } from '../../projects/project-context.ts';
import { saveTimeline } from '../change-timeline.ts';
import { editMaterial } from '../edit-material.ts';
import {
  editOf,
  findRevision,
  madeByOf,
  type RevisionRow,
  revisionsAfter,
  type TimelineRow,
} from '../timeline-rows.ts';
import { actionsOf, type TurnRow, writeActions } from './turn-rows.ts';

/**
 * Inside the caller's transaction. An action already undone changes nothing.
 * @throws ApiError NOT_FOUND, CONFLICT where a later edit cannot be done without it
 */
export async function undoAction(
  context: ProjectContext,
  row: TimelineRow,
  turn: TurnRow,
  actionId: string,
): Promise<TimelineRow> {
  const actions = actionsOf(turn);
  const action = actions.find(({ id }) => id === actionId);
  if (action === undefined) throw notFound('action of this turn');
  if (action.status === 'undone') return row;
  const edit = await withoutRevision(context, row, action.revisionAfter);
  const saved = await saveTimeline(context, row, {
    edit,
    origin: 'undo',
    summary: `Undone: ${action.label}`,
    madeBy: { undoes: action.revisionAfter },
  });
  await writeActions(
    context.database,
    turn,
    actions.map((one) => (one.id === actionId ? { ...one, status: 'undone' } : one)),
  );
  return saved;
}

/**
 * Begins before the earliest revision that is undone and does the others again. Revisions that undo are left
 * out together with what they undid.
 */
async function withoutRevision(
  { database }: ProjectContext,
  row: TimelineRow,
  revision: number,
): Promise<Edit> {
  const undone = new Set([revision]);
  let later: RevisionRow[] = [];
  for (let sizeBefore = 0; sizeBefore !== undone.size; ) {
    sizeBefore = undone.size;
    later = await revisionsAfter(database, row, Math.min(...undone) - 1);
    for (const one of later) {
      const madeBy = madeByOf(one);
      if (madeBy !== null && 'undoes' in madeBy) undone.add(madeBy.undoes).add(one.revision);
    }
  }
  const start = await findRevision(database, row, Math.min(...undone) - 1);
  // So many edits were made since that the one to begin with is not kept any more.
  if (start === undefined) throw inTheWay(row.revision);
  let edit = editOf(start);
  for (const one of later) {
    if (undone.has(one.revision)) continue;
    const madeBy = madeByOf(one);
    if (madeBy === null || !('operations' in madeBy)) throw inTheWay(one.revision);
    try {
      const { operations, newIds } = madeBy;
      edit = applyOperations(edit, operations, await editMaterial(database, row, [edit, operations], newIds));
    } catch (error) {
      if (error instanceof EditError) throw inTheWay(one.revision);
      throw error;
    }
  }
  return edit;
}

function inTheWay(revision: number) {
  return conflict(problem('later_edits', { revision }), { revision });
}
