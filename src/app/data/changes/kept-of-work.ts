/** What is kept on this device of changes to one work that its service has not taken (`unsent.ts`). */
import { useSyncExternalStore } from 'react';
import { useClient } from '../connection/session.tsx';
import { keptUnsent, onUnsentChange, type Unsent } from './unsent.ts';

export interface KeptOfWork {
  readonly isAny: boolean;
  /** What was typed, each once, in the order it was typed. */
  readonly texts: readonly string[];
}

/** @param workId of a composition, or of the project whose edit it is */
export function useKeptOfWork(workId: string): KeptOfWork {
  const { id } = useClient().connection;
  // A string, because it is compared with the one before.
  const known = useSyncExternalStore(onUnsentChange, () => JSON.stringify(keptOfWork(id, workId)));
  return JSON.parse(known) as KeptOfWork;
}

function keptOfWork(connectionId: string, workId: string): KeptOfWork {
  const mine = keptUnsent(connectionId).filter(({ what }) => workOf(what) === workId);
  return { isAny: mine.length > 0, texts: [...new Set(mine.flatMap(({ what }) => textsOf(what)))] };
}

function workOf(what: Unsent): string | null {
  if (what.kind === 'composition') return what.compositionId;
  return what.kind === 'timeline' ? what.projectId : null;
}

/** What somebody typed in it; of what was only chosen or cut there is nothing to read. */
function textsOf(what: Unsent): readonly string[] {
  if (what.kind === 'composition') {
    const { change } = what;
    if (change.kind === 'fields') return [change.edit.title, change.edit.hook].flatMap((text) => text ?? []);
    return (change.kind === 'find' ? change.words : change).replacements.map(({ text }) => text);
  }
  if (what.kind !== 'timeline') return [];
  return what.steps.flatMap((step) =>
    step.kind === 'apply'
      ? step.operations.flatMap((operation) => ('text' in operation ? (operation.text ?? []) : []))
      : [],
  );
}
