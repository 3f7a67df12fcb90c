import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstAfter, nearestValue } from '../../base/sorted.ts';
import { editAfter, editContext, startEdit, wish } from '../../testing/timeline/made-edits.ts';
import { itemsOf, segmentIndexAt, viewEdit } from './edit-view.ts';
import { hitTest } from './hit-test.ts';
import { LANES, LANES_HEIGHT_PX, laneAt, laneOf } from './lanes.ts';
import { snapSec } from './snap.ts';
import { fitScale, xOf } from './time-scale.ts';

const wishes = fc.array(wish, { maxLength: 10 });
const share = fc.double({ min: 0, max: 1, noNaN: true });

function viewAfter(asked: Parameters<typeof editAfter>[1]) {
  const context = editContext();
  return viewEdit(editAfter(startEdit(), asked, context), context.wordsOf);
}

describe('what lies under a point', () => {
  it('is the segment shown there, in the middle of every segment', () => {
    fc.assert(
      fc.property(wishes, (asked) => {
        const view = viewAfter(asked);
        const scale = fitScale(view.durationSec, 4000);
        const y = laneOf('video').topPx + 5;
        for (const segment of view.segments) {
          const x = xOf(scale, (segment.outputStartSec + segment.outputEndSec) / 2);
          expect(hitTest(view, scale, x, y)).toMatchObject({ on: 'segment', id: segment.id });
        }
      }),
    );
  });

  it('is an edge within reach of it and the body elsewhere, and there is always an answer', () => {
    fc.assert(
      fc.property(wishes, share, share, (asked, across, down) => {
        const view = viewAfter(asked);
        const scale = fitScale(view.durationSec, 1200);
        const [x, y] = [across * 1200, down * LANES_HEIGHT_PX];
        const hit = hitTest(view, scale, x, y);
        if (!('edge' in hit) || hit.edge === null) return;
        const item = itemsOf(view).find(({ id }) => id === hit.id);
        const edgeSec = hit.edge === 'start' ? item?.startSec : item?.endSec;
        expect(Math.abs(xOf(scale, edgeSec ?? -1e9) - x)).toBeLessThanOrEqual(6.001);
      }),
    );
  });

  it('finds every lane at its middle', () => {
    for (const { id, topPx, heightPx } of LANES) expect(laneAt(topPx + heightPx / 2)).toBe(id);
  });
});

describe('searching in order', () => {
  const list = fc
    .array(fc.integer({ min: -50, max: 50 }), { maxLength: 30 })
    .map((values) => values.toSorted((a, b) => a - b));

  it('finds what looking at each would find', () => {
    fc.assert(
      fc.property(list, fc.integer({ min: -60, max: 60 }), (values, wanted) => {
        const at = values.findIndex((value) => value > wanted);
        expect(firstAfter(values, wanted, (value) => value)).toBe(at < 0 ? values.length : at);
        const nearest = nearestValue(values, wanted, (value) => value);
        const best = Math.min(...values.map((value) => Math.abs(value - wanted)));
        if (values.length === 0) expect(nearest).toBeNull();
        else expect(Math.abs((nearest ?? 0) - wanted)).toBe(best);
      }),
    );
  });
});

describe('snapping', () => {
  it('never goes further than allowed, and only to something that is there', () => {
    fc.assert(
      fc.property(wishes, share, share, share, (asked, at, playhead, reach) => {
        const view = viewAfter(asked);
        const [sec, playheadSec, withinSec] = [at * view.durationSec, playhead * view.durationSec, reach];
        const snapped = snapSec(sec, { view, playheadSec, withinSec });
        expect(Math.abs(snapped.sec - sec)).toBeLessThanOrEqual(withinSec);
        if (snapped.guideSec === null) {
          expect(snapped.sec).toBe(sec);
          expect(Math.abs(sec - playheadSec)).toBeGreaterThan(withinSec);
        }
      }),
    );
  });

  it('finds the segment of every moment', () => {
    fc.assert(
      fc.property(wishes, share, (asked, at) => {
        const view = viewAfter(asked);
        const sec = at * view.durationSec;
        const segment = view.segments[segmentIndexAt(view, sec)];
        expect(sec).toBeGreaterThanOrEqual((segment?.outputStartSec ?? 1e9) - 1e-9);
        expect(sec).toBeLessThanOrEqual(segment?.outputEndSec ?? -1);
      }),
    );
  });
});
