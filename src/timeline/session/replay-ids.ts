/** A context that gives out known ids first, so that doing operations again makes things with the same names. */
import type { EditContext } from '../model/apply-operations.ts';

export interface ReplayContext extends EditContext {
  /** Every id given out, in order. */
  readonly newIds: readonly string[];
}

export function replayIds(context: EditContext, knownIds: readonly string[] = []): ReplayContext {
  const newIds: string[] = [];
  return {
    ...context,
    newIds,
    newId: (kind) => {
      const id = knownIds[newIds.length] ?? context.newId(kind);
      newIds.push(id);
      return id;
    },
  };
}
