import { describe, expect, it } from 'vitest';
import { startEdit } from '../../testing/timeline/made-edits.ts';
import { viewEdit } from './edit-view.ts';
import { type SnapTo, snapSec, snapSpan } from './snap.ts';

/** Two segments, the border at 20 and the end at 30; no words. */
const view = viewEdit(startEdit(), () => []);
const to = (change: Partial<SnapTo> = {}): SnapTo => ({ view, playheadSec: 50, withinSec: 0.5, ...change });

describe('snapping', () => {
  it('pulls a moment to what is near, and leaves it where nothing is', () => {
    expect(snapSec(19.6, to())).toEqual({ sec: 20, guideSec: 20 });
    expect(snapSec(20.5, to())).toEqual({ sec: 20, guideSec: 20 });
    expect(snapSec(19.4, to())).toEqual({ sec: 19.4, guideSec: null });
    expect(snapSec(10.2, to({ pointsSec: [3, 10, 17] }))).toEqual({ sec: 10, guideSec: 10 });
    expect(snapSec(10.2, to({ playheadSec: 10.3, pointsSec: [10] }))).toEqual({ sec: 10.3, guideSec: 10.3 });
  });

  it('leaves out what is dragged, and of an edge the place where it is held', () => {
    const text = { id: 't', text: 'Day 1', preset: 'label' as const, xPercent: null, yPercent: null };
    const withText = viewEdit(
      { ...startEdit(), texts: [{ ...text, outputStartSec: 4, durationSec: 3 }] },
      () => [],
    );
    expect(snapSec(4.2, to({ view: withText })).guideSec).toBe(4);
    expect(snapSec(4.2, to({ view: withText, without: new Set(['t']) })).guideSec).toBeNull();
    expect(snapSec(20.3, to({ heldSec: 20 })).guideSec).toBeNull();
    expect(snapSec(0.3, to({ heldSec: 0 })).guideSec).toBeNull();
    expect(snapSec(29.7, to({ heldSec: 20 })).guideSec).toBe(30);
    // Also not to something that stands there by chance, but to what is further off.
    expect(snapSec(20.3, to({ heldSec: 20, playheadSec: 20, pointsSec: [20, 20.7] })).guideSec).toBe(20.7);
  });

  it('finds the next word beside an edge that lies on the border of one', () => {
    const spoken = viewEdit(startEdit(), (assetId) =>
      assetId === 'long'
        ? [
            { index: 0, text: 'one', startSec: 19.2, endSec: 19.6 },
            { index: 1, text: 'two', startSec: 19.6, endSec: 20 },
          ]
        : [],
    );
    expect(snapSec(19.75, to({ view: spoken, heldSec: 20 })).guideSec).toBe(19.6);
    expect(snapSec(20.4, to({ view: spoken, heldSec: 20 })).guideSec).toBeNull();
  });

  it('pulls a stretch by whichever end is nearer to something, and keeps its length', () => {
    // Its end, at 20.3.
    expect(snapSpan(14.3, 6, to())).toEqual({ sec: 14, guideSec: 20 });
    // Its start.
    expect(snapSpan(20.3, 6, to())).toEqual({ sec: 20, guideSec: 20 });
    // Both: the end is nearer.
    expect(snapSpan(20.4, 9.5, to())).toEqual({ sec: 20.5, guideSec: 30 });
    // Both alike: the start.
    expect(snapSpan(20.25, 9.5, to())).toEqual({ sec: 20, guideSec: 20 });
    expect(snapSpan(5, 6, to())).toEqual({ sec: 5, guideSec: null });
  });
});
