import { describe, expect, it } from 'vitest';
import { editContext, startEdit } from '../../testing/timeline/made-edits.ts';
import type { Edit } from '../model/edit.ts';
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
  startSession,
  undo,
  unsent,
} from './edit-session.ts';

const trim = (sourceEndSec: number): EditOperation => ({ type: 'trim', segmentId: 'a', sourceEndSec });
const split: EditOperation = { type: 'split', segmentId: 'a', atSec: 5 };
const context = editContext('mine ');

const start = () => startSession(startEdit(), 1);
const did = (session: EditSession, ...operations: EditOperation[]) =>
  perform(session, operations, 'Step', context);
const nudged = (session: EditSession, operation: EditOperation, key = 'nudge') =>
  perform(session, [operation], 'Nudge', context, key);
const inFlight = (session: EditSession): EditSession => ({ ...session, sending: true });
/** The service took the first of the queue, and names nothing anew. */
const taken = (session: EditSession): EditSession => {
  const [first] = session.queue;
  if (first === undefined) throw new Error('There is something to send.');
  const saved =
    first.kind === 'restore'
      ? first.edit
      : perform(startSession(session.base, 1), first.operations, '', editContext('theirs ')).current;
  return confirmed(session, saved, session.revision + 1, context);
};
const endOf = ({ current }: EditSession) => current.segments[0]?.sourceEndSec;

describe('steps of a session', () => {
  it('are sent one at a time, on the revision that is there', () => {
    const two = did(did(start(), trim(19)), trim(18));
    expect(nextToSend(start())).toBeNull();
    expect(nextToSend(two)).toEqual({ kind: 'apply', expectedRevision: 1, operations: [trim(19)] });
    expect(nextToSend(inFlight(two))).toBeNull();
    expect(nextToSend(unsent(inFlight(two)))).not.toBeNull();
    expect(nextToSend(taken(two))).toEqual({ kind: 'apply', expectedRevision: 2, operations: [trim(18)] });
    expect(nextToSend(taken(taken(two)))).toBeNull();
  });

  it('of very many operations are sent in batches, and are one thing to undo', () => {
    const many = Array.from({ length: 250 }, (_, at) => trim(19 - at / 100));
    const session = did(start(), ...many);
    expect(session.queue.map((one) => one.kind === 'apply' && one.operations.length)).toEqual([100, 100, 50]);
    expect(session.done).toHaveLength(1);
    const back = undo(session, context);
    expect(back.current).toEqual(startEdit());
    // Batches cannot be taken out of the queue one by one.
    expect(back.queue).toHaveLength(4);
    const sent = taken(taken(taken(session)));
    expect(nextToSend(undo(sent, context))).toEqual({ kind: 'restore', expectedRevision: 4, revision: 1 });
    expect(nextToSend(redo(taken(undo(sent, context)), context))).toMatchObject({ revision: 4 });
  });

  it('join small ones of one kind while they wait, up to a batch', () => {
    const once = nudged(start(), trim(19));
    const twice = nudged(once, trim(18));
    expect(twice.queue).toHaveLength(1);
    expect(twice.done.map(({ operations }) => operations)).toEqual([[trim(19), trim(18)]]);
    expect(twice.done[0]?.after).toBe(twice.current);
    expect(nudged(once, trim(18), 'other').queue).toHaveLength(2);
    expect(did(once, trim(18)).queue).toHaveLength(2);
    expect(nudged(did(start(), trim(19)), trim(18)).queue).toHaveLength(2);
    expect(nudged(inFlight(once), trim(18)).queue).toHaveLength(2);
    expect(nudged(inFlight(nudged(did(start(), trim(19.5)), trim(19))), trim(18)).queue).toHaveLength(2);
    expect(nudged(taken(once), trim(18)).done).toHaveLength(2);
    const full = perform(
      start(),
      Array.from({ length: 100 }, () => trim(19)),
      'Nudge',
      context,
      'nudge',
    );
    expect(nudged(full, trim(18)).queue).toHaveLength(2);
    const nearly = perform(
      start(),
      Array.from({ length: 99 }, () => trim(19)),
      'Nudge',
      context,
      'nudge',
    );
    expect(nudged(nearly, trim(18)).queue).toHaveLength(1);
  });

  it('that wait are taken back without asking, those on their way and those that arrived by restoring', () => {
    const waiting = undo(did(start(), trim(19)), context);
    expect([waiting.queue, endOf(waiting)]).toEqual([[], 20]);
    const second = undo(did(did(start(), trim(19)), trim(18)), context);
    expect([second.queue.length, endOf(second)]).toEqual([1, 19]);
    const flying = undo(inFlight(did(start(), trim(19))), context);
    expect(flying.queue.map(({ kind }) => kind)).toEqual(['apply', 'restore']);
    const arrived = undo(taken(did(start(), trim(19))), context);
    expect(nextToSend(arrived)).toEqual({ kind: 'restore', expectedRevision: 2, revision: 1 });
    expect(endOf(arrived)).toBe(20);
    const again = redo(arrived, context);
    expect(endOf(again)).toBe(19);
    expect(redo(waiting, context).queue).toHaveLength(1);
  });

  it('are undone one by one back to the start, and no further; a new one forgets what was undone', () => {
    const session = did(did(start(), trim(19)), trim(18));
    const back = undo(undo(session, context), context);
    expect(undo(back, context)).toBe(back);
    expect(redo(session, context)).toBe(session);
    expect(did(back, trim(17)).undone).toEqual([]);
    expect(nudged(nudged(back, trim(17)), trim(16)).undone).toEqual([]);
    expect(back.undone).toHaveLength(2);
  });

  it('are kept two hundred at the most', () => {
    let session = start();
    for (let count = 0; count < 205; count += 1) session = did(session, trim(19 - count / 100));
    expect(session.done).toHaveLength(200);
    expect(session.done[0]?.operations).toEqual([trim(19 - 5 / 100)]);
  });

  it('go on with the names that the service gave', () => {
    const session = taken(did(start(), split));
    const [, second] = session.current.segments;
    expect(second?.id).toMatch(/^theirs/);
    const mine = [...session.aliases].find(([, lasting]) => lasting === second?.id)?.[0] ?? '';
    const removed = did(session, { type: 'remove', segmentIds: [mine] });
    expect(removed.current.segments).toHaveLength(2);
    expect(taken(did(start(), trim(19))).aliases.size).toBe(0);
    const here = did(start(), split);
    const id = here.current.segments[1]?.id ?? '';
    const waiting = taken(did(here, { type: 'remove', segmentIds: [id] }));
    expect(waiting.current.segments.map(({ id }) => id)).toEqual(['a', 'b']);
  });
});

