import { expect, it } from 'vitest';
import { editContext, startEdit } from '../../testing/timeline/made-edits.ts';
import { applyOperations } from '../model/apply-operations.ts';
import type { EditOperation } from '../model/edit-operation.ts';
import { impactOf } from './impact.ts';

it.each([
  [[], 0, 0],
  [[{ type: 'set_aspect', aspect: '1:1' }], 0, 0],
  [[{ type: 'set_segment', segmentId: 'a', zoom: 2 }], 0, 1],
  [[{ type: 'remove', segmentIds: ['a'] }], -20, 1],
  [
    [
      { type: 'remove', segmentIds: ['a'] },
      { type: 'trim', segmentId: 'b', sourceEndSec: 8 },
    ],
    -24,
    2,
  ],
  [[{ type: 'split', segmentId: 'a', atSec: 5 }], 0, 2],
  [[{ type: 'remove_range', outputStartSec: 5, outputEndSec: 6.5 }], -1.5, 2],
] as [EditOperation[], number, number][])(
  '%o changes the length by %d and so many segments: %d',
  (operations, durationDeltaSec, segmentsChanged) => {
    const edit = startEdit();
    expect(impactOf(edit, applyOperations(edit, operations, editContext()))).toEqual({
      durationDeltaSec,
      segmentsChanged,
    });
  },
);
