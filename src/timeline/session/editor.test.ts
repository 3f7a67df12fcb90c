import { describe, expect, it } from 'vitest';
import { editContext, startEdit } from '../../testing/timeline/made-edits.ts';
import { applyOperations } from '../model/apply-operations.ts';
import { createEditor } from './editor.ts';
import { NO_PREVIEW } from './editor-store.ts';
import { firstNameOf } from './rename-ids.ts';

/** An editor whose service answers when it is told to. */
function openEditor() {
  const service = editContext('saved ');
  let saved = { edit: startEdit(), revision: 1 };
  const timers: (() => void)[] = [];
  const editor = createEditor(saved, {
    context: editContext('mine '),
    send: async (sendable) => {
      if (sendable.kind !== 'apply') throw new Error('Only changes are sent here.');
      const edit = applyOperations(saved.edit, sendable.operations, service);
      saved = { edit, revision: saved.revision + 1 };
      return saved;
    },
    read: async () => saved,
    judge: () => ({ kind: 'failed', message: '' }),
    later: (run) => {
      timers.push(run);
      return () => undefined;
    },
  });
  const answer = async (): Promise<void> => {
    for (const run of timers.splice(0)) run();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { editor, answer };
}

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
});
