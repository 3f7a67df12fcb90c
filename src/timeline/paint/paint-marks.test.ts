import { describe, expect, it } from 'vitest';
import type { Painted } from '../../testing/pictures/painted.ts';
import {
  changedBox,
  expectAt,
  lane,
  P,
  paint,
  segment,
  WIDTH,
} from '../../testing/timeline/painted-timeline.ts';
import { LANES_HEIGHT_PX } from '../geometry/lanes.ts';
import type { Edit } from '../model/edit.ts';
import type { Hold } from '../session/editor-store.ts';

const video = lane('video');

/** Of the letters in the note of a hand. */
function darkest(picture: Painted): number {
  let least = 255;
  for (let y = 88; y < 104; y += 1)
    for (let x = 118; x < 150; x += 1) least = Math.min(least, Math.max(...picture.at(x, y).slice(0, 3)));
  return least;
}

describe('marks over the lanes', () => {
  const spans = (tone: 'changed' | 'cut' | 'chosen', startSec = 2, endSec = 6) => ({
    marks: { edit: {} as Edit, spans: [{ startSec, endSec, tone }] },
  });

  it.each([
    ['changed', P.score],
    ['cut', P.bad],
    ['chosen', P.focus],
  ] as const)('%s is a bar over a wash from the ruler down', (tone, color) => {
    const [before, picture] = [paint(), paint(spans(tone))];
    expect(changedBox(before, picture)).toEqual({ x: 40, y: 29, width: 80, height: LANES_HEIGHT_PX - 29 });
    for (const y of [29, 30]) expectAt(picture, 60, y, color);
    expect(picture.at(61, 130)).not.toEqual(before.at(61, 130));
  });

  it('is hatched where it is cut, and as steady while it scrolls', () => {
    const rowOf = (picture: Painted, x: number) =>
      [...Array(40).keys()].map((y) => picture.at(x, 200 + y).join());
    expect(new Set(rowOf(paint(spans('chosen')), 60)).size).toBe(1);
    expect(new Set(rowOf(paint(spans('cut')), 60)).size).toBeGreaterThan(1);
    const long = paint({ ...spans('cut', 0, 99), startSec: 50, edit: { segments: [segment('a', 100)] } });
    expect(rowOf(long, 200)).toEqual(rowOf(long, 207));
    expect(changedBox(paint(), paint(spans('cut', 30, 40)))).toBeNull();
    expect(changedBox(paint(), paint(spans('changed', 3, 3)))?.width).toBe(3);
  });
});

describe('in and out points and markers', () => {
  it('mark what lies between them on the ruler and over the lanes', () => {
    const [before, picture] = [paint(), paint({ range: { inSec: 2, outSec: 6 } })];
    expect(changedBox(before, picture)).toEqual({ x: 40, y: 2, width: 80, height: LANES_HEIGHT_PX - 2 });
    for (const [x, y] of [
      [40, 130],
      [119, 130],
      [41, 10],
      [118, 20],
      [44, 3],
      [115, 3],
      [70, 25],
    ] as const)
      expectAt(picture, x, y, P.focus);
    expectAt(picture, 45, 10, P.surface);
    expect(picture.at(80, 130)).not.toEqual(before.at(80, 130));
    const open = paint({ range: { inSec: 2, outSec: null } });
    expect(changedBox(before, open)).toMatchObject({ x: 40, width: 260 });
    expectAt(open, 298, 10, P.surface);
    const until = paint({ range: { inSec: null, outSec: 6 } });
    expect(changedBox(before, until)).toMatchObject({ x: 0, width: 120 });
    expectAt(until, 0, 10, P.surface);
    expect(changedBox(before, paint())).toBeNull();
  });

  it('are flags on the ruler with a faint line down', () => {
    const [before, picture] = [paint(), paint({ markerSecs: [5, -9, 90] })];
    expect(changedBox(before, picture)).toEqual({ x: 96, y: 15, width: 9, height: LANES_HEIGHT_PX - 15 });
    for (const [x, y] of [
      [97, 16],
      [103, 16],
      [100, 26],
      [103, 22],
    ] as const)
      expectAt(picture, x, y, P.score);
    expect(picture.at(96, 27)).toEqual(before.at(96, 27));
    expect(picture.at(104, 27)).toEqual(before.at(104, 27));
    expect(picture.at(100, 150)).not.toEqual(before.at(100, 150));
    expect(picture.at(101, 150)).toEqual(before.at(101, 150));
  });
});

