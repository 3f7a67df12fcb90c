import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../../testing/property-runs.ts';
import { editAfter, editContext, operationOf, startEdit, wish } from '../../testing/timeline/made-edits.ts';
import { applyOperation, applyOperations } from './apply-operations.ts';
import { durationOf, type Edit, placeSegments } from './edit.ts';
import { EditError } from './edit-error.ts';
import type { EditOperation } from './edit-operation.ts';
import { rebaseOperation } from './rebase-operation.ts';

const wishes = fc.array(wish, { maxLength: 6 });

function orError<Value>(work: () => Value): Value | EditError {
  try {
    return work();
  } catch (error) {
    if (error instanceof EditError) return error;
    throw error;
  }
}

describe('an operation rebased on an edit that grew beside its own', () => {
  it('is the same operation where nothing changed', () => {
    fc.assert(
      fc.property(wishes, wish, (earlier, asked) => {
        const context = editContext();
        const edit = editAfter(startEdit(), earlier, context);
        const operation = operationOf(edit, asked);
        const [alone, again] = [editContext('x'), editContext('x')];
        const direct = orError(() => applyOperation(edit, operation, alone));
        const rebased = orError(() =>
          applyOperations(edit, rebaseOperation(operation, edit, edit, again), again),
        );
        if (direct instanceof EditError) return;
        expect(rebased).not.toBeInstanceOf(EditError);
        expect(durationOf(rebased as Edit)).toBeCloseTo(durationOf(direct), 4);
      }),
      { numRuns: propertyRuns(300) },
    );
  });

  it('either applies and leaves the edit whole, or is refused; both sides work it out alike', () => {
    fc.assert(
      fc.property(wishes, wish, (theirs, asked) => {
        const base = startEdit();
        const now = editAfter(base, theirs, editContext('t'));
        const operation = operationOf(base, asked);
        const work = () =>
          orError(() => {
            const context = editContext('m');
            return applyOperations(now, rebaseOperation(operation, base, now, context), context);
          });
        const [first, second] = [work(), work()];
        expect(JSON.stringify(first)).toBe(JSON.stringify(second));
        if (first instanceof EditError) return;
        expect(placeSegments(first).length).toBeGreaterThan(0);
        expect(new Set(first.segments.map(({ id }) => id)).size).toBe(first.segments.length);
      }),
      { numRuns: propertyRuns(300) },
    );
  });

  it('splits at the same picture after something before it was cut out', () => {
    const base = startEdit();
    const operation: EditOperation = { type: 'split', segmentId: 'b', atSec: 24 };
    const now = applyOperation(
      base,
      { type: 'remove_range', outputStartSec: 2, outputEndSec: 5 },
      editContext(),
    );
    expect(rebaseOperation(operation, base, now, editContext())).toEqual([{ ...operation, atSec: 21 }]);
  });

  it('is refused where both changed the same part, and left out where both removed the same', () => {
    const base = startEdit();
    const context = editContext();
    const louder = applyOperation(base, { type: 'set_segment', segmentId: 'a', volume: 2 }, context);
    expect(() =>
      rebaseOperation({ type: 'set_segment', segmentId: 'a', volume: 0.5 }, base, louder, context),
    ).toThrow('changed elsewhere');
    const removed = applyOperation(base, { type: 'remove', segmentIds: ['a'] }, context);
    expect(rebaseOperation({ type: 'remove', segmentIds: ['a'] }, base, removed, context)).toEqual([]);
  });
});
