/**
 * Changes of a composition that met another change of the same: kept on this device (`unsent.ts`), also when the page goes,
 * until somebody has chosen a side.
 */
import type { CompositionChange } from '../compositions/edit-composition.ts';
import { covers, keptUnsent, type Unsent } from './unsent.ts';

type UnsentChange = Extract<Unsent, { kind: 'composition' }>;

export interface HeldChange {
  readonly change: CompositionChange;
  /** The one it was made on. */
  readonly revision: number;
  /** Somebody has chosen. */
  readonly forget: () => void;
}

/** In the order they were made. */
export function heldChanges(connectionId: string, compositionId: string): readonly HeldChange[] {
  return heldOf(connectionId).flatMap(({ what, forget }) =>
    what.compositionId === compositionId
      ? [{ change: what.change, revision: what.before.revision, forget }]
      : [],
  );
}

/** The same was said anew, and is saved: nothing is left to choose. */
export function forgetHeld(connectionId: string, saved: UnsentChange): void {
  for (const { what, forget } of heldOf(connectionId)) if (covers(saved, what)) forget();
}

function heldOf(connectionId: string): { readonly what: UnsentChange; readonly forget: () => void }[] {
  return keptUnsent(connectionId).flatMap(({ what, forget }) =>
    what.kind === 'composition' && what.heldFor !== undefined ? [{ what, forget }] : [],
  );
}