describe('what a hand does', () => {
  const hold = (change: Partial<Hold> = {}): Hold => ({
    ...{ ids: new Set<string>(), byPx: 0, says: '', xPx: 100, yPx: 120, isStopped: false },
    ...change,
  });

  it('carries segments a little above their lane, and leaves them faint where they stand', () => {
    const [before, picture] = [paint(), paint({ hold: hold({ ids: new Set(['b']), byPx: -150 }) })];
    const held = { x: 50, y: video.topPx - 6, width: 100, height: video.heightPx };
    expect(picture.boxOf(P.focus)).toEqual(held);
    expectAt(picture, 51, 130, P.focus);
    expect(picture.at(250, 130)).not.toEqual(before.at(250, 130));
    expect(changedBox(before, picture)).toMatchObject({ x: 50, y: video.topPx - 6, width: 250 });
    expect(changedBox(before, paint({ hold: hold({ ids: new Set(['x']) }) }))).toBeNull();
  });

  it('says what it does beside the pointer, inside the canvas', () => {
    const note = (change: Partial<Hold> = {}) => {
      const picture = paint({ hold: hold({ says: '+1.20 s', ...change }) });
      return { ...(changedBox(paint(), picture) ?? { x: -1, y: -1, width: 0, height: 0 }), picture };
    };
    const beside = note();
    expect([beside.x, beside.y, beside.height]).toEqual([114, 86, 20]);
    expectAt(beside.picture, 114, 95, P.lineStrong);
    expectAt(beside.picture, 117, 89, P.surface);
    expect(note({ xPx: -90, yPx: -90 })).toMatchObject({ x: 2, y: 2 });
    const corner = note({ xPx: 900, yPx: 900 });
    expect([corner.x + corner.width, corner.y + corner.height]).toEqual([WIDTH - 2, LANES_HEIGHT_PX]);
    expectAt(note({ isStopped: true }).picture, 114, 95, P.bad);
    expect(darkest(note({ isStopped: true }).picture)).toBeGreaterThan(110);
    expect(darkest(beside.picture)).toBeLessThan(100);
    expect(Math.abs(beside.width - (note({ says: '+1.20 s+1.20 s' }).width - 12) / 2 - 6 - 6)).toBeLessThan(
      2,
    );
  });

  it('shows where it snaps to: a line, wider beside the playhead, or where it can go no further', () => {
    const guide = paint({ guideSec: 5 });
    expect(guide.boxOf(P.focus)).toEqual({ x: 100, y: 0, width: 1, height: LANES_HEIGHT_PX });
    expect(paint({ guideSec: 5, hold: hold({ isStopped: true }) }).boxOf(P.bad)).toMatchObject({
      x: 100,
      width: 1,
    });
    const both = paint({ guideSec: 5, playheadSec: 5 }).boxOf(P.focus);
    expect(both).toMatchObject({ x: 97, width: 6 });
  });

  it('shows where it would drop, and draws a rectangle from any corner', () => {
    expect(paint({ dropSec: 5 }).boxOf(P.focus)).toEqual({ x: 98, y: video.topPx - 4, width: 4, height: 70 });
    const [before, drawn] = [
      paint(),
      paint({ marquee: { fromXPx: 390, fromYPx: 200, toXPx: 320, toYPx: 40 } }),
    ];
    expect(changedBox(before, drawn)).toEqual({ x: 320, y: 40, width: 71, height: 161 });
    expectAt(drawn, 320, 100, P.focus);
    expect(drawn.at(350, 100)).not.toEqual(before.at(350, 100));
    expect(drawn.at(350, 100)[0]).toBeGreaterThan(200);
  });

  it('has the playhead over all of it', () => {
    const [before, picture] = [paint(), paint({ playheadSec: 5 })];
    expect(changedBox(before, picture)).toEqual({ x: 93, y: 8, width: 14, height: LANES_HEIGHT_PX - 8 });
    for (const [x, y] of [
      [94, 9],
      [105, 9],
      [99, 20],
      [99, 270],
      [100, 270],
    ] as const)
      expectAt(picture, x, y, P.accent);
    expect(picture.at(94, 21)).toEqual(before.at(94, 21));
    expect(picture.at(105, 21)).toEqual(before.at(105, 21));
  });
});
