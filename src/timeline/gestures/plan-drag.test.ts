import { describe, expect, it } from 'vitest';
import { editContext, startEdit } from '../../testing/timeline/made-edits.ts';
import { viewEdit } from '../geometry/edit-view.ts';
import type { Hit } from '../geometry/hit-test.ts';
import type { Edit, EditBroll, EditText } from '../model/edit.ts';
import { type Drag, dragOf, planDrag } from './drag.ts';

const TEXT: EditText = {
  ...{ id: 't', text: 'Day 1', preset: 'label', outputStartSec: 4, durationSec: 3 },
  ...{ xPercent: null, yPercent: null },
};
const BROLL: EditBroll = {
  ...{ id: 'r', assetId: 'short', fit: 'cover' },
  ...{ outputStartSec: 12, durationSec: 2 },
};
const EDIT: Edit = {
  ...startEdit(),
  ...{ texts: [TEXT], broll: [BROLL], music: { assetId: 'music', volume: 0.5, startSec: 3 } },
};
const view = viewEdit(EDIT, () => []);
const { usableSec, heardSec } = editContext();
const STILL = {
  ...{ operations: [], guideSec: null, seekSec: null, dropIndex: null },
  ...{ followSec: 0, measure: null, stopped: null },
};

const plan = (
  drag: Drag,
  fromSec: number,
  toSec: number,
  change: { snap?: number; points?: number[]; edit?: Edit } = {},
) =>
  planDrag(drag, fromSec, toSec, {
    view: change.edit === undefined ? view : viewEdit(change.edit, () => []),
    playheadSec: 17,
    snapWithinSec: change.snap ?? 0,
    ...(change.points === undefined ? {} : { pointsSec: change.points }),
    usableSec,
    heardSec,
  });

describe('what is taken hold of', () => {
  const free = { roll: false, slip: false };
  const segment = (id: string, edge: 'start' | 'end' | null): Hit => ({ on: 'segment', id, edge });
  const of = (hit: Hit, held = {}, chosen: string[] = []) =>
    dragOf(hit, view, new Set(chosen), { ...free, ...held });

  it.each([
    [{ on: 'music', id: 'music' }, { kind: 'music' }],
    [
      { on: 'text', id: 't', edge: null },
      { kind: 'slide', of: 'text', id: 't' },
    ],
    [
      { on: 'broll', id: 'r', edge: 'end' },
      { kind: 'resize', of: 'broll', id: 'r', edge: 'end' },
    ],
    [{ on: 'ruler' }, null],
    [{ on: 'nothing' }, null],
    [{ on: 'word', index: 3 }, null],
  ] as [Hit, Drag | null][])('is what lies there: %o', (hit, drag) => {
    expect(of(hit)).toEqual(drag);
  });

  it('of segments are its edge, its place with all that is chosen, or its material', () => {
    expect(of(segment('a', 'end'))).toEqual({ kind: 'trim', id: 'a', edge: 'end' });
    expect(of(segment('a', null))).toEqual({ kind: 'move', ids: new Set(['a']) });
    expect(of(segment('a', null), {}, ['a', 'b'])).toEqual({ kind: 'move', ids: new Set(['a', 'b']) });
    expect(of(segment('a', null), {}, ['b'])).toEqual({ kind: 'move', ids: new Set(['a']) });
    expect(of(segment('a', null), { slip: true })).toEqual({ kind: 'slip', id: 'a' });
  });

  it('is the cut between two where that is asked for, from either side of it', () => {
    const cut = { kind: 'roll', leftId: 'a', rightId: 'b' };
    expect(of(segment('a', 'end'), { roll: true })).toEqual(cut);
    expect(of(segment('b', 'start'), { roll: true })).toEqual(cut);
    expect(of(segment('a', 'start'), { roll: true })).toEqual({ kind: 'trim', id: 'a', edge: 'start' });
    expect(of(segment('b', 'end'), { roll: true })).toEqual({ kind: 'trim', id: 'b', edge: 'end' });
  });
});

