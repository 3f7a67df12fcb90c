import { describe, expect, it } from 'vitest';
import type { Painted } from '../../testing/pictures/painted.ts';
import {
  broll,
  type Change,
  changedBox,
  expectAt,
  lane,
  middleOf,
  P,
  paint,
  segment,
  text,
  WIDTH,
} from '../../testing/timeline/painted-timeline.ts';
import type { EditText } from '../model/edit.ts';

describe('the ground of a timeline', () => {
  it('has lanes as long as the edit, below the ruler', () => {
    const bottom = lane('music').topPx + lane('music').heightPx;
    const lanes = { x: 0, y: 32, width: 300, height: bottom - 32 };
    expect(paint().boxOf(P.background)).toEqual(lanes);
    expect(paint({ startSec: 5 }).boxOf(P.background)).toEqual({ ...lanes, width: 200 });
    expect(paint({ pxPerSec: 50 }).boxOf(P.background)).toEqual({ ...lanes, width: WIDTH });
    expect(paint({ edit: { segments: [] } }).boxOf(P.background)).toBeNull();
    expectAt(paint(), 390, 130, P.surface);
    expectAt(paint(), 100, 30, P.surface);
  });

  it('is drawn in the pixels of its screen', () => {
    const sharp = paint({}, 2);
    expect(sharp.at(2 * 299, 80)).toEqual(sharp.at(2 * 299 + 1, 81));
    expect(sharp.at(2 * 299, 80)).not.toEqual(sharp.at(2 * 300, 80));
  });
});

describe('the ruler', () => {
  /** Left to right, as high as they are above the lower edge of the ruler. */
  const ticksOf = (picture: Painted) => {
    const reach = (x: number) =>
      [...Array(12).keys()].findIndex(
        (up) => picture.at(x, 27 - up)[1] !== 0 || picture.at(x, 27 - up)[0] !== 255,
      );
    return [...Array(WIDTH).keys()].filter((x) => reach(x) > 2).map((x) => [x, reach(x)]);
  };

  it('has short marks between long ones, at round moments, over a line', () => {
    // A label each five seconds, a mark each second.
    expect(ticksOf(paint()).slice(0, 7)).toEqual([
      ...[
        [0, 10],
        [20, 5],
        [40, 5],
        [60, 5],
      ],
      ...[
        [80, 5],
        [100, 10],
        [120, 5],
      ],
    ]);
    expect(ticksOf(paint({ startSec: 2 }))[3]).toEqual([60, 10]);
    for (const x of [0, 399]) expectAt(paint(), x, 28, P.line);
  });

  it('says each long mark’s time, as exact as they are apart', () => {
    const inkAt = (pxPerSec: number, startSec: number, at: number) => {
      const picture = paint({ pxPerSec, startSec });
      let wide = 0;
      for (let x = at + 2; x < at + 70; x += 1)
        for (let y = 2; y < 17; y += 1) if ((picture.at(x, y)[0] ?? 255) < 200) wide = Math.max(wide, x - at);
      return wide;
    };
    // 0:05, 0:05.0, 0:05.00 and 1:00:05 take ever more room.
    const widths = [inkAt(20, 0, 100), inkAt(100, 4, 100), inkAt(200, 4, 200), inkAt(20, 3600, 100)];
    expect(widths[1]).toBeGreaterThan((widths[0] ?? 0) + 4);
    expect(widths[2]).toBeGreaterThan((widths[1] ?? 0) + 4);
    expect(widths[3]).toBeGreaterThan((widths[0] ?? 0) + 8);
  });
});

