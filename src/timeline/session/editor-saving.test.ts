/** What an open editor does when the service is slow, silent or says no; every timer and answer is held by the test. */
import { describe, expect, it } from 'vitest';
import { editContext, startEdit } from '../../testing/timeline/made-edits.ts';
import { applyOperations } from '../model/apply-operations.ts';
import { MUSIC_ID } from '../model/edit.ts';
import { EditError } from '../model/edit-error.ts';
import type { EditOperation } from '../model/edit-operation.ts';
import type { Sendable } from './edit-session.ts';
import { createEditor, type EditorPort, type SavedEdit } from './editor.ts';

class Lost extends Error {}
class Refused extends Error {}

function openEditor() {
  const service = editContext('saved ');
  let saved: SavedEdit = { edit: startEdit(), revision: 1 };
  const sent: Sendable[] = [];
  const timers = new Map<() => void, number>();
  const fails: { send: Error | null; read: Error | null } = { send: null, read: null };
  const context = editContext('mine ');
  const said: { words: ReturnType<typeof context.wordsOf> | null } = { words: null };
  const port: EditorPort = {
    context: { ...context, wordsOf: (assetId) => said.words ?? context.wordsOf(assetId) },
    send: async (sendable) => {
      sent.push(sendable);
      if (fails.send !== null) throw fails.send;
      if (sendable.kind === 'apply')
        saved = {
          edit: applyOperations(saved.edit, sendable.operations, service),
          revision: saved.revision + 1,
        };
      return saved;
    },
    read: async () => {
      if (fails.read !== null) throw fails.read;
      return saved;
    },
    judge: (error) =>
      error instanceof Refused
        ? { kind: 'refused', message: error.message }
        : { kind: error instanceof Lost || error instanceof EditError ? 'failed' : 'moved', message: '' },
    mayEdit: () => true,
    later: (run, delayMs) => {
      timers.set(run, delayMs);
      return () => timers.delete(run);
    },
  };
  const editor = createEditor(saved, port);
  const settle = async (): Promise<void> => {
    for (let turns = 0; turns < 8; turns += 1) await Promise.resolve();
  };
  const pass = async (): Promise<void> => {
    for (const run of [...timers.keys()]) {
      timers.delete(run);
      run();
    }
    await settle();
  };
  const others = (...operations: EditOperation[]): SavedEdit => {
    saved = { edit: applyOperations(saved.edit, operations, service), revision: saved.revision + 1 };
    return saved;
  };
  return { editor, sent, timers, fails, said, pass, settle, others, state: () => editor.store.get() };
}

const SQUARE: EditOperation = { type: 'set_aspect', aspect: '1:1' };
const WIDE: EditOperation = { type: 'set_aspect', aspect: '16:9' };

describe('an editor at its beginning', () => {
  it('shows the whole edit from its start, with nothing chosen and snapping on', () => {
    const { state, editor } = openEditor();
    expect(state()).toMatchObject({ playheadSec: 0, snapping: true, material: 0, markers: [] });
    expect([state().preview, state().looking, state().refusal, state().sendError]).toEqual([
      ...[null, null, null, null],
    ]);
    expect(state().selection.size).toBe(0);
    expect(editor.view().durationSec).toBe(30);
    expect(editor.view()).toBe(editor.settledView());
  });
});

