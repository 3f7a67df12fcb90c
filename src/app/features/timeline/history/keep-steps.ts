/**
 * Keeps the steps of an edit on this device that the service has not taken (`unsent.ts`): also those that were on their way
 * when the editor was left, until they have arrived, and those that met another change, until somebody has chosen.
 */
import type { Edit } from '../../../../timeline/model/edit.ts';
import type { EditSession } from '../../../../timeline/session/edit-session.ts';
import type { Editor } from '../../../../timeline/session/editor.ts';
import type { LeftEdit } from '../../../../timeline/session/resume-edit.ts';
import { waitingSteps } from '../../../../timeline/session/waiting-steps.ts';
import {
  type KeepingUnsent,
  keepUnsent,
  keptUnsent,
  type LeftBehind,
  type Unsent,
  type UnsentStep,
} from '../../../data/changes/unsent.ts';

type UnsentEdit = Extract<Unsent, { kind: 'timeline' }>;

export interface HeldSteps {
  readonly kept: LeftBehind;
  readonly left: LeftEdit;
}

/** What an editor of this edit has to take up; null where there is nothing. Of several, the first that was left. */
export function heldSteps(connectionId: string, projectId: string): HeldSteps | null {
  for (const kept of keptUnsent(connectionId)) {
    const { what } = kept;
    if (what.kind !== 'timeline' || what.projectId !== projectId) continue;
    if (what.heldFor === undefined || what.sides === undefined) continue;
    const { revision, before, mine } = what.sides;
    const left = { revision, before: before as Edit, mine: mine as Edit };
    return { kept, left: { ...left, isForChoice: what.heldFor === 'choice' } };
  }
  return null;
}

/**
 * @param held what the editor was opened with
 * @returns what to call when the editor is left
 */
export function keepSteps(
  { store, context }: Pick<Editor, 'store' | 'context'>,
  connectionId: string,
  projectId: string,
  held: HeldSteps | null,
): () => void {
  let known: EditSession | null = null;
  let kept: KeepingUnsent | null = held?.kept ?? null;
  let what = (held?.kept.what ?? null) as UnsentEdit | null;
  let isLeft = false;

  const keep = (next: UnsentEdit): void => {
    what = next;
    if (kept === null) kept = keepUnsent(connectionId, next);
    else kept.replace(next);
  };
  const follow = (): void => {
    const { session } = store.get();
    // What is only panned or selected changes nothing here.
    if (session === known) return;
    known = session;
    const { conflict, queue, revision, base, current } = session;
    if (conflict !== null) {
      // As it was when it met the other change. What the service refused, it is asked again; what does not fit, nobody is.
      if (what !== null) keep({ ...what, heldFor: typeof conflict.why === 'string' ? 'editor' : 'choice' });
    } else if (queue.length > 0) {
      const steps = waitingSteps(session, context) as readonly UnsentStep[];
      const sides = { revision, before: base, mine: current };
      keep({ kind: 'timeline', projectId, revision, steps, sides });
    } else {
      kept?.forget();
      kept = null;
      what = null;
    }
    if (isLeft) leave();
  };
  const leave = (): void => {
    isLeft = true;
    // Nothing more comes of what is kept, or nothing is.
    if (store.get().session.queue.length === 0) stop();
  };
  const stop = store.subscribe(follow);
  follow();
  return leave;
}