describe('texts and b-roll', () => {
  const { topPx, heightPx } = lane('text');

  it('stand in their lane for their time, in their colours', () => {
    const picture = paint({ edit: { texts: [text('t', 2, 3)], broll: [broll('o', 6, 4)] } });
    expect(picture.boxOf(P.score)).toEqual({ x: 40, y: topPx, width: 59, height: heightPx });
    expectAt(picture, 97, topPx + 3, P.scoreTrack);
    expect(picture.boxOf(P.good)).toEqual({
      x: 120,
      y: lane('broll').topPx,
      width: 79,
      height: lane('broll').heightPx,
    });
    expectAt(picture, 195, lane('broll').topPx + 3, P.goodWash);
    const scrolled = paint({ startSec: 3, edit: { texts: [text('t', 2, 3)] } });
    expect(scrolled.boxOf(P.scoreTrack)?.width).toBe(38);
    // However short, it can be seen and taken.
    expect(paint({ edit: { texts: [text('t', 2, 0.01)] } }).boxOf(P.score)?.width).toBe(2);
  });

  it('have an edge that tells what is chosen, and what is under the pointer', () => {
    const texts = [text('t', 2, 3)];
    const chosen = paint({ edit: { texts }, selection: new Set(['t']), hoverId: 't' });
    expect(chosen.boxOf(P.focus)).toEqual({ x: 40, y: topPx, width: 59, height: heightPx });
    expectAt(chosen, 41, topPx + 10, P.focus);
    expectAt(chosen, 43, topPx + 4, P.scoreTrack);
    const hovered = paint({ edit: { texts }, hoverId: 't' });
    expectAt(hovered, 40, topPx + 10, P.lineStrong);
    expectAt(hovered, 41, topPx + 4, P.scoreTrack);
    expectAt(paint({ edit: { texts }, hoverId: 'a' }), 40, topPx + 10, P.score);
  });

  it('share their lane where they stand at once, and say what they are where there is room', () => {
    const inkIn = (texts: EditText[], change: Change = {}) =>
      paint({ ...change, edit: { texts } }).boxOf(P.ink);
    const alone = inkIn([text('t', 2, 5)]);
    expect(alone?.x).toBeGreaterThanOrEqual(45);
    expect(alone?.x).toBeLessThan(50);
    expect(Math.abs((alone?.y ?? 0) + (alone?.height ?? 0) / 2 - middleOf('text'))).toBeLessThan(3);
    const two = inkIn([text('t', 2, 5), text('u', 3, 4, '')]);
    expect((two?.y ?? 0) + (two?.height ?? 0)).toBeLessThan(middleOf('text') + 1);
    expect(two?.height).toBeLessThan(alone?.height ?? 0);
    expect(inkIn([text('t', 2, 5), text('u', 3, 4), text('v', 3, 4)])).toBeNull();
    expect(inkIn([text('t', 2, 1)])).toBeNull();
    // The rest is left out with dots rather than drawn over what follows.
    const long = inkIn([text('t', 2, 5, 'A title that goes on and on')]);
    expect((long?.x ?? 0) + (long?.width ?? 0)).toBeLessThan(140);
    expect(long?.width).toBeGreaterThan(40);
    // It stays in sight while any of it is.
    expect(inkIn([text('t', 2, 10)], { startSec: 5 })?.x).toBeLessThan(10);
  });
});

describe('music', () => {
  const music = { assetId: 'tune', volume: 0.4, startSec: 0 };
  const { topPx, heightPx } = lane('music');

  it('is as long as the edit, and says what it is', () => {
    const named = (name: string) => paint({ edit: { music }, titleOf: (id) => (id === 'tune' ? name : '') });
    const picture = named('Tune');
    const bar = { x: 0, y: topPx, width: 300, height: heightPx };
    expect(changedBox(paint(), picture)).toEqual(bar);
    expectAt(picture, 290, topPx + 5, P.raised);
    expectAt(picture, 0, topPx + 5, P.line);
    expect(picture.boxOf(P.inkSoft)?.y).toBeLessThan(27);
    expect(changedBox(paint({ startSec: 16 }), paint({ startSec: 16, edit: { music } }))).toBeNull();
    expect(changedBox(paint({ pxPerSec: 40 }), paint({ pxPerSec: 40, edit: { music } }))?.width).toBe(WIDTH);
    const letters = changedBox(named(''), named('Tune'));
    expect(letters?.y).toBeGreaterThan(topPx + 4);
    expect(letters?.x).toBeLessThan(40);
  });

  it('has its label a little inside its left end, and cuts it off before the right one', () => {
    const inkOf = (title: string, seconds: number) => {
      const edit = { music, segments: [segment('a', seconds)] };
      const picture = paint({ edit, titleOf: (id) => (id === 'tune' ? title : '') });
      const columns = [...Array(20 * seconds - 2).keys()].slice(1);
      const painted = columns.filter((x) =>
        [...Array(heightPx - 4).keys()].some(
          (y) => (picture.at(x, topPx + 2 + y)[1] ?? 0) < 230 || (picture.at(x, topPx + 2 + y)[2] ?? 0) > 40,
        ),
      );
      return [painted[0] ?? -1, painted.at(-1) ?? -1] as const;
    };
    const [from, to] = inkOf('Tune', 10);
    expect(from).toBeGreaterThanOrEqual(5);
    expect(from).toBeLessThanOrEqual(10);
    expect(to).toBeGreaterThan(50);
    const [start, end] = inkOf('A tune that goes on and on and on', 5);
    expect(start).toBe(from);
    expect(end).toBeLessThan(94);
    expect(end).toBeGreaterThan(50);
  });

  it('tells whether it is chosen or under the pointer', () => {
    const chosen = paint({ edit: { music }, selection: new Set(['music']), hoverId: 'music' });
    expect(chosen.boxOf(P.focus)).toEqual({ x: 0, y: topPx, width: 300, height: heightPx });
    expectAt(chosen, 1, topPx + 5, P.focus);
    expectAt(chosen, 290, topPx + 5, P.scoreTrack);
    const hovered = paint({ edit: { music }, hoverId: 'music' });
    expectAt(hovered, 0, topPx + 5, P.lineStrong);
    expectAt(hovered, 1, topPx + 5, P.raised);
  });
});