describe('saving', () => {
  it('begins one timer for a row of changes, and sends one batch at a time', async () => {
    const { editor, sent, timers, pass, state } = openEditor();
    editor.act(() => [SQUARE], 'Square');
    editor.act(() => [WIDE], 'Wide');
    expect([...timers.values()]).toEqual([300]);
    expect(sent).toEqual([]);
    await pass();
    expect(sent).toHaveLength(1);
    await pass();
    expect(state().session).toMatchObject({ queue: [], sending: false });
    expect(timers.size).toBe(0);
  });

  it('asks for nothing where nothing changed', () => {
    const { editor, timers, state } = openEditor();
    const before = state().session.current;
    expect(editor.act(() => [], 'Nothing')).toBe(true);
    expect(state().session.current).toBe(before);
    expect(timers.size).toBe(0);
  });

  it('keeps what could not be sent and says why, until it is tried again', async () => {
    const { editor, sent, fails, pass, settle, state } = openEditor();
    fails.send = new Lost('gone');
    editor.act(() => [SQUARE], 'Square');
    await pass();
    expect(state().sendError).toBe(fails.send);
    expect(state().session).toMatchObject({ sending: false, revision: 1, current: { aspect: '1:1' } });
    fails.send = null;
    editor.retry();
    expect(state().sendError).toBeNull();
    await settle();
    expect(sent).toHaveLength(2);
    expect(state().session).toMatchObject({ revision: 2, queue: [] });
  });

  it('sends nothing twice where what waits no longer fits on what was saved', async () => {
    const { editor, sent, said, pass, state } = openEditor();
    const insert = { type: 'insert', assetId: 'long', sourceStartSec: 30, sourceEndSec: 35 } as const;
    editor.act(() => [{ ...insert, toIndex: 2 }], 'Inserted');
    editor.act(() => [{ type: 'remove_words', wordIndexes: [19] }], 'Word cut');
    const mine = state().session.current;
    // The words were found again meanwhile, and are fewer.
    said.words = [{ index: 0, text: 'Hello', startSec: 1, endSec: 2 }];
    await pass();
    editor.retry();
    await pass();
    expect(sent).toHaveLength(1);
    const { session } = state();
    expect(session).toMatchObject({ revision: 2, queue: [], sending: false });
    expect(session.current.segments).toHaveLength(3);
    expect(session.conflict?.mine.segments).toHaveLength(mine.segments.length);
    expect(session.conflict?.mine.segments.at(-1)?.id).toBe(session.current.segments.at(-1)?.id);
  });

  it('takes back what the service will never take, with its reason', async () => {
    const { editor, fails, pass, state } = openEditor();
    fails.send = new Refused('Not that.');
    editor.act(() => [SQUARE], 'Square');
    await pass();
    expect(state().session.current.aspect).toBe('9:16');
    expect(state().session.conflict).toMatchObject({ why: 'Not that.', mine: { aspect: '1:1' } });
    // Until one of both is chosen nothing else is done, and it is said why.
    for (const act of [editor.undo, editor.redo]) {
      editor.store.set({ refusal: null });
      expect(act()).toBe(false);
      expect(state().refusal).toMatchObject({ reason: 'conflict_open' });
    }
  });

  it('takes back what met a conflict while the edit was nobody else’s', async () => {
    const { editor, sent, fails, pass, state } = openEditor();
    fails.send = new Error('It is being exported.');
    editor.act(() => [SQUARE], 'Square');
    await pass();
    await pass();
    expect(sent).toHaveLength(1);
    expect(state().session.current.aspect).toBe('9:16');
    expect(state().session.conflict).toMatchObject({ mine: { aspect: '1:1' } });
  });

  it('waits where what others did cannot be read either', async () => {
    const { editor, fails, pass, state } = openEditor();
    fails.send = new Error('Someone was faster.');
    fails.read = new Lost('gone as well');
    editor.act(() => [SQUARE], 'Square');
    await pass();
    expect(state().sendError).toBe(fails.read);
    expect(state().session).toMatchObject({ sending: false, current: { aspect: '1:1' } });
  });

  it('sends at once what is done after it was closed, and waits again once it is open', async () => {
    const { editor, sent, timers, settle } = openEditor();
    editor.act(() => [SQUARE], 'Square');
    editor.close();
    expect(timers.size).toBe(0);
    await settle();
    expect(sent).toHaveLength(1);
    editor.act(() => [WIDE], 'Wide');
    await settle();
    expect(sent).toHaveLength(2);
    editor.open();
    editor.act(() => [SQUARE], 'Square');
    expect(timers.size).toBe(1);
    await settle();
    expect(sent).toHaveLength(2);
  });
});

