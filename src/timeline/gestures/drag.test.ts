import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../../testing/property-runs.ts';
import { editAfter, editContext, startEdit, wish } from '../../testing/timeline/made-edits.ts';
import { type EditView, itemsOf, viewEdit } from '../geometry/edit-view.ts';
import { applyOperations } from '../model/apply-operations.ts';
import { durationOf } from '../model/edit.ts';
import { moveTo, removeSelected, roll, splitAt, trimTo } from './commands.ts';
import { type Drag, planDrag } from './drag.ts';

const wishes = fc.array(wish, { maxLength: 8 });
const share = fc.double({ min: 0, max: 1, noNaN: true });
const delta = fc.double({ min: -40, max: 40, noNaN: true, noDefaultInfinity: true });

function viewAfter(asked: Parameters<typeof editAfter>[1]): EditView {
  const context = editContext();
  return viewEdit(editAfter(startEdit(), asked, context), context.wordsOf);
}

function dragsOf(view: EditView): Drag[] {
  return itemsOf(view).flatMap(({ kind, id }): Drag[] => {
    if (kind === 'music') return [{ kind }];
    return kind === 'segment'
      ? [
          { kind: 'trim', id, edge: 'start' },
          { kind: 'trim', id, edge: 'end' },
          { kind: 'slip', id },
          { kind: 'move', ids: new Set([id]) },
        ]
      : [
          { kind: 'slide', of: kind, id },
          { kind: 'resize', of: kind, id, edge: 'start' },
          { kind: 'resize', of: kind, id, edge: 'end' },
        ];
  });
}

describe('a drag', () => {
  it('can always be let go: whatever it plans can be applied', () => {
    fc.assert(
      fc.property(wishes, share, delta, share, (asked, from, by, snap) => {
        const view = viewAfter(asked);
        const context = editContext('d');
        const fromSec = from * view.durationSec;
        for (const drag of dragsOf(view)) {
          const { usableSec, heardSec } = context;
          const dragged = { view, playheadSec: 3, snapWithinSec: snap, usableSec, heardSec };
          const plan = planDrag(drag, fromSec, fromSec + by, dragged);
          const after = applyOperations(view.edit, plan.operations, context);
          if (['slip', 'move', 'slide'].includes(drag.kind))
            expect(durationOf(after)).toBeCloseTo(view.durationSec, 4);
        }
      }),
      // A slip by half a microsecond of the shortest segment there can be.
      {
        numRuns: propertyRuns(200),
        examples: [[[{ kind: 'insert', sec: 0, length: 0.05, to: 0 }], 0, -5e-7, 0]],
      },
    );
  });

  it('says how far it goes, and why no further', () => {
    const view = viewAfter([]);
    const { usableSec, heardSec } = editContext();
    const plan = (drag: Drag, fromSec: number, toSec: number) =>
      planDrag(drag, fromSec, toSec, { view, playheadSec: 0, snapWithinSec: 0, usableSec, heardSec });
    const end: Drag = { kind: 'trim', id: 'b', edge: 'end' };
    expect(plan(end, 30, 28)).toMatchObject({ measure: { bySec: -2, lengthSec: 8 }, stopped: null });
    expect(plan(end, 30, 33)).toMatchObject({
      measure: { bySec: 0.5, lengthSec: 10.5 },
      guideSec: 30.5,
      stopped: { reason: 'no_more_material' },
    });
    expect(plan(end, 30, 10)).toMatchObject({ stopped: { reason: 'too_short' } });
    expect(plan({ kind: 'slip', id: 'a' }, 5, 8)).toMatchObject({
      operations: [],
      stopped: { reason: 'no_more_material' },
    });
    expect(plan({ kind: 'roll', leftId: 'a', rightId: 'b' }, 20, 15)).toMatchObject({
      measure: { bySec: -2 },
      guideSec: 18,
      stopped: { reason: 'no_more_material' },
    });
  });

  it('that goes nowhere changes nothing', () => {
    fc.assert(
      fc.property(wishes, share, (asked, from) => {
        const view = viewAfter(asked);
        const { usableSec, heardSec } = editContext();
        const fromSec = from * view.durationSec;
        for (const drag of dragsOf(view)) {
          if (drag.kind === 'move') continue;
          const plan = planDrag(drag, fromSec, fromSec, {
            view,
            heardSec,
            playheadSec: 0,
            snapWithinSec: 0,
            usableSec,
          });
          expect(plan.operations).toEqual([]);
        }
      }),
    );
  });
});

describe('a command', () => {
  it('rolls a cut without changing how long the edit is', () => {
    fc.assert(
      fc.property(delta, (by) => {
        const view = viewAfter([]);
        const context = editContext();
        const [left, right] = view.segments;
        if (left === undefined || right === undefined) throw new Error('There are two segments.');
        const after = applyOperations(view.edit, roll(left, right, by, context.usableSec), context);
        expect(durationOf(after)).toBeCloseTo(view.durationSec, 5);
      }),
    );
  });

  it('moves several segments together to the place wanted', () => {
    fc.assert(
      fc.property(wishes, fc.nat(), fc.nat(), fc.nat(), (asked, first, second, place) => {
        const view = viewAfter(asked);
        const ids = view.segments.map(({ id }) => id);
        const moving = new Set([ids[first % ids.length] ?? '', ids[second % ids.length] ?? '']);
        const index = place % (ids.length + 1);
        const after = applyOperations(view.edit, moveTo(view, moving, index), editContext());
        const order = after.segments.map(({ id }) => id);
        const left = ids.slice(0, index).filter((id) => !moving.has(id));
        const right = ids.slice(index).filter((id) => !moving.has(id));
        expect(order).toEqual([...left, ...ids.filter((id) => moving.has(id)), ...right]);
      }),
    );
  });

  it('trims to the playhead from either side, and says why where it cannot', () => {
    const view = viewAfter([]);
    const context = editContext();
    expect(durationOf(applyOperations(view.edit, trimTo(view, 'start', 5), context))).toBeCloseTo(25, 6);
    expect(durationOf(applyOperations(view.edit, trimTo(view, 'end', 5), context))).toBeCloseTo(15, 6);
    expect(() => trimTo(view, 'start', 20)).toThrow('edge of the segment');
    expect(() => removeSelected(view, new Set())).toThrow('Nothing is selected');
    expect(splitAt(view, 25)).toEqual([{ type: 'split', segmentId: 'b', atSec: 25 }]);
  });
});
