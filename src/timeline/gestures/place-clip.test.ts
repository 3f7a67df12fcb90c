import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editContext, startEdit } from '../../testing/timeline/made-edits.ts';
import { viewEdit } from '../geometry/edit-view.ts';
import { applyOperations } from '../model/apply-operations.ts';
import { durationOf, placeSegments } from '../model/edit.ts';
import { insertClip, layOver } from './place-clip.ts';

const edit = startEdit();
const view = viewEdit(edit, () => []);
const [first] = edit.segments;
const clip = { assetId: first?.assetId ?? '', durationSec: 2 };
const moment = fc.double({ min: 0, max: view.durationSec, noNaN: true });

describe('a clip put to use', () => {
  it('lengthens the edit by itself and begins at the moment, or at the cut within reach', () => {
    fc.assert(
      fc.property(moment, (sec) => {
        const after = applyOperations(edit, insertClip(view, clip, sec, 0.5), editContext());
        expect(durationOf(after)).toBeCloseTo(view.durationSec + 2, 4);
        const known = new Set(edit.segments.map(({ id }) => id));
        const added = placeSegments(after).filter(({ id }) => !known.has(id));
        const starts = added.map(({ outputStartSec }) => Math.abs(outputStartSec - sec));
        expect(Math.min(...starts)).toBeLessThanOrEqual(0.5 + 1e-6);
      }),
    );
  });

  it('lies over the edit from the moment on and not beyond its end', () => {
    fc.assert(
      fc.property(moment, (sec) => {
        fc.pre(sec < view.durationSec - 0.06);
        const after = applyOperations(edit, layOver(view, clip, sec), editContext());
        const added = after.broll.at(-1);
        expect(added?.outputStartSec).toBeCloseTo(sec, 5);
        expect((added?.outputStartSec ?? 0) + (added?.durationSec ?? 0)).toBeLessThanOrEqual(
          view.durationSec + 1e-5,
        );
      }),
    );
  });

  it('has nothing to lie over at the end', () => {
    expect(() => layOver(view, clip, view.durationSec)).toThrow(/at the end/);
  });
});
