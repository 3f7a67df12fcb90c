/** How much shorter operations make an edit; null where they cannot be done. */
import { applyOperations, type EditContext } from '../model/apply-operations.ts';
import { durationOf, type Edit } from '../model/edit.ts';
import { EditError } from '../model/edit-error.ts';
import type { EditOperation } from '../model/edit-operation.ts';

export function savedSec(
  edit: Edit,
  operations: readonly EditOperation[],
  context: EditContext,
): number | null {
  try {
    return durationOf(edit) - durationOf(applyOperations(edit, operations, context));
  } catch (error) {
    if (error instanceof EditError) return null;
    throw error;
  }
}
