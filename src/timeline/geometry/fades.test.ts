import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startEdit } from '../../testing/timeline/made-edits.ts';
import { viewEdit } from './edit-view.ts';
import { fadeWedges } from './fades.ts';
import { fitScale, xOf } from './time-scale.ts';

const WIDTH_PX = 1000;
const fade = fc.double({ min: 0.01, max: 15, noNaN: true });

/** An edit of 30 s. */
function viewWith(fadeInSec: number, fadeOutSec: number) {
  return viewEdit({ ...startEdit(), fadeInSec, fadeOutSec }, () => []);
}

describe('the fades of an edit on the canvas', () => {
  it('are as long as they last, from the start and up to the end', () => {
    fc.assert(
      fc.property(fade, fade, (inSec, outSec) => {
        const view = viewWith(inSec, outSec);
        const scale = fitScale(view.durationSec, WIDTH_PX);
        const [into, out] = fadeWedges(view, scale);
        expect(into?.edgePx).toBe(xOf(scale, 0));
        expect(out?.edgePx).toBe(xOf(scale, view.durationSec));
        expect(((into?.fullPx ?? 0) - (into?.edgePx ?? 0)) / scale.pxPerSec).toBeCloseTo(inSec, 6);
        expect(((out?.edgePx ?? 0) - (out?.fullPx ?? 0)) / scale.pxPerSec).toBeCloseTo(outSec, 6);
      }),
    );
  });

  it('are not there where the edit has none', () => {
    const scale = fitScale(30, WIDTH_PX);
    expect(fadeWedges(viewWith(0, 0), scale)).toEqual([]);
    expect(fadeWedges(viewWith(0, 2), scale)).toHaveLength(1);
    expect(
      fadeWedges(
        viewEdit({ ...startEdit(), segments: [], fadeInSec: 1 }, () => []),
        scale,
      ),
    ).toEqual([]);
  });

  it('are left out where nothing of them is in sight', () => {
    const view = viewWith(2, 3);
    const near = { ...fitScale(30, WIDTH_PX), pxPerSec: 200 };
    expect(fadeWedges(view, { ...near, startSec: 2.5 })).toEqual([]);
    expect(fadeWedges(view, { ...near, startSec: 1.9 })).toHaveLength(1);
    expect(fadeWedges(view, { ...near, startSec: 22.5 })).toHaveLength(1);
  });
});
