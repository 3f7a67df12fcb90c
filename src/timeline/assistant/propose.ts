/** What a request would do, worked out before it is sent. Nothing is kept: the service does it anew. */
import { applyOperations, type EditContext } from '../model/apply-operations.ts';
import type { Edit } from '../model/edit.ts';
import { EditError, type Refusal } from '../model/edit-error.ts';
import type { EditOperation } from '../model/edit-operation.ts';
import { type Impact, impactOf } from './impact.ts';
import { understand } from './understand.ts';
import type { EditView, Understanding } from './understanding.ts';
import { viewForAssistant } from './view-for-assistant.ts';

export interface Proposal {
  readonly actions: readonly ProposedAction[];
  /** Answers, and what was not understood, in the language of the request. */
  readonly said: readonly string[];
  /** Some of it could not be read. */
  readonly hasUnread: boolean;
  /** The edit as it would be. */
  readonly edit: Edit;
}

export interface ProposedAction {
  readonly label: string;
  readonly impact: Impact;
  /** Why it would not be done; null where it would. */
  readonly refusal: Refusal | null;
  /** It depends on pauses, which the service hears more exactly. */
  readonly isEstimate: boolean;
}

/** @param requireAllowed throws EditError for what may not be done to this edit here */
export function propose(
  message: string,
  start: Edit,
  context: EditContext,
  music: EditView['music'],
  requireAllowed?: RequireAllowed,
): Proposal {
  return proposeSteps(understand(message), start, context, music, requireAllowed);
}

type RequireAllowed = (operations: readonly EditOperation[]) => void;

/** The same for steps that were read elsewhere. */
export function proposeSteps(
  { steps, notUnderstood }: Pick<Understanding, 'steps' | 'notUnderstood'>,
  start: Edit,
  context: EditContext,
  music: EditView['music'],
  requireAllowed?: RequireAllowed,
): Proposal {
  const actions: ProposedAction[] = [];
  const said: string[] = [];
  let edit = start;
  for (const step of steps) {
    const planned = step.plan(viewForAssistant(edit, context, music));
    if (planned.kind === 'answer') {
      said.push(planned.text);
      continue;
    }
    const { label, operations } = planned;
    const isEstimate = operations.some(({ type }) => type === 'remove_silences');
    try {
      requireAllowed?.(operations);
      const after = applyOperations(edit, operations, context);
      actions.push({ label, impact: impactOf(edit, after), refusal: null, isEstimate });
      edit = after;
    } catch (error) {
      if (!(error instanceof EditError)) throw error;
      actions.push({ label, impact: impactOf(edit, edit), refusal: error, isEstimate });
    }
  }
  return {
    actions,
    said: notUnderstood === null ? said : [...said, ...notUnderstood.split('\n')],
    hasUnread: notUnderstood !== null,
    edit,
  };
}
