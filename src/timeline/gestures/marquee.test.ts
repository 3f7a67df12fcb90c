import { describe, expect, it } from 'vitest';
import { startEdit } from '../../testing/timeline/made-edits.ts';
import { viewEdit } from '../geometry/edit-view.ts';
import { laneOf } from '../geometry/lanes.ts';
import { markerSecs, toggledMarker } from '../geometry/markers.ts';
import { idsInBox } from './marquee.ts';

const text = (id: string, outputStartSec: number, durationSec: number) => ({
  ...{ id, text: 'T', preset: 'label' as const, outputStartSec, durationSec },
  ...{ xPercent: null, yPercent: null },
});
const edit = { ...startEdit(), texts: [text('t', 2, 5), text('u', 3, 5)] };
const scale = { startSec: 0, pxPerSec: 20, widthPx: 800 };

describe('a box that is drawn', () => {
  const { topPx, heightPx } = laneOf('text');
  const inBox = (fromXPx: number, fromYPx: number, toXPx: number, toYPx: number) =>
    [
      ...idsInBox(
        viewEdit(edit, () => []),
        scale,
        { fromXPx, fromYPx, toXPx, toYPx },
      ),
    ].toSorted();

  it('selects all that it touches, from whichever corner', () => {
    const video = laneOf('video').topPx + 5;
    expect(inBox(50, topPx + 2, 450, video)).toEqual(['a', 'b', 't', 'u']);
    expect(inBox(450, video, 50, topPx + 2)).toEqual(['a', 'b', 't', 'u']);
    expect(inBox(10, video, 399, video)).toEqual(['a']);
    expect(inBox(10, laneOf('sound').topPx, 700, laneOf('sound').topPx + 3)).toEqual([]);
    expect(inBox(650, video, 700, video)).toEqual([]);
  });

  it('selects of things that share a lane those whose row it reaches', () => {
    expect(inBox(0, 0, 700, topPx - 1)).toEqual([]);
    expect(inBox(0, 0, 700, topPx)).toEqual(['t']);
    expect(inBox(0, topPx + 2, 700, topPx + 10)).toEqual(['t']);
    expect(inBox(0, topPx + 20, 700, topPx + heightPx)).toEqual(['u']);
    expect(inBox(0, topPx + heightPx, 700, topPx + heightPx + 1)).toEqual(['u']);
    expect(inBox(0, topPx + heightPx + 1, 700, topPx + heightPx + 2)).toEqual([]);
  });
});

describe('markers on a cut', () => {
  const [first] = startEdit().segments;
  const view = (...spans: [number, number][]) =>
    viewEdit(
      {
        ...startEdit(),
        segments: spans.map(([sourceStartSec, sourceEndSec], at) => ({
          ...{ ...first, id: `s${at}`, assetId: 'long', zoom: 1, muted: false, volume: 1 },
          ...{ sourceStartSec, sourceEndSec },
        })),
      },
      () => [],
    );
  const at = (sourceSec: number) => ({ assetId: 'long', sourceSec });

  it('are shown once where the source goes on, and at each place where it is shown twice', () => {
    expect(markerSecs(view([0, 5], [5, 9]), [at(5)])).toEqual([5]);
    expect(markerSecs(view([0, 5], [0, 5]), [at(3)])).toEqual([3, 8]);
    expect(markerSecs(view([0, 5]), [at(3), at(1)])).toEqual([1, 3]);
    expect(markerSecs(view([0, 5]), [at(6)])).toEqual([]);
  });

  it('are taken away one at a time', () => {
    expect(toggledMarker(view([0, 9]), [at(3), at(7)], 3.01, 0.02)).toEqual([at(7)]);
    expect(toggledMarker(view(), [at(3)], 1, 0.02)).toEqual([at(3)]);
  });
});
