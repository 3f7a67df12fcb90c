import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../../testing/property-runs.ts';
import { editAfter, editContext, startEdit, wish } from '../../testing/timeline/made-edits.ts';
import { applyOperation, applyOperations } from './apply-operations.ts';
import { changedStretches } from './changed-stretches.ts';
import type { Edit } from './edit.ts';
import type { EditOperation } from './edit-operation.ts';
import { changedShots } from './edit-shots.ts';
import { rebaseOperation } from './rebase-operation.ts';

const LEFT = { view: 'point', centerX: 0.2, centerY: 0.5 } as const;
const AUTO = { view: 'auto', centerX: null, centerY: null } as const;
const shot = (startSec: number, endSec: number, look: object = LEFT, assetId = 'long'): EditOperation =>
  ({ type: 'set_shot', assetId, startSec, endSec, ...look }) as EditOperation;
const edited = (...operations: EditOperation[]): Edit =>
  applyOperations(startEdit(), operations, editContext());
const wishes = fc.array(wish, { maxLength: 10 });

describe('shots of an edit framed by hand', () => {
  it('are kept by source and start, the last word on each moment', () => {
    expect(edited(shot(4, 8), shot(1, 2, LEFT, 'short'), shot(6, 10, { view: 'whole' })).shots).toEqual([
      { assetId: 'long', startSec: 4, endSec: 6, ...LEFT },
      { assetId: 'long', startSec: 6, endSec: 10, view: 'whole', centerX: null, centerY: null },
      { assetId: 'short', startSec: 1, endSec: 2, ...LEFT },
    ]);
  });

  it('are one where they meet and are framed alike, and none are absent', () => {
    expect(edited(shot(4, 6), shot(6, 8)).shots).toEqual([
      { assetId: 'long', startSec: 4, endSec: 8, ...LEFT },
    ]);
    expect(edited(shot(4, 6), shot(0, 20, { view: 'auto' }))).not.toHaveProperty('shots');
  });

  it('stay with their moments of the source through splits, moves, trims and removals', () => {
    const cut: EditOperation[] = [
      { type: 'split', segmentId: 'a', atSec: 5 },
      { type: 'move', segmentId: 'a', toIndex: 2 },
      { type: 'trim', segmentId: 'a', sourceStartSec: 1 },
      { type: 'remove', segmentIds: ['b'] },
    ];
    expect(edited(shot(4, 8), ...cut).shots).toEqual(edited(shot(4, 8)).shots);
  });

  it('never overlap, are in order, and hold a centre only where they are a point', () => {
    fc.assert(
      fc.property(wishes, (asked) => {
        const { shots = [] } = editAfter(startEdit(), asked, editContext());
        shots.forEach((one, at) => {
          const before = shots[at - 1];
          expect(one.endSec).toBeGreaterThan(one.startSec);
          expect(one.centerX === null).toBe(one.view !== 'point');
          if (before?.assetId === one.assetId) expect(one.startSec).toBeGreaterThanOrEqual(before.endSec);
        });
      }),
      { numRuns: propertyRuns(200) },
    );
  });

  it.each([
    ['that ends where it starts', shot(4, 4), 'shot_unclear'],
    ['without the place of its point', shot(4, 8, { view: 'point', centerX: 0.5 }), 'shot_unclear'],
    ['behind the end of its video', shot(59, 61), 'outside_source'],
    ['of a video that is not there', shot(1, 2, LEFT, 'elsewhere'), 'clip_not_ready'],
  ])('refuse one %s', (_, operation, reason) => {
    expect(() => applyOperation(startEdit(), operation, editContext())).toThrow(
      expect.objectContaining({ reason }),
    );
  });
});

describe('what changed of the shots', () => {
  it('turns the shots of one edit into those of any other', () => {
    fc.assert(
      fc.property(wishes, wishes, (mine, theirs) => {
        const [from, to] = [mine, theirs].map((asked) => editAfter(startEdit(), asked, editContext()));
        const changes = changedShots(from as Edit, to as Edit).map((one) =>
          shot(one.startSec, one.endSec, one, one.assetId),
        );
        expect(applyOperations(from as Edit, changes, editContext()).shots).toEqual(to?.shots);
      }),
      { numRuns: propertyRuns(300) },
    );
  });

  it('is nothing between equal ones, and what was taken back is automatic again', () => {
    expect(changedShots(edited(shot(4, 8)), edited(shot(4, 6), shot(6, 8)))).toEqual([]);
    expect(changedShots(edited(shot(4, 8)), edited(shot(4, 6)))).toEqual([
      { assetId: 'long', startSec: 6, endSec: 8, ...AUTO },
    ]);
  });

  it('is marked where it is seen, in every segment that shows it', () => {
    const twice: EditOperation = {
      type: 'insert',
      assetId: 'long',
      sourceStartSec: 6,
      sourceEndSec: 9,
      toIndex: 2,
    };
    expect(changedStretches(edited(twice), edited(twice, shot(4, 8)))).toEqual([
      { startSec: 4, endSec: 8 },
      { startSec: 30, endSec: 32 },
    ]);
  });

  it('is refused where another changed the same moments, and applies beside them', () => {
    const theirs = edited(shot(6, 10, { view: 'whole' }));
    const rebased = (operation: EditOperation) =>
      rebaseOperation(operation, startEdit(), theirs, editContext());
    expect(() => rebased(shot(4, 8))).toThrow('changed elsewhere');
    expect(rebased(shot(1, 6))).toEqual([shot(1, 6)]);
    expect(rebased(shot(6, 10, LEFT, 'short'))).toEqual([shot(6, 10, LEFT, 'short')]);
  });
});