describe('work of others', () => {
  const theirs = (...operations: EditOperation[]): Edit => did(start(), ...operations).current;
  const text = { type: 'add_text', text: 'T', preset: 'label', outputStartSec: 22, durationSec: 3 } as const;

  it('is kept under what waits here', () => {
    const session = rebased(inFlight(did(start(), trim(19))), theirs(text), 2, context);
    expect([endOf(session), session.current.texts.length]).toEqual([19, 1]);
    expect(session).toMatchObject({
      revision: 2,
      foreignRevision: 2,
      sending: false,
      conflict: null,
      mergeKey: null,
    });
    expect(nextToSend(session)).toMatchObject({ expectedRevision: 2, operations: [trim(19)] });
  });

  it('is kept when a step from before it is undone, by operations', () => {
    const mine = taken(did(start(), trim(19)));
    const both = did(startSession(mine.base, 2), text).current;
    const session = undo(rebased(mine, both, 3, context), context);
    expect(nextToSend(session)).toMatchObject({ kind: 'apply' });
    expect([endOf(session), session.current.texts.length]).toEqual([20, 1]);
    const again = redo(session, context);
    expect([endOf(again), again.current.texts.length]).toEqual([19, 1]);
  });

  it('on the same part leaves a choice, and nothing else is done until it is made', () => {
    const mine = did(start(), trim(19));
    const session = rebased(mine, theirs(trim(15)), 2, context);
    expect(session).toMatchObject({ queue: [], conflict: { mineRevision: 1 } });
    expect([endOf(session), session.conflict?.mine.segments[0]?.sourceEndSec]).toEqual([15, 19]);
    expect(() => did(session, trim(18))).toThrow('Choose which version');
    expect(() => undo(session, context)).toThrow('Choose which version');
    expect(() => redo({ ...session, undone: session.done }, context)).toThrow('Choose which version');
    expect(nextToSend(session)).toBeNull();
    const kept = resolved(session, 'theirs', 'Mine', context);
    expect(kept).toMatchObject({ conflict: null, done: [], undone: [], queue: [] });
    expect(endOf(kept)).toBe(15);
    const mineKept = resolved(session, 'mine', 'Mine', context);
    expect(endOf(mineKept)).toBe(19);
    expect(mineKept.done.map(({ label }) => label)).toEqual(['Mine']);
    expect(mineKept.undone).toEqual([]);
    expect(resolved(kept, 'mine', 'Mine', context)).toBe(kept);
  });

  it('is what is shown where the service refused what was sent', () => {
    const session = refused(did(start(), trim(19)), theirs(trim(15)), 2, 'Too many.');
    expect(session.conflict).toMatchObject({ why: 'Too many.', mineRevision: 1 });
    expect(session.conflict?.mine.segments[0]?.sourceEndSec).toBe(19);
    expect([session.queue, endOf(session), session.revision, session.foreignRevision]).toEqual([
      [],
      15,
      2,
      2,
    ]);
  });
});
