import { describe, expect, it } from 'vitest';
import { editContext, startEdit } from '../../testing/timeline/made-edits.ts';
import { applyOperations } from './apply-operations.ts';
import type { EditOperation } from './edit-operation.ts';
import { rebaseOperation } from './rebase-operation.ts';

const LAID = {
  ...{ type: 'add_audio', assetId: 'music', outputStartSec: 4, durationSec: 10, sourceStartSec: 2 },
} as const satisfies EditOperation;
const editWith = (...operations: EditOperation[]) => applyOperations(startEdit(), operations, editContext());
const laidWith = (...operations: EditOperation[]) => editWith(LAID, ...operations).audio?.[0];

describe('a sound of one’s own', () => {
  it('is as recorded where nothing else is said, and no longer than it lasts or the edit does', () => {
    expect(laidWith()).toEqual({
      ...{ id: 'audio1', assetId: 'music', outputStartSec: 4, durationSec: 10, sourceStartSec: 2 },
      ...{ volume: 1, fadeInSec: 0, fadeOutSec: 0 },
    });
    expect(editWith({ ...LAID, assetId: 'jingle' }).audio?.[0]).toMatchObject({ durationSec: 2.5 });
    expect(editWith({ ...LAID, outputStartSec: 25 }).audio?.[0]).toMatchObject({ durationSec: 5 });
  });

  it('stands beside others at the same time', () => {
    expect(editWith(LAID, { ...LAID, assetId: 'jingle' }).audio).toHaveLength(2);
  });

  it('follows the picture under its start; what was cut away under it is not heard', () => {
    const cut = (outputStartSec: number, outputEndSec: number) =>
      laidWith({ type: 'remove_range', outputStartSec, outputEndSec });
    expect(cut(0, 3)).toMatchObject({ outputStartSec: 1, sourceStartSec: 2, durationSec: 10 });
    expect(cut(3, 6)).toMatchObject({ outputStartSec: 3, sourceStartSec: 4, durationSec: 8 });
    expect(cut(3, 15)).toBeUndefined();
  });

  it('leaves an edit as it was before there was one', () => {
    expect(editWith(LAID, { type: 'remove_audio', audioId: 'audio1' })).toEqual(startEdit());
  });

  it.each([
    [{ ...LAID, assetId: 'long' }, 'no sound to use'],
    [{ ...LAID, sourceStartSec: 30 }, 'beyond the sound'],
    [{ ...LAID, outputStartSec: 30 }, 'within the 30 s'],
    [{ type: 'update_audio', audioId: 'other', volume: 1 }, 'no longer in the edit'],
    [{ type: 'remove_audio', audioId: 'other' }, 'no longer in the edit'],
  ] as [EditOperation, string][])('is refused where it cannot be: %o', (operation, why) => {
    expect(() => editWith(operation)).toThrow(why);
  });

  it('is changed beside others’ changes, except where they changed the same of it', () => {
    const from = editWith(LAID);
    const rebased = (mine: EditOperation, ...theirs: EditOperation[]) =>
      rebaseOperation(mine, from, applyOperations(from, theirs, editContext('b')), editContext());
    const louder = { type: 'update_audio', audioId: 'audio1', volume: 2 } as const;
    const moved = { type: 'update_audio', audioId: 'audio1', outputStartSec: 8 } as const;
    const removed = { type: 'remove_audio', audioId: 'audio1' } as const;
    const cut = { type: 'remove_range', outputStartSec: 0, outputEndSec: 3 } as const;
    expect(rebased(louder, moved)).toEqual([louder]);
    expect(rebased(moved, cut)).toEqual([{ ...moved, outputStartSec: 5 }]);
    expect(rebased(LAID, cut)).toEqual([{ ...LAID, outputStartSec: 1 }]);
    expect(rebased(removed, removed)).toEqual([]);
    expect(() => rebased(louder, { ...louder, volume: 0.5 })).toThrow('changed elsewhere');
    expect(() => rebased(louder, removed)).toThrow('changed elsewhere');
  });
});
