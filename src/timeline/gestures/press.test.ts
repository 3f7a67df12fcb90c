import { describe, expect, it } from 'vitest';
import { editContext, startEdit } from '../../testing/timeline/made-edits.ts';
import { viewEdit } from '../geometry/edit-view.ts';
import type { Hit } from '../geometry/hit-test.ts';
import { laneOf } from '../geometry/lanes.ts';
import {
  boxOfPress,
  clickOf,
  cursorOf,
  type HeldKeys,
  movePress,
  type Press,
  scaleOfPress,
  scrollPress,
  spanOfPress,
  startPress,
} from './press.ts';

const FREE: HeldKeys = { roll: false, slip: false, add: false };
const context = editContext();
const view = viewEdit(
  { ...startEdit(), music: { assetId: 'music', volume: 1, startSec: 0 } },
  context.wordsOf,
);
const scale = { startSec: 4, pxPerSec: 50, widthPx: 600 };
const heightOf = (lane: 'ruler' | 'video' | 'words' | 'sound' | 'music') => laneOf(lane).topPx + 10;
const press = (xPx: number, lane: Parameters<typeof heightOf>[0], change: Partial<Press> = {}): Press =>
  startPress(
    { pointerId: 1, isTouch: false, keys: FREE, scale, view, selection: new Set<string>(), ...change },
    { xPx, yPx: heightOf(lane) },
  );
const moved = (from: Press, byXPx: number, byYPx = 0): Press =>
  movePress(from, { xPx: from.at.xPx + byXPx, yPx: from.at.yPx + byYPx }, 0);

describe('a press', () => {
  it('is a scrub on the ruler, and elsewhere becomes a gesture once it has gone four pixels', () => {
    expect(press(100, 'ruler').gesture).toEqual({ kind: 'scrub' });
    const down = press(100, 'video');
    expect(down.gesture).toEqual({ kind: 'pressed' });
    expect(moved(down, 2, 3).gesture).toEqual({ kind: 'pressed' });
    expect(moved(down, 4).gesture).toMatchObject({ kind: 'drag', drag: { kind: 'move' } });
    expect(moved(down, 0, -4).gesture.kind).toBe('drag');
    expect(moved(moved(down, 9), -9).gesture.kind).toBe('drag');
    expect(moved(press(100, 'sound'), 9).gesture).toEqual({ kind: 'marquee' });
  });

  it('that adds draws a box over segments, and still pulls their edges', () => {
    const keys = { ...FREE, add: true };
    expect(moved(press(100, 'video', { keys }), 9).gesture).toEqual({ kind: 'marquee' });
    expect(moved(press(798, 'video', { keys }), 9).gesture).toMatchObject({ drag: { kind: 'trim' } });
  });

  it('of a finger scrolls unless what it is on was chosen before, and reaches further for edges', () => {
    const touch = { isTouch: true };
    expect(moved(press(100, 'video', touch), 9).gesture).toEqual({ kind: 'pan' });
    expect(moved(press(100, 'sound', touch), 9).gesture).toEqual({ kind: 'pan' });
    const chosen = { ...touch, selection: new Set(['a']) };
    expect(moved(press(100, 'video', chosen), 9).gesture).toMatchObject({ drag: { kind: 'move' } });
    expect(press(788, 'video', touch).hit).toMatchObject({ edge: 'end' });
    expect(press(788, 'video').hit).toMatchObject({ edge: null });
  });

  it('remembers its last movements', () => {
    let now = press(100, 'sound');
    for (let step = 0; step < 30; step += 1) now = movePress(now, { xPx: step, yPx: 0 }, step * 10);
    expect(now.trail).toHaveLength(13);
    expect(now.trail.at(-1)).toEqual({ atMs: 290, xPx: 29 });
  });

  it('has its place on the clock, which moves with the view', () => {
    const now = { ...moved(press(100, 'sound'), 50, -20), scrolledPx: 25 };
    expect(spanOfPress(now)).toEqual({ fromSec: 6, toSec: 7.5 });
    const yPx = heightOf('sound');
    expect(boxOfPress(now)).toEqual({ fromXPx: 75, fromYPx: yPx, toXPx: 150, toYPx: yPx - 20 });
    expect(scaleOfPress(now)).toEqual({ ...scale, startSec: 4.5 });
  });
});