describe('a drag', () => {
  it('of something that is gone meanwhile does nothing', () => {
    for (const drag of [
      { kind: 'trim', id: 'x', edge: 'start' },
      { kind: 'roll', leftId: 'a', rightId: 'x' },
      { kind: 'roll', leftId: 'x', rightId: 'b' },
      { kind: 'slip', id: 'x' },
      { kind: 'slide', of: 'text', id: 'r' },
      { kind: 'resize', of: 'broll', id: 't', edge: 'end' },
    ] as Drag[])
      expect(plan(drag, 5, 8)).toEqual(STILL);
    expect(plan({ kind: 'music' }, 5, 8, { edit: { ...EDIT, music: null } })).toEqual(STILL);
    expect(plan({ kind: 'slip', id: 'b' }, 5, 5)).toEqual(STILL);
  });

  it('of the start of a segment shows its first picture, and the view goes along', () => {
    const start: Drag = { kind: 'trim', id: 'b', edge: 'start' };
    expect(plan(start, 20, 23)).toEqual({
      ...STILL,
      operations: [{ type: 'trim', segmentId: 'b', sourceStartSec: 5 }],
      seekSec: 20,
      followSec: -3,
      measure: { bySec: 3, lengthSec: 7 },
    });
    expect(plan(start, 20, 15)).toMatchObject({
      ...{ guideSec: 20, followSec: 2, measure: { bySec: -2, lengthSec: 12 } },
      stopped: { reason: 'no_more_material' },
    });
    expect(plan(start, 20, 35)).toMatchObject({ stopped: { reason: 'too_short' } });
    expect(plan(start, 20, 20).operations).toEqual([]);
  });

  it('of the end of a segment shows its last picture', () => {
    const end: Drag = { kind: 'trim', id: 'b', edge: 'end' };
    expect(plan(end, 30, 27)).toEqual({
      ...STILL,
      operations: [{ type: 'trim', segmentId: 'b', sourceEndSec: 9 }],
      seekSec: expect.closeTo(26.96, 9),
      measure: { bySec: -3, lengthSec: 7 },
    });
  });

  it('of a cut moves it, as far as both have material', () => {
    const cut: Drag = { kind: 'roll', leftId: 'a', rightId: 'b' };
    expect(plan(cut, 20, 23)).toEqual({
      ...STILL,
      operations: [
        { type: 'trim', segmentId: 'a', sourceEndSec: 23 },
        { type: 'trim', segmentId: 'b', sourceStartSec: 5 },
      ],
      seekSec: 23,
      measure: { bySec: 3, lengthSec: null },
    });
    expect(plan(cut, 20, 20).operations).toEqual([]);
  });

  it('of material brings earlier material to the right', () => {
    expect(plan({ kind: 'slip', id: 'b' }, 25, 26)).toEqual({
      ...STILL,
      operations: [{ type: 'trim', segmentId: 'b', sourceStartSec: 1, sourceEndSec: 11 }],
      seekSec: 20,
      measure: { bySec: -1, lengthSec: null },
    });
    expect(plan({ kind: 'slip', id: 'b' }, 25, 30)).toMatchObject({
      ...{ measure: { bySec: -2 }, stopped: { reason: 'no_more_material' } },
    });
  });

  it('of segments drops them at the nearer border of the one under the pointer', () => {
    const move: Drag = { kind: 'move', ids: new Set(['b']) };
    expect([-5, 9, 11, 24, 26, 99].map((sec) => plan(move, 25, sec).dropIndex)).toEqual([0, 0, 1, 1, 2, 2]);
    expect(plan(move, 25, 3)).toEqual({
      ...STILL,
      operations: [{ type: 'move', segmentId: 'b', toIndex: 0 }],
      dropIndex: 0,
    });
    expect(plan(move, 25, 3, { edit: { ...EDIT, segments: [] } }).dropIndex).toBe(0);
  });

  it('of a text or b-roll slides it inside the edit', () => {
    const text: Drag = { kind: 'slide', of: 'text', id: 't' };
    expect(plan(text, 5, 7)).toEqual({
      ...STILL,
      operations: [{ type: 'update_text', textId: 't', outputStartSec: 6 }],
      measure: { bySec: 2, lengthSec: null },
    });
    expect(plan(text, 5, -9)).toMatchObject({ operations: [{ outputStartSec: 0 }], measure: { bySec: -4 } });
    expect(plan(text, 5, 99)).toMatchObject({ operations: [{ outputStartSec: 27 }] });
    expect(plan(text, 5, 5).operations).toEqual([]);
    expect(plan({ kind: 'slide', of: 'broll', id: 'r' }, 12, 13).operations).toEqual([
      { type: 'update_broll', brollId: 'r', outputStartSec: 13 },
    ]);
  });

  it('of an edge of a text or b-roll shows the picture there', () => {
    const start: Drag = { kind: 'resize', of: 'text', id: 't', edge: 'start' };
    expect(plan(start, 4, 5)).toEqual({
      ...STILL,
      operations: [{ type: 'update_text', textId: 't', outputStartSec: 5, durationSec: 2 }],
      seekSec: 5,
      measure: { bySec: -1, lengthSec: 2 },
    });
    const end: Drag = { kind: 'resize', of: 'broll', id: 'r', edge: 'end' };
    expect(plan(end, 14, 16)).toMatchObject({
      operations: [{ type: 'update_broll', brollId: 'r', durationSec: 4 }],
      measure: { bySec: 2, lengthSec: 4 },
    });
    expect(plan(end, 14, 99)).toMatchObject({ measure: { lengthSec: 18 } });
    expect(plan(end, 14, 14).operations).toEqual([]);
  });

  it('of music stops where the music begins', () => {
    expect(plan({ kind: 'music' }, 5, 7)).toMatchObject({
      ...{
        operations: [{ type: 'set_music', music: { startSec: 1 } }],
        measure: { bySec: 2 },
        stopped: null,
      },
    });
    expect(plan({ kind: 'music' }, 5, 15)).toMatchObject({
      ...{ measure: { bySec: 3, lengthSec: null }, stopped: expect.anything() },
    });
    expect(plan({ kind: 'music' }, 5, -15)).toMatchObject({ measure: { bySec: -20 }, stopped: null });
  });

  it('snaps to what is near, never to itself, and says where', () => {
    const text: Drag = { kind: 'slide', of: 'text', id: 't' };
    expect(plan(text, 5, 17.8, { snap: 0.5 })).toMatchObject({
      operations: [{ outputStartSec: 17 }],
      guideSec: 17,
    });
    expect(plan(text, 5, 9.3, { snap: 0.5, points: [8.5] })).toMatchObject({
      operations: [{ outputStartSec: 8.5 }],
      guideSec: 8.5,
    });
    expect(plan(text, 5, 5.2, { snap: 0.5 })).toMatchObject({
      operations: [{ outputStartSec: 4.2 }],
      guideSec: null,
    });
    const cut: Drag = { kind: 'roll', leftId: 'a', rightId: 'b' };
    expect(plan(cut, 20, 18.9, { snap: 0.5, points: [19] })).toMatchObject({
      measure: { bySec: -1 },
      guideSec: 19,
    });
    const edge: Drag = { kind: 'resize', of: 'text', id: 't', edge: 'end' };
    expect(plan(edge, 7, 12.2, { snap: 0.5 })).toMatchObject({
      measure: { lengthSec: 8 },
      guideSec: 12,
      seekSec: 12,
    });
    expect(plan(edge, 7, 7.2, { snap: 0.5 })).toMatchObject({ guideSec: null });
  });
  it('moves an edge or a cut by less than it snaps from, not held where it stands', () => {
    const edge = (id: string, of: 'start' | 'end'): Drag => ({ kind: 'trim', id, edge: of });
    const by = (drag: Drag, fromSec: number, deltaSec: number) =>
      plan(drag, fromSec, fromSec + deltaSec, { snap: 0.5 }).measure?.bySec;
    for (const deltaSec of [-0.3, 0.3]) {
      expect(by(edge('a', 'end'), 20, deltaSec)).toBeCloseTo(deltaSec, 9);
      expect(by(edge('b', 'start'), 20, deltaSec)).toBeCloseTo(deltaSec, 9);
      expect(by(edge('b', 'end'), 30, deltaSec)).toBeCloseTo(deltaSec, 9);
      expect(by({ kind: 'roll', leftId: 'a', rightId: 'b' }, 20, deltaSec)).toBeCloseTo(deltaSec, 9);
    }
    expect(by(edge('a', 'start'), 0, 0.3)).toBeCloseTo(0.3, 9);
  });
});
