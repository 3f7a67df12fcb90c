import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { standInBrowser } from '../../../../testing/client/fault-runs/browser-stand-in.ts';
import { editContext, startEdit } from '../../../../testing/timeline/made-edits.ts';
import { applyOperations } from '../../../../timeline/model/apply-operations.ts';
import type { EditOperation } from '../../../../timeline/model/edit-operation.ts';
import { createEditor, type Editor, type SavedEdit } from '../../../../timeline/session/editor.ts';
import { resumeEdit } from '../../../../timeline/session/resume-edit.ts';
import { keptUnsent } from '../../../data/changes/unsent.ts';
import { heldSteps, keepSteps } from './keep-steps.ts';

beforeEach(() => standInBrowser());
afterEach(() => void vi.unstubAllGlobals());

/** An editor whose service is away until it is said to answer. */
function openEditor() {
  const service = { answers: false };
  const edit = startEdit();
  const editor = createEditor(
    { edit, revision: 1 },
    {
      context: editContext('mine '),
      mayEdit: () => true,
      send: async () => {
        if (service.answers) return { edit, revision: 2 };
        throw new Error('Nobody answers.');
      },
      read: () => Promise.reject(new Error('Nobody answers.')),
      judge: () => ({ kind: 'failed', message: '' }),
      later: () => () => undefined,
    },
  );
  const cut = () =>
    editor.act(() => [{ type: 'set_segment', segmentId: edit.segments[0]?.id ?? '', volume: 0.5 }], '');
  return { editor, cut, service };
}

it('keeps what could not be sent when the editor is left, until it has arrived', async () => {
  const { editor, cut, service } = openEditor();
  const leave = keepSteps(editor, 'here', 'prj_1', null);
  expect(cut()).toBe(true);
  editor.close();
  leave();
  await vi.waitFor(() => expect(editor.store.get().sendError).not.toBeNull());
  expect(keptUnsent('here').map(({ what }) => what)).toMatchObject([
    { kind: 'timeline', projectId: 'prj_1', revision: 1, steps: [{ kind: 'apply' }] },
  ]);
  service.answers = true;
  editor.retry();
  await vi.waitFor(() => expect(keptUnsent('here')).toEqual([]));
});

const trim = (sourceEndSec: number): EditOperation => ({ type: 'trim', segmentId: 'a', sourceEndSec });
const made = (revision: number, ...operations: EditOperation[]): SavedEdit => ({
  edit: applyOperations(startEdit(), operations, editContext('theirs ')),
  revision,
});

/** The editor of a page that is opened on what the service has now. */
function openPage(now: SavedEdit): { editor: Editor; leave: () => void } {
  const context = editContext('mine ');
  const held = heldSteps('here', 'prj_1');
  const editor = createEditor(
    now,
    {
      context,
      mayEdit: () => true,
      send: () => Promise.reject(new Error('Another was faster.')),
      read: async () => made(2, trim(15)),
      judge: () => ({ kind: 'moved', message: '' }),
      later: () => () => undefined,
    },
    held === null ? undefined : resumeEdit(now, held.left, 'Mine', context),
  );
  return { editor, leave: keepSteps(editor, 'here', 'prj_1', held) };
}
const endOf = (edit: SavedEdit['edit'] | undefined) => edit?.segments[0]?.sourceEndSec;

/** A page whose trim met another one, and that was left before anybody chose. */
async function leftConflict(): Promise<void> {
  const { editor, leave } = openPage(made(1));
  editor.act(() => [trim(19)], 'Trim');
  editor.retry();
  await vi.waitFor(() => expect(editor.store.get().session.conflict).not.toBeNull());
  editor.close();
  leave();
}

it('shows both sides again where a conflict was left, until somebody has chosen', async () => {
  await leftConflict();
  for (const now of [made(2, trim(15)), made(3, trim(14))]) {
    const { editor, leave } = openPage(now);
    const { session } = editor.store.get();
    expect(session.conflict).toMatchObject({ why: { reason: 'changed_elsewhere' }, mineRevision: 1 });
    expect([endOf(session.base), endOf(session.conflict?.mine)]).toEqual([endOf(now.edit), 19]);
    leave();
  }
  const { editor } = openPage(made(3, trim(14)));
  editor.resolve('theirs', '');
  expect(keptUnsent('here')).toEqual([]);
  expect(openPage(made(3, trim(14))).editor.store.get().session).toMatchObject({ conflict: null, queue: [] });
});

it('asks nothing where the other side is the same by now', async () => {
  await leftConflict();
  expect(openPage(made(3, trim(19))).editor.store.get().session).toMatchObject({ conflict: null, queue: [] });
  expect(keptUnsent('here')).toEqual([]);
});
