import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editAfter, editContext, startEdit, wish } from '../../testing/timeline/made-edits.ts';
import { itemsOf, segmentIndexAt, viewEdit } from './edit-view.ts';
import { hitTest } from './hit-test.ts';
import { LANES, LANES_HEIGHT_PX, laneAt, laneOf } from './lanes.ts';
import { snapPlayhead, snapSec } from './snap.ts';
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

  it('is the music anywhere under the edit, which the list names last and as long as the edit', () => {
    const view = viewEdit({ ...startEdit(), music: { assetId: 'music', volume: 1, startSec: 3 } }, () => []);
    expect(itemsOf(view).at(-1)).toEqual({
      kind: 'music',
      id: 'music',
      startSec: 0,
      endSec: view.durationSec,
    });
    const scale = fitScale(view.durationSec, 1000);
    const { topPx } = laneOf('music');
    expect(hitTest(view, scale, 500, topPx + 5)).toEqual({ on: 'music', id: 'music' });
    expect(itemsOf(viewAfter([])).filter(({ kind }) => kind === 'music')).toEqual([]);
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

  const text = (id: string, outputStartSec: number, durationSec: number) => ({
    ...{ id, text: 'T', preset: 'label' as const, outputStartSec, durationSec },
    ...{ xPercent: null, yPercent: null },
  });
  const [video, texts] = [laneOf('video').topPx + 5, laneOf('text').topPx];
  const scale = { startSec: 0, pxPerSec: 20, widthPx: 800 };

  it('is of texts that share their lane the one whose row is there, the gap below with the last', () => {
    const view = viewEdit({ ...startEdit(), texts: [text('t', 2, 5), text('u', 3, 5)] }, () => []);
    const at = (down: number) => hitTest(view, scale, 100, texts + down);
    expect([0, 5, 13].map((down) => at(down))).toMatchObject([{ id: 't' }, { id: 't' }, { id: 't' }]);
    expect([16, 28, 31].map((down) => at(down))).toMatchObject([{ id: 'u' }, { id: 'u' }, { id: 'u' }]);
    expect(hitTest(view, scale, 45, texts + 20)).toEqual({ on: 'nothing' });
    expect(hitTest(view, scale, 45, texts + 5)).toMatchObject({ on: 'text', id: 't', edge: 'start' });
    expect(hitTest(view, scale, 135, texts + 5)).toMatchObject({ id: 't', edge: 'end' });
    expect(hitTest(view, scale, 145, texts + 5)).toEqual({ on: 'nothing' });
    const alone = viewEdit({ ...startEdit(), texts: [text('t', 2, 5)] }, () => []);
    expect(hitTest(alone, scale, 100, texts + 31)).toMatchObject({ id: 't', edge: null });
  });

  it('is an edge only where there is room for a body, and never out of reach', () => {
    const narrow = viewEdit({ ...startEdit(), texts: [text('t', 2, 0.85), text('n', 10, 0.01)] }, () => []);
    expect([40, 48, 56].map((x) => hitTest(narrow, scale, x, texts + 5))).toMatchObject([
      ...[{ edge: null }, { edge: null }, { edge: null }],
    ]);
    expect(hitTest(narrow, scale, 201.5, texts + 5)).toMatchObject({ id: 'n', edge: 'end' });
    const view = viewEdit(startEdit(), () => []);
    const edges = [-1, 0, 6, 7, 393, 394, 400, 406, 407].map((x) => {
      const hit = hitTest(view, scale, x, video);
      return 'edge' in hit ? `${hit.id} ${hit.edge}` : hit.on;
    });
    expect(edges).toEqual([
      ...['nothing', 'a start', 'a start', 'a null', 'a null'],
      ...['a end', 'b start', 'b start', 'b null'],
    ]);
    const behind = [600, 606, 607].map((x) => hitTest(view, scale, x, video).on);
    expect(behind).toEqual(['segment', 'segment', 'nothing']);
    expect(hitTest(view, scale, 12, video, 16)).toMatchObject({ edge: 'start' });
  });

  it('is a word while it is said, and the music only under the edit', () => {
    const context = editContext();
    const view = viewEdit(
      { ...startEdit(), music: { assetId: 'music', volume: 1, startSec: 0 } },
      context.wordsOf,
    );
    const at = (id: 'words' | 'music' | 'sound' | 'broll' | 'ruler', x: number) =>
      hitTest(view, scale, x, laneOf(id).topPx + 3);
    expect([40, 43, 53, 55].map((x) => at('words', x))).toEqual([
      ...[{ on: 'nothing' }, { on: 'word', index: 2 }, { on: 'word', index: 2 }, { on: 'nothing' }],
    ]);
    expect([-1, 0, 599, 600].map((x) => at('music', x).on)).toEqual(['nothing', 'music', 'music', 'nothing']);
    expect([at('sound', 50).on, at('broll', 50).on, at('ruler', 50).on]).toEqual([
      'nothing',
      'nothing',
      'ruler',
    ]);
  });

  it('finds every lane at its middle', () => {
    for (const { id, topPx, heightPx } of LANES) expect(laneAt(topPx + heightPx / 2)).toBe(id);
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

  it('brings the playhead to a point or an edge within reach, and leaves it alone elsewhere', () => {
    fc.assert(
      fc.property(wishes, share, share, share, (asked, at, point, withinSec) => {
        const view = viewAfter(asked);
        const [sec, pointSec] = [at * view.durationSec, point * view.durationSec];
        const there = [
          ...[0, pointSec],
          ...itemsOf(view).flatMap(({ startSec, endSec }) => [startSec, endSec]),
        ];
        const best = Math.min(...there.map((one) => Math.abs(one - sec)));
        const snapped = snapPlayhead(sec, { view, withinSec, pointsSec: [pointSec] });
        expect(Math.abs(snapped.sec - sec)).toBe(best <= withinSec ? best : 0);
        expect(snapped.guideSec).toBe(best <= withinSec ? snapped.sec : null);
      }),
    );
  });

  it('does not bring the playhead to words', () => {
    const view = viewAfter([]);
    expect(snapSec(5.12, { view, playheadSec: 0, withinSec: 0.1 }).sec).toBeCloseTo(5.1, 6);
    expect(snapPlayhead(5.12, { view, withinSec: 0.1 })).toEqual({ sec: 5.12, guideSec: null });
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
