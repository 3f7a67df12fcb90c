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

  it('names no place where only the order or the whole edit is another', () => {
    expect(proposed({ type: 'move', segmentId: 'b', toIndex: 0 })).toEqual([]);
    expect(proposed({ type: 'set_aspect', aspect: '1:1' })).toEqual([]);
  });
});
