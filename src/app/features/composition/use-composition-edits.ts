/**
 * The edits of an open composition. What is to be done once one is saved is done by whoever asked for it, on the promise of
 * that very edit: another one may follow before its answer.
 */
import { useState } from 'react';
import type { Composition } from '../../../contract/schemas/composition.ts';
import { type HeldChange, heldChanges } from '../../data/changes/held-changes.ts';
import {
  type CompositionChange,
  EditConflict,
  type FieldEdit,
} from '../../data/compositions/edit-composition.ts';
import { useEditComposition } from '../../data/compositions/use-edit-composition.ts';
import { useClient } from '../../data/connection/session.tsx';

/** `met`: the same was changed elsewhere, and both sides are shown. */
export type EditOutcome = 'saved' | 'met' | 'failed';

export interface CompositionEdits {
  readonly state: 'saved' | 'saving' | 'notSaved';
  readonly change: (made: CompositionChange) => Promise<EditOutcome>;
  readonly editFields: (fields: FieldEdit) => Promise<EditOutcome>;
  /** What is on its way of the fields. */
  readonly sent: FieldEdit | null;
  /** The first that met another and that nobody has chosen in, also from before the page was left. */
  readonly conflict: HeldChange | null;
  readonly keepTheirs: () => void;
  readonly keepMine: () => void;
  /** Why the last one that failed did; null once another is tried. */
  readonly error: unknown;
}

export function useCompositionEdits({ id }: Composition): CompositionEdits {
  const edit = useEditComposition(id);
  const { id: connectionId } = useClient().connection;
  const [conflicts, setConflicts] = useState(() => heldChanges(connectionId, id));
  const [error, setError] = useState<unknown>(null);

  const look = (): void => setConflicts(heldChanges(connectionId, id));
  const change = async (made: CompositionChange): Promise<EditOutcome> => {
    setError(null);
    try {
      await edit.mutateAsync(made);
      return 'saved';
    } catch (reason) {
      if (reason instanceof EditConflict) return 'met';
      setError(reason);
      return 'failed';
    } finally {
      look();
    }
  };
  const [conflict = null] = conflicts;
  const choose = (): void => {
    conflict?.forget();
    look();
  };
  const { isPending, variables } = edit;
  return {
    state: isPending ? 'saving' : conflict === null && error === null ? 'saved' : 'notSaved',
    change,
    editFields: (fields) => change({ kind: 'fields', edit: fields }),
    sent: isPending && variables.kind === 'fields' ? variables.edit : null,
    conflict,
    keepTheirs: choose,
    keepMine: () => {
      if (conflict === null) return;
      // Kept anew before it is forgotten.
      void change(conflict.change);
      choose();
    },
    error,
  };
}
