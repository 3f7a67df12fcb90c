/** Keeps what is typed and not saved yet on this device for as long as that is so (`unsent.ts`). */
import { useEffect, useRef } from 'react';
import type { Composition } from '../../../contract/schemas/composition.ts';
import { type CompositionChange, comparedOf } from '../compositions/edit-composition.ts';
import { useClient } from '../connection/session.tsx';
import { type KeepingUnsent, keepUnsent, type Unsent } from './unsent.ts';

/** @param what null while everything is saved, or while whoever saves keeps it */
export function useKeepUnsent(what: Unsent | null): void {
  const { id } = useClient().connection;
  const kept = useRef<KeepingUnsent | null>(null);
  const text = JSON.stringify(what);
  useEffect(() => {
    const now = JSON.parse(text) as Unsent | null;
    if (now === null) {
      kept.current?.forget();
      kept.current = null;
    } else if (kept.current === null) kept.current = keepUnsent(id, now);
    else kept.current.replace(now);
  }, [text, id]);
  // Who leaves the field saves it, or lets it go: the page is still there.
  useEffect(
    () => () => {
      kept.current?.forget();
      kept.current = null;
    },
    [],
  );
}

/** @param change of the composition as it is known; null while nothing is typed */
export function useKeepUnsentChange(composition: Composition, change: CompositionChange | null): void {
  const before = change === null ? null : comparedOf(change, composition);
  useKeepUnsent(
    change === null || before === null
      ? null
      : { kind: 'composition', compositionId: composition.id, change, before },
  );
}
