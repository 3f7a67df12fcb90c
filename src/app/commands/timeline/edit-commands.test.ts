import { expect, it } from 'vitest';
import { startEdit } from '../../../testing/timeline/made-edits.ts';
import { unsavedEditor } from '../../../testing/timeline/unsaved-editor.ts';
import { HISTORY_COMMANDS } from './edit-commands.ts';
import { type TimelineContext, timelineActions } from './timeline-context.ts';

it('undo and redo tell what they did, and nothing where they were refused', () => {
  const editor = unsavedEditor();
  const told: string[] = [];
  const context = timelineActions(editor, {
    onSeek: () => undefined,
    say: (text) => told.push(text),
    t: (id) => id,
  }) as TimelineContext;
  const { undo, redo } = HISTORY_COMMANDS;
  editor.act(() => [{ type: 'set_aspect', aspect: '1:1' }], 'Square');
  editor.store.set({ looking: { revision: 1, edit: startEdit() } });
  undo.run(context);
  expect([told, editor.store.get().refusal?.reason]).toEqual([[], 'looking_back']);
  editor.store.set({ looking: null });
  undo.run(context);
  redo.run(context);
  redo.run(context);
  expect(told).toEqual(['timeline.undone', 'timeline.redone']);
});
