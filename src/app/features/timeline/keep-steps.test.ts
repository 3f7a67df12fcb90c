import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { standInBrowser } from '../../../testing/client/fault-runs/browser-stand-in.ts';
import { editContext, startEdit } from '../../../testing/timeline/made-edits.ts';
import { createEditor } from '../../../timeline/session/editor.ts';
import { keptUnsent } from '../../data/unsent.ts';
import { keepSteps } from './keep-steps.ts';

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
  const leave = keepSteps(editor, 'here', 'prj_1');
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
