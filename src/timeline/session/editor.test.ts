import { describe, expect, it } from 'vitest';
import { editContext, startEdit } from '../../testing/timeline/made-edits.ts';
import { applyOperations } from '../model/apply-operations.ts';
import type { EditOperation } from '../model/edit-operation.ts';
import { createEditor } from './editor.ts';
import { NO_PREVIEW } from './editor-store.ts';
import { firstNameOf } from './rename-ids.ts';

/** An editor whose service answers when it is told to. */
function openEditor({ mayEdit = true } = {}) {
  const service = editContext('saved ');
  let saved = { edit: startEdit(), revision: 1 };
  const timers: (() => void)[] = [];
  const editor = createEditor(saved, {
    context: editContext('mine '),
    mayEdit: () => mayEdit,
    send: async (sendable) => {
      if (sendable.kind !== 'apply') throw new Error('Only changes are sent here.');
      if (sendable.expectedRevision !== saved.revision) throw new Error('Someone was faster.');
      const edit = applyOperations(saved.edit, sendable.operations, service);
      saved = { edit, revision: saved.revision + 1 };
      return saved;
    },
    read: async () => saved,
    judge: () => ({ kind: 'moved', message: '' }),
    later: (run) => {
      timers.push(run);
      return () => undefined;
    },
  });
  const answer = async (): Promise<void> => {
    for (const run of timers.splice(0)) run();
    for (let turns = 0; turns < 4; turns += 1) await Promise.resolve();
  };
  const others = (...operations: EditOperation[]): void => {
    const edit = applyOperations(saved.edit, operations, service);
    saved = { edit, revision: saved.revision + 1 };
  };
  return { editor, answer, others };
}

describe('an editor that is closed', () => {
  it('sends everything that waits, one after the other', async () => {
    const { editor, answer } = openEditor();
    editor.open();
    editor.act(() => [{ type: 'set_aspect', aspect: '1:1' }], 'First');
    editor.act(() => [{ type: 'set_fades', fadeInSec: 1 }], 'Second');
    editor.close();
    await answer();
    await answer();
    const { session } = editor.store.get();
    expect(session).toMatchObject({ revision: 3, queue: [], sending: false });
    expect(session.base).toMatchObject({ aspect: '1:1', fadeInSec: 1 });
  });
});

describe('an editor whose key may only read', () => {
  it('changes nothing, by whatever way, and says why', () => {
    const { editor } = openEditor({ mayEdit: false });
    const before = editor.view();
    const operation: EditOperation = { type: 'set_aspect', aspect: '1:1' };
    const tries = [
      () => editor.act(() => [operation], 'Shape'),
      () => editor.tryOut([operation]) !== null,
      () => editor.undo(),
      () => editor.redo(),
    ];
    for (const act of tries) {
      editor.store.set({ refusal: null });
      expect(act()).not.toBe(true);
      expect(editor.store.get().refusal).toMatchObject({ reason: 'read_only' });
    }
    expect(editor.view()).toBe(before);
    expect(editor.store.get().session.queue).toEqual([]);
  });
});

describe('an open editor', () => {
  it('keeps hold of what a hand holds when the service names it', async () => {
    const { editor, answer } = openEditor();
    const { store } = editor;
    const span = { outputStartSec: 1, durationSec: 2 };
    editor.act(() => [{ type: 'add_text', text: 'New', preset: 'label', ...span }], 'Added');
    const textId = store.get().session.current.texts.at(-1)?.id ?? '';
    store.set({ selection: new Set([textId]) });
    const typing = editor.tryOut([{ type: 'update_text', textId, text: 'Ne' }]);
    store.set({ preview: { ...NO_PREVIEW, edit: typing } });

    await answer();
    const [lasting] = store.get().selection;
    expect(lasting).not.toBe(textId);
    expect(editor.view().texts.find(({ id }) => id === lasting)?.text).toBe('Ne');
    expect(firstNameOf(lasting ?? '', store.get().session.aliases)).toBe(textId);

    expect(editor.tryOut([{ type: 'update_text', textId, text: 'Newe' }])).not.toBeNull();
    expect(editor.act(() => [{ type: 'update_text', textId, text: 'Newer' }], 'Changed')).toBe(true);
    expect(editor.settledView().texts.find(({ id }) => id === lasting)?.text).toBe('Newer');
  });

  it('catches up with what others did while a conflict was open', async () => {
    const { editor, answer, others } = openEditor();
    const session = () => editor.store.get().session;
    editor.act(() => [{ type: 'trim', segmentId: 'a', sourceEndSec: 19 }], 'Trimmed');
    others({ type: 'trim', segmentId: 'a', sourceEndSec: 18 });
    await answer();
    expect(session()).toMatchObject({ revision: 2, conflict: expect.anything() });

    others({ type: 'trim', segmentId: 'b', sourceEndSec: 11 });
    editor.resolve('theirs', 'Kept');
    await answer();
    expect(session()).toMatchObject({ revision: 3, conflict: null });
    expect(session().current.segments.map(({ sourceEndSec }) => sourceEndSec)).toEqual([18, 11]);
  });
});
