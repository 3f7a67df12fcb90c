import { describe, expect, it } from 'vitest';
import { editContext, startEdit } from '../../testing/timeline/made-edits.ts';
import { applyOperations } from './apply-operations.ts';
import type { EditOperation } from './edit-operation.ts';
import { proposedStretches } from './proposed-stretches.ts';

const proposed = (...operations: EditOperation[]) => {
  const now = startEdit();
  return proposedStretches(now, applyOperations(now, operations, editContext()));
};
const text = { type: 'add_text', text: 'Hello', preset: 'label', durationSec: 2 } as const;

describe('a change that is proposed', () => {
  it('names what would go, where it stands now', () => {
    expect(proposed({ type: 'remove_range', outputStartSec: 3, outputEndSec: 5 })).toEqual([
      { startSec: 3, endSec: 5, tone: 'cut' },
    ]);
    expect(proposed({ type: 'remove', segmentIds: ['a'] })).toEqual([
      { startSec: 0, endSec: 20, tone: 'cut' },
    ]);
  });

  it('names what would come or look otherwise where it would be among what is there now', () => {
    expect(proposed({ type: 'set_segment', segmentId: 'b', zoom: 2 })).toEqual([
      { startSec: 20, endSec: 30, tone: 'changed' },
    ]);
    const cutAndText = proposed(
      { type: 'remove_range', outputStartSec: 0, outputEndSec: 5 },
      { ...text, outputStartSec: 1 },
    );
    expect(cutAndText).toEqual([
      { startSec: 0, endSec: 5, tone: 'cut' },
      { startSec: 6, endSec: 8, tone: 'changed' },
    ]);
  });

  it('names every part that would go, also at the ends and where the order is another', () => {
    const cut = (outputStartSec: number, outputEndSec: number) =>
      ({ type: 'remove_range', outputStartSec, outputEndSec }) as const;
    expect(proposed(cut(28, 30), cut(18, 22), cut(5, 6), cut(0, 1))).toEqual(
      [
        [0, 1],
        [5, 6],
        [18, 20],
        [20, 22],
        [28, 30],
      ].map(([startSec, endSec]) => ({ startSec, endSec, tone: 'cut' })),
    );
    expect(
      proposed(
        { type: 'split', segmentId: 'a', atSec: 8 },
        { type: 'move', segmentId: 'b', toIndex: 0 },
        cut(10, 11),
      ),
    ).toEqual([{ startSec: 0, endSec: 1, tone: 'cut' }]);
    // Too little to be seen.
    expect(proposed({ type: 'trim', segmentId: 'b', sourceEndSec: 11.9995 })).toEqual([]);
  });

  it('counts all that would go before something else, and nothing behind it', () => {
    const cut = (outputStartSec: number, outputEndSec: number) =>
      ({ type: 'remove_range', outputStartSec, outputEndSec }) as const;
    const found = proposed(cut(25, 27), cut(10, 12), cut(2, 4), { ...text, outputStartSec: 12 });
    expect(found.filter(({ tone }) => tone === 'changed')).toEqual([
      { startSec: 16, endSec: 18, tone: 'changed' },
    ]);
    const beside = proposed(cut(10, 12), { ...text, outputStartSec: 3 });
    expect(beside.at(-1)).toEqual({ startSec: 3, endSec: 5, tone: 'changed' });
  });

  it('stands on its material, whatever becomes longer, shorter or moves before it', () => {
    const start = startEdit();
    const now = applyOperations(start, [{ type: 'split', segmentId: 'a', atSec: 8 }], editContext());
    const changed = (...operations: EditOperation[]) =>
      proposedStretches(now, applyOperations(now, operations, editContext('x')))
        .filter(({ tone }) => tone === 'changed')
        .map(({ startSec, endSec }) => [startSec, endSec]);
    const zoom: EditOperation = { type: 'set_segment', segmentId: 'b', zoom: 2 };
    const insert = { type: 'insert', assetId: 'long', sourceStartSec: 30, sourceEndSec: 35 } as const;
    expect(changed({ type: 'set_segment', segmentId: 'a', speed: 2 }, zoom)).toEqual([
      [0, 8],
      [20, 30],
    ]);
    expect(changed({ ...insert, toIndex: 0 }, zoom)).toEqual([
      [0, 5],
      [20, 30],
    ]);
    // Where it would come.
    expect(changed({ ...insert, toIndex: 1 })).toEqual([[8, 13]]);
    expect(changed({ type: 'move', segmentId: 'b', toIndex: 0 }, zoom)).toEqual([[20, 30]]);
    expect(changed({ type: 'trim', segmentId: 'b', sourceEndSec: 12.5 })).toEqual([[30, 30.5]]);
  });

  it('names no place where only the order or the whole edit is another', () => {
    expect(proposed({ type: 'move', segmentId: 'b', toIndex: 0 })).toEqual([]);
    expect(proposed({ type: 'set_aspect', aspect: '1:1' })).toEqual([]);
  });
});
