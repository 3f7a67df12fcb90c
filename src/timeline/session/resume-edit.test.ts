import { expect, it } from 'vitest';
import { editContext, startEdit } from '../../testing/timeline/made-edits.ts';
import { applyOperations } from '../model/apply-operations.ts';
import type { EditOperation } from '../model/edit-operation.ts';
import { nextToSend, undo } from './edit-session.ts';
import { resumeEdit } from './resume-edit.ts';

const context = editContext('mine ');
const trim = (sourceEndSec: number): EditOperation => ({ type: 'trim', segmentId: 'a', sourceEndSec });
const after = (...operations: EditOperation[]) =>
  applyOperations(startEdit(), operations, editContext('theirs '));

/** A trim to 19 seconds that was left, taken up on another edit. */
const resumed = (theirs: EditOperation, isForChoice = false) =>
  resumeEdit(
    { edit: after(theirs), revision: 3 },
    { revision: 1, before: startEdit(), mine: after(trim(19)), isForChoice },
    'Mine',
    context,
  );

it('is done again where it fits on what is there now, and can be undone', () => {
  const square = { type: 'set_aspect', aspect: '1:1' } as const;
  const session = resumed(square);
  expect(session.conflict).toBeNull();
  expect(nextToSend(session)).toEqual({ kind: 'apply', expectedRevision: 3, operations: [trim(19)] });
  expect(undo(session, context).current).toEqual(after(square));
});

it('leaves both sides to a person where it does not fit, or did not', () => {
  for (const session of [resumed(trim(15)), resumed({ type: 'set_aspect', aspect: '1:1' }, true)])
    expect(session).toMatchObject({
      queue: [],
      conflict: { why: { reason: 'changed_elsewhere' }, mine: after(trim(19)), mineRevision: 1 },
    });
});

it('leaves nothing to do where somebody did the same', () => {
  for (const isForChoice of [false, true])
    expect(resumed(trim(19), isForChoice)).toMatchObject({ queue: [], conflict: null, done: [] });
});
