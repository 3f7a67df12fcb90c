/**
 * An open editor without any framework: does what is asked at once, and sends it on in order, each step on the
 * revision the one before it made. Timers and the service come from outside.
 */
import { type EditView, viewEdit } from '../geometry/edit-view.ts';
import { fitScale } from '../geometry/time-scale.ts';
import { requireOpen } from '../gestures/locked-lanes.ts';
import { NO_RANGE } from '../gestures/range.ts';
import { applyOperations, type EditContext } from '../model/apply-operations.ts';
import { audioOf, durationOf, type Edit, MUSIC_ID } from '../model/edit.ts';
import { EditError } from '../model/edit-error.ts';
import type { EditOperation } from '../model/edit-operation.ts';
import {
  confirmed,
  type EditSession,
  nextToSend,
  perform,
  rebased,
  redo,
  refused,
  resolved,
  type Sendable,
  startSession,
  undo,
  unsent,
} from './edit-session.ts';
import { createEditorStore, type DragPreview, type EditorState, type EditorStore } from './editor-store.ts';
import { rebaseAll } from './rebase-all.ts';
import { renamedEdit, renamedOperation } from './rename-ids.ts';

export interface SavedEdit {
  readonly edit: Edit;
  readonly revision: number;
}

export interface EditorPort {
  readonly context: EditContext;
  /** False where nothing can be sent: the edit is only to be looked at. */
  mayEdit(): boolean;
  /** @throws whatever `judge` understands */
  send(sendable: Sendable): Promise<SavedEdit>;
  read(): Promise<SavedEdit>;
  /** `moved`: someone else was faster, if the revision says so. `refused`: it will never be taken. `failed`: it may be tried again. */
  judge(error: unknown): { readonly kind: 'moved' | 'refused' | 'failed'; readonly message: string };
  /** Runs once later; returns how to forget it. */
  later(run: () => void, delayMs: number): () => void;
}

export interface Editor {
  readonly store: EditorStore;
  readonly context: EditContext;
  /** What is shown: the edit as a running drag would leave it. */
  readonly view: () => EditView;
  /** The edit without a running drag, or the old revision that is looked at. */
  readonly settledView: () => EditView;
  /** False where it cannot be done; `refusal` of the state says why. */
  readonly act: (
    operations: (view: EditView) => readonly EditOperation[],
    label: string,
    mergeKey?: string,
  ) => boolean;
  /** Does what was planned on an edit that others may have changed since: said again for the one of now, or refused. */
  readonly letGo: (operations: readonly EditOperation[], plannedOn: Edit, label: string) => boolean;
  /** The edit after operations that are not done yet; null with a refusal where they cannot be done. */
  readonly tryOut: (operations: readonly EditOperation[], plannedOn?: Edit) => Edit | null;
  /** False where it cannot be done; `refusal` of the state says why. */
  readonly undo: () => boolean;
  readonly redo: () => boolean;
  readonly resolve: (keep: 'mine' | 'theirs', label: string) => void;
  /** The edit as the service has it, read for whatever reason. */
  readonly adopt: (saved: SavedEdit) => void;
  readonly retry: () => void;
  /** Words or lengths of videos are known now: what is shown is worked out anew. */
  readonly refresh: () => void;
  readonly open: () => void;
  /** What waits is sent, one after the other and at once; where that fails it is not tried again. */
  readonly close: () => void;
}

/** Long enough for a row of nudges to become one step, short enough to be saved before anyone looks. */
const SEND_AFTER_MS = 300;