describe('holding something near a side', () => {
  const held = (xPx: number) => ({ ...moved(press(300, 'sound'), xPx - 300), view });
  const scrolledAt = (xPx: number) => scrollPress(held(xPx), 600).scrolledPx;

  it('scrolls, faster the nearer, as far as there is something', () => {
    expect([36, 100, 500, 564].map(scrolledAt)).toEqual([0, 0, 0, 0]);
    expect(scrolledAt(582)).toBeCloseTo(7, 6);
    expect(scrolledAt(600)).toBeCloseTo(14, 6);
    expect(scrolledAt(900)).toBeCloseTo(14, 6);
    expect(scrolledAt(18)).toBeCloseTo(-7, 6);
    expect(scrolledAt(-90)).toBeCloseTo(-14, 6);
    const atStart = { ...held(0), scale: { ...scale, startSec: 0.1 } };
    expect(scrollPress(atStart, 600).scrolledPx).toBeCloseTo(-5, 6);
    const twice = scrollPress(scrollPress(held(600), 600), 600);
    expect(twice.scrolledPx).toBeCloseTo(28, 6);
  });

  it('does nothing where nothing is dragged, or a finger scrolls itself', () => {
    for (const gesture of [{ kind: 'pressed' }, { kind: 'pan' }] as const) {
      const still = { ...held(600), gesture };
      expect(scrollPress(still, 600)).toBe(still);
    }
    const inside = held(300);
    expect(scrollPress(inside, 600)).toBe(inside);
  });
});

describe('a click', () => {
  const click = (
    xPx: number,
    lane: Parameters<typeof heightOf>[0],
    keys: Partial<HeldKeys> = {},
    selected: string[] = [],
  ) => clickOf(press(xPx, lane, { keys: { ...FREE, ...keys }, selection: new Set(selected) }));

  it('selects what it is on, alone or with the others', () => {
    expect(click(100, 'video', {}, ['b'])).toEqual({ selection: new Set(['a']) });
    for (const keys of [{ add: true }, { roll: true }]) {
      expect(click(100, 'video', keys, ['b'])).toEqual({ selection: new Set(['b', 'a']) });
      expect(click(100, 'video', keys, ['a', 'b'])).toEqual({ selection: new Set(['b']) });
    }
    expect(click(100, 'music')).toEqual({ selection: new Set(['music']) });
  });

  it('goes to the word it is on, or to its moment inside the edit and selects nothing', () => {
    // The seventh second, in which the sixth word is said from 6.1 on.
    expect(click(120, 'words')).toEqual({ seekSec: 6.1 });
    expect(click(100, 'sound', {}, ['a'])).toEqual({ selection: new Set(), seekSec: 6 });
    expect(click(-900, 'sound').seekSec).toBe(0);
    expect(click(9000, 'sound').seekSec).toBe(30);
  });
});

describe('what the pointer looks like', () => {
  it.each([
    [{ on: 'word', index: 0 }, {}, 'pointer'],
    [{ on: 'music', id: 'music' }, {}, 'grab'],
    [{ on: 'ruler' }, {}, 'default'],
    [{ on: 'nothing' }, {}, 'default'],
    [{ on: 'segment', id: 'a', edge: 'end' }, {}, 'ew-resize'],
    [{ on: 'segment', id: 'a', edge: 'end' }, { roll: true }, 'col-resize'],
    [{ on: 'segment', id: 'a', edge: null }, {}, 'grab'],
    [{ on: 'segment', id: 'a', edge: null }, { slip: true }, 'ew-resize'],
    [{ on: 'text', id: 't', edge: null }, { slip: true }, 'grab'],
  ] as [Hit, Partial<HeldKeys>, string][])('over %o with %o is %s', (hit, keys, cursor) => {
    expect(cursorOf(hit, { ...FREE, ...keys })).toBe(cursor);
  });
});
