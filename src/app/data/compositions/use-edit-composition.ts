/** Edits of a composition on their way: kept on the device until their answer is known, then shown. */
import { type MutationOptions, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../../../client/api-client.ts';
import type { Composition } from '../../../contract/schemas/composition.ts';
import { forgetHeld } from '../changes/held-changes.ts';
import { settleUnsent } from '../changes/settle-unsent.ts';
import { type KeepingUnsent, keepUnsent, type Unsent } from '../changes/unsent.ts';
import { useClient } from '../connection/session.tsx';
import { KEYS } from '../reads/query-keys.ts';
import {
  type CompositionChange,
  changeComposition,
  comparedOf,
  EditConflict,
  editsOf,
} from './edit-composition.ts';

interface Kept {
  readonly what: Extract<Unsent, { kind: 'composition' }>;
  readonly keeping: KeepingUnsent;
}

/** By the change, while it is asked for. */
const keptOf = new WeakMap<CompositionChange, Kept>();

type EditMutation = MutationOptions<Composition, Error, CompositionChange, Kept | null>;

export function editMutation(client: ApiClient, queries: QueryClient, compositionId: string): EditMutation {
  const key = KEYS.composition(compositionId);
  return {
    scope: editsOf(compositionId),
    onMutate: (change) => {
      const before = queries.getQueryData<Composition>(key);
      if (before === undefined) return null;
      // Whether a search was done already cannot be seen afterwards; of its words it can.
      const seen = change.kind === 'find' ? change.words : change;
      const what = {
        kind: 'composition',
        compositionId,
        change: seen,
        before: comparedOf(seen, before),
      } as const;
      const kept = { what, keeping: keepUnsent(client.connection.id, what) };
      keptOf.set(change, kept);
      return kept;
    },
    // Who asked for it may have left by then: what is not saved is never only told.
    onSettled: (_answer, error, _change, kept) => {
      if (kept == null) return;
      const { what, keeping } = kept;
      if (error instanceof EditConflict) keeping.replace({ ...what, heldFor: 'choice' });
      else settleUnsent(keeping, error, 'may come back');
      if (error === null) forgetHeld(client.connection.id, what);
    },
    mutationFn: async (change) => {
      const before = queries.getQueryData<Composition>(key);
      if (before === undefined) throw new Error('The composition is not loaded.');
      const kept = keptOf.get(change);
      // An edit before it has arrived since: a later start must not take that for somebody else's.
      kept?.keeping.replace({ ...kept.what, before: comparedOf(kept.what.change, before) });
      try {
        return await changeComposition(client, compositionId, before, change);
      } catch (error) {
        if (error instanceof EditConflict) queries.setQueryData(key, error.theirs);
        throw error;
      }
    },
    onSuccess: async (composition) => {
      // Some services answer without the words; then they are read.
      if (composition.words === undefined) await queries.invalidateQueries({ queryKey: key });
      else queries.setQueryData<Composition>(key, (before) => withInputs(composition, before));
      void queries.invalidateQueries({ queryKey: KEYS.captions(compositionId) });
      void queries.invalidateQueries({ queryKey: KEYS.compositions(composition.projectId) });
    },
  };
}

export function useEditComposition(compositionId: string) {
  return useMutation(editMutation(useClient(), useQueryClient(), compositionId));
}

/** What a composition is made of is told when it is read, and no edit here changes it. */
function withInputs(edited: Composition, before: Composition | undefined): Composition {
  return before?.scene === undefined ? edited : { ...edited, scene: before.scene };
}
