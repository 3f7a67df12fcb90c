/** An open editor whose service never answers: what is done stays here. */
import { createEditor, type Editor } from '../../timeline/session/editor.ts';
import { editContext, startEdit } from './made-edits.ts';

export function unsavedEditor(): Editor {
  return createEditor(
    { edit: startEdit(), revision: 1 },
    {
      context: editContext('mine '),
      mayEdit: () => true,
      send: () => new Promise(() => undefined),
      read: () => new Promise(() => undefined),
      judge: () => ({ kind: 'failed', message: '' }),
      later: () => () => undefined,
    },
  );
}
