/**
 * Keeps the steps of an edit on this device that the service has not taken (`unsent.ts`): also those that were on their way
 * when the editor was left, until they have arrived.
 */
import type { EditSession } from '../../../timeline/session/edit-session.ts';
import type { Editor } from '../../../timeline/session/editor.ts';
import { waitingSteps } from '../../../timeline/session/waiting-steps.ts';
import { type KeepingUnsent, keepUnsent, type UnsentStep } from '../../data/unsent.ts';

/** @returns what to call when the editor is left */
export function keepSteps(
  { store, context }: Pick<Editor, 'store' | 'context'>,
  connectionId: string,
  projectId: string,
): () => void {
  let known: EditSession | null = null;
  let kept: KeepingUnsent | null = null;
  let isLeft = false;

  const follow = (): void => {
    const { session } = store.get();
    // What is only panned or selected changes nothing here.
    if (session === known) return;
    known = session;
    if (session.conflict !== null || session.queue.length === 0) {
      kept?.forget();
      kept = null;
    } else {
      const steps = waitingSteps(session, context) as readonly UnsentStep[];
      const what = { kind: 'timeline', projectId, revision: session.revision, steps } as const;
      if (kept === null) kept = keepUnsent(connectionId, what);
      else kept.replace(what);
    }
    if (isLeft && kept === null) stop();
  };
  const stop = store.subscribe(follow);
  follow();
  return () => {
    isLeft = true;
    if (kept === null) stop();
  };
}
