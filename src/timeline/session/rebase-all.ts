/** A list of operations said again for another edit, each seeing what the one before it made on both sides. */
import { applyOperation, applyOperations, type EditContext } from '../model/apply-operations.ts';
import type { Edit } from '../model/edit.ts';
import type { EditOperation } from '../model/edit-operation.ts';
import { rebaseOperation } from '../model/rebase-operation.ts';
import { replayIds } from './replay-ids.ts';

/**
 * @param knownIds names of what the operations make, alike on both sides
 * @throws EditError where one of them cannot be said for the other edit
 */
export function rebaseAll(
  operations: readonly EditOperation[],
  from: Edit,
  to: Edit,
  context: EditContext,
  knownIds: readonly string[] = [],
): EditOperation[] {
  let [was, now] = [from, to];
  const [mine, theirs] = [replayIds(context, knownIds), replayIds(context, knownIds)];
  return operations.flatMap((operation) => {
    const again = rebaseOperation(operation, was, now, context);
    // Pauses are known to the service only; they are shortened last, on whatever is there.
    if (operation.type === 'remove_silences') return again;
    was = applyOperation(was, operation, mine);
    now = applyOperations(now, again, theirs);
    return again;
  });
}
