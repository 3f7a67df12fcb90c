/** Taking up what was done to an edit and never arrived, after the page it was done on went. */
import type { EditContext } from '../model/apply-operations.ts';
import type { Edit } from '../model/edit.ts';
import { EditError } from '../model/edit-error.ts';
import { operationsBetween } from '../model/operations-between.ts';
import { type EditSession, perform, startSession } from './edit-session.ts';
import { rebaseAll } from './rebase-all.ts';

export interface LeftEdit {
  /** The revision it was made on, and the edit as it was there. */
  readonly revision: number;
  readonly before: Edit;
  readonly mine: Edit;
  /** It was tried, and did not fit: a person chooses, whatever came since. */
  readonly isForChoice: boolean;
}

/** Done again on the edit as it is now where it fits, else both sides are kept for a decision. */
export function resumeEdit(
  now: { readonly edit: Edit; readonly revision: number },
  { revision, before, mine, isForChoice }: LeftEdit,
  label: string,
  context: EditContext,
): EditSession {
  const session = startSession(now.edit, now.revision);
  try {
    if (operationsBetween(now.edit, mine, context).length === 0) return session;
    if (isForChoice)
      throw new EditError('changed_elsewhere', 'The same part was changed elsewhere at the same time.');
    const again = rebaseAll(operationsBetween(before, mine, context), before, now.edit, context);
    return again.length === 0 ? session : perform(session, again, label, context);
  } catch (error) {
    if (!(error instanceof EditError)) throw error;
    return { ...session, conflict: { why: error, mine, mineRevision: revision } };
  }
}
