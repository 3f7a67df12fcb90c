/** What can be done on the page that is open, told by the page and offered by the command palette. */
import { useEffect, useId, useRef } from 'react';

export interface PageAction {
  readonly label: string;
  readonly run: () => void;
}

const told = new Map<string, () => readonly PageAction[]>();

/** Called by a part of a page; its actions are offered while it is shown. */
export function usePageActions(actions: readonly PageAction[]): void {
  const id = useId();
  const latest = useRef(actions);
  latest.current = actions;
  useEffect(() => {
    told.set(id, () => latest.current);
    return () => {
      told.delete(id);
    };
  }, [id]);
}

/** Of the page as it is now. */
export function pageActions(): PageAction[] {
  return [...told.values()].flatMap((actions) => actions());
}
