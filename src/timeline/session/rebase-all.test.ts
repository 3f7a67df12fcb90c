import { describe, expect, it } from 'vitest';
import { editContext, startEdit } from '../../testing/timeline/made-edits.ts';
import { applyOperations } from '../model/apply-operations.ts';
import type { EditOperation } from '../model/edit-operation.ts';
import { rebaseAll } from './rebase-all.ts';

const context = editContext('new ');
const from = startEdit();
const [first] = from.segments;
if (first === undefined) throw new Error('There is a segment.');

describe('operations said again for another edit', () => {
  it('see what those before them made, on both sides', () => {
    // Somebody else put two seconds before everything.
    const to = {
      ...from,
      segments: [{ ...first, id: 'z', sourceStartSec: 40, sourceEndSec: 42 }, ...from.segments],
    };
    const mine: EditOperation[] = [
      { type: 'split', segmentId: 'a', atSec: 5 },
      { type: 'split', segmentId: 'mine', atSec: 9 },
    ];
    const again = rebaseAll(mine, from, to, context, ['mine', 'other']);
    expect(again).toEqual([
      { type: 'split', segmentId: 'a', atSec: 7 },
      { type: 'split', segmentId: 'mine', atSec: 11 },
    ]);
  });

  it('shorten pauses last: what they make is known to the service alone', () => {
    const pauses: EditOperation = { type: 'remove_silences', minSilenceSec: 0.5, keepSec: 0.1 };
    const split: EditOperation = { type: 'split', segmentId: 'a', atSec: 12 };
    const shortened = applyOperations(from, [pauses], editContext());
    expect(shortened.segments.length).toBeGreaterThan(from.segments.length);
    // Without the pauses the split is still inside the whole segment on both sides.
    expect(rebaseAll([pauses, split], from, from, context)).toEqual([pauses, split]);
  });
});