describe('what others did', () => {
  it('is taken where it is newer and nothing is on its way', () => {
    const { editor, others, state } = openEditor();
    const newer = others(SQUARE);
    editor.adopt(newer);
    expect(state().session).toMatchObject({ revision: 2, current: { aspect: '1:1' } });
    editor.adopt({ edit: startEdit(), revision: 2 });
    editor.adopt({ edit: startEdit(), revision: 1 });
    expect(state().session.current.aspect).toBe('1:1');
  });

  it('waits while a batch is on its way', async () => {
    const { editor, others, settle, state } = openEditor();
    editor.act(() => [{ type: 'set_fades', fadeInSec: 1 }], 'Fade');
    editor.close();
    editor.adopt(others(SQUARE));
    expect(state().session).toMatchObject({ revision: 1, current: { aspect: '9:16' } });
    await settle();
    expect(state().session.current).toMatchObject({ fadeInSec: 1 });
  });
});

describe('what cannot be done', () => {
  it('is said, changes nothing, and is forgotten by the next change', () => {
    const { editor, state } = openEditor();
    const gone: EditOperation = { type: 'trim', segmentId: 'gone', sourceEndSec: 5 };
    expect(editor.act(() => [gone], 'Trimmed')).toBe(false);
    expect(state().refusal).not.toBeNull();
    expect(editor.act(() => [SQUARE], 'Square')).toBe(true);
    expect(state().refusal).toBeNull();
    expect(editor.tryOut([gone])).toBeNull();
    expect(state().refusal).not.toBeNull();
    expect(editor.tryOut([WIDE])).toMatchObject({ aspect: '16:9' });
    expect(state().session.current.aspect).toBe('1:1');
  });

  it('includes every change while an old revision is looked at, which is shown instead', () => {
    const { editor, state } = openEditor();
    editor.act(() => [SQUARE], 'Square');
    editor.store.set({ looking: { revision: 1, edit: startEdit() } });
    expect(editor.view().edit.aspect).toBe('9:16');
    expect(editor.act(() => [WIDE], 'Wide')).toBe(false);
    expect(state().refusal).toMatchObject({ reason: 'looking_back' });
    expect(editor.tryOut([WIDE])).toBeNull();
    editor.store.set({ looking: null });
    expect(editor.view().edit.aspect).toBe('1:1');
    editor.undo();
    expect(editor.view().edit.aspect).toBe('9:16');
    editor.redo();
    expect(editor.view().edit.aspect).toBe('1:1');
  });

  it('is not hidden where it is a fault of the program', () => {
    const { editor } = openEditor();
    const fault = (): never => {
      throw new RangeError('a fault');
    };
    expect(() => editor.act(fault, 'Fault')).toThrow('a fault');
  });
});

describe('what is shown beside the edit', () => {
  it('keeps the playhead inside and the choice of what is still there', () => {
    const { editor, state } = openEditor();
    editor.store.set({ playheadSec: 29, selection: new Set(['a', 'b', MUSIC_ID]) });
    editor.act(() => [{ type: 'remove', segmentIds: ['b'] }], 'Removed');
    expect(state().playheadSec).toBe(20);
    expect([...state().selection]).toEqual(['a']);
  });

  it('keeps the music chosen while there is some', () => {
    const { editor, state } = openEditor();
    const music = { assetId: 'music', volume: 0.5, startSec: 0 };
    editor.act(() => [{ type: 'set_music', music }], 'Music');
    editor.store.set({ selection: new Set([MUSIC_ID]) });
    editor.act(() => [SQUARE], 'Square');
    expect([...state().selection]).toEqual([MUSIC_ID]);
    editor.act(() => [{ type: 'set_music', music: null }], 'No music');
    expect(state().selection.size).toBe(0);
  });

  it('is worked out anew when words of a video become known, and once an edit until then', () => {
    const { editor, said, state } = openEditor();
    const before = editor.view();
    expect(editor.view()).toBe(before);
    said.words = [{ index: 0, text: 'Hello', startSec: 1, endSec: 2 }];
    expect(editor.view().words).toHaveLength(20);
    editor.refresh();
    expect(state().material).toBe(1);
    expect(editor.view().words.map(({ text }) => text)).toEqual(['Hello']);
  });
});