/** @param session where something is taken up that was left in the middle (`resumeEdit`) */
export function createEditor(
  saved: SavedEdit,
  port: EditorPort,
  session: EditSession = startSession(saved.edit, saved.revision),
): Editor {
  const { context } = port;
  const store = createEditorStore(startState(session));
  // By edit: while something is dragged, the edit as it was and as it would be are both asked for every frame.
  let views = new WeakMap<Edit, EditView>();
  let stopTimer: (() => void) | null = null;
  let isClosed = false;

  const viewOf = (edit: Edit): EditView => {
    const known = views.get(edit);
    if (known !== undefined) return known;
    const view = viewEdit(edit, context.wordsOf);
    views.set(edit, view);
    return view;
  };

  const settled = (): Edit => store.get().looking?.edit ?? store.get().session.current;

  const update = (session: EditSession): void => {
    const { playheadSec } = store.get();
    const durationSec = durationOf(session.current);
    const selection = keptSelection(store.get().selection, session);
    const preview = keptPreview(store.get().preview, session);
    const playhead = Math.min(playheadSec, durationSec);
    store.set({ session, selection, preview, playheadSec: playhead, refusal: null });
    schedule();
  };

  const requireNow = (): void => {
    if (!port.mayEdit()) throw new EditError('read_only', 'This edit can only be looked at.');
    const { looking } = store.get();
    if (looking !== null)
      throw new EditError(
        'looking_back',
        'This is an old revision. To edit, restore it or go back to the current one.',
      );
  };

  /** Under the names of now, and where the edit was changed since, for what it is now. @throws EditError */
  const saidAgain = (planned: readonly EditOperation[], on: Edit): readonly EditOperation[] => {
    const { current, aliases } = store.get().session;
    const operations = planned.map((operation) => renamedOperation(operation, aliases));
    return on === current ? operations : rebaseAll(operations, renamedEdit(on, aliases), current, context);
  };

  const attempt = (change: (session: EditSession) => EditSession): boolean => {
    try {
      requireNow();
      update(change(store.get().session));
      return true;
    } catch (error) {
      if (!(error instanceof EditError)) throw error;
      store.set({ refusal: error });
      return false;
    }
  };

  const schedule = (): void => {
    if (stopTimer !== null || nextToSend(store.get().session) === null) return;
    if (isClosed) {
      void flush();
      return;
    }
    stopTimer = port.later(() => {
      stopTimer = null;
      void flush();
    }, SEND_AFTER_MS);
  };

  const flush = async (): Promise<void> => {
    const sendable = nextToSend(store.get().session);
    if (sendable === null) return;
    store.set({ session: { ...store.get().session, sending: true }, sendError: null });
    let answer: SavedEdit;
    try {
      answer = await port.send(sendable);
    } catch (error) {
      await recover(error);
      return;
    }
    // Beside the request: a fault in here must not send again what was saved.
    update(confirmed(store.get().session, answer.edit, answer.revision, context));
  };

  const recover = async (error: unknown): Promise<void> => {
    const { kind, message } = port.judge(error);
    if (kind === 'failed') {
      store.set({ session: unsent(store.get().session), sendError: error });
      return;
    }
    try {
      const { edit, revision } = await port.read();
      const { session } = store.get();
      update(
        kind === 'moved' && revision !== session.revision
          ? rebased(session, edit, revision, context)
          : refused(session, edit, revision, message),
      );
    } catch (readError) {
      store.set({ session: unsent(store.get().session), sendError: readError });
    }
  };

  const adopt = ({ edit, revision }: SavedEdit): void => {
    const { session } = store.get();
    if (session.sending || revision <= session.revision || session.conflict !== null) return;
    update(rebased(session, edit, revision, context));
  };

  /** While a conflict was open, what others did went past. */
  const catchUp = async (): Promise<void> => {
    try {
      adopt(await port.read());
    } catch (error) {
      store.set({ sendError: error });
    }
  };

  return {
    store,
    context,
    view: () => viewOf(store.get().preview?.edit ?? settled()),
    settledView: () => viewOf(settled()),
    act: (operations, label, mergeKey) =>
      attempt((session) => {
        const wanted = operations(viewOf(session.current));
        requireOpen(wanted, store.get().locked);
        return wanted.length === 0 ? session : perform(session, wanted, label, context, mergeKey ?? null);
      }),
    letGo: (operations, plannedOn, label) =>
      attempt((session) => {
        const wanted = saidAgain(operations, plannedOn);
        requireOpen(wanted, store.get().locked);
        return perform(session, wanted, label, context);
      }),
    tryOut: (operations, plannedOn) => {
      try {
        requireNow();
        const { current } = store.get().session;
        const wanted = saidAgain(operations, plannedOn ?? current);
        requireOpen(wanted, store.get().locked);
        return applyOperations(current, wanted, context);
      } catch (error) {
        if (!(error instanceof EditError)) throw error;
        store.set({ refusal: error });
        return null;
      }
    },
    undo: () => attempt((session) => undo(session, context)),
    redo: () => attempt((session) => redo(session, context)),
    resolve: (keep, label) => {
      if (attempt((session) => resolved(session, keep, label, context))) void catchUp();
    },
    adopt,
    retry: () => void flush(),
    refresh: () => {
      views = new WeakMap();
      store.set({ material: store.get().material + 1 });
    },
    open: () => {
      isClosed = false;
      schedule();
    },
    close: () => {
      stopTimer?.();
      stopTimer = null;
      isClosed = true;
      void flush();
    },
  };
}

function startState(session: EditSession): EditorState {
  return {
    session,
    scale: fitScale(durationOf(session.current), 1),
    playheadSec: 0,
    selection: new Set(),
    hoverId: null,
    snapping: true,
    material: 0,
    locked: new Set(),
    range: NO_RANGE,
    markers: [],
    preview: null,
    looking: null,
    marks: null,
    refusal: null,
    sendError: null,
  };
}

/** What a hand holds stays in sight under its lasting name. */
function keptPreview(preview: DragPreview | null, { aliases }: EditSession): DragPreview | null {
  if (preview === null || preview.edit === null) return preview;
  return { ...preview, edit: renamedEdit(preview.edit, aliases) };
}

/** What is selected stays so under its lasting name, and is forgotten once it is gone. */
function keptSelection(
  selection: ReadonlySet<string>,
  { current, aliases }: EditSession,
): ReadonlySet<string> {
  if (selection.size === 0) return selection;
  const there = new Set(
    [...current.segments, ...current.texts, ...current.broll, ...audioOf(current)].map(({ id }) => id),
  );
  if (current.music !== null) there.add(MUSIC_ID);
  const kept = [...selection]
    .map((id) => (there.has(id) ? id : (aliases.get(id) ?? id)))
    .filter((id) => there.has(id));
  return new Set(kept);
}
