import { describe, expect, it } from 'vitest';
import { editContext, startEdit } from '../../testing/timeline/made-edits.ts';
import { viewEdit } from '../geometry/edit-view.ts';
import type { Edit, EditBroll, EditText, PlacedSegment } from '../model/edit.ts';
import {
  paste,
  removeSelected,
  resized,
  roll,
  rollToPlayhead,
  shiftMusic,
  slip,
  splitAt,
  trimmed,
  trimTo,
} from './commands.ts';

const TEXT: EditText = {
  ...{ id: 't', text: 'Day 1', preset: 'label', outputStartSec: 4, durationSec: 3 },
  ...{ xPercent: null, yPercent: null },
};
const BROLL: EditBroll = {
  ...{ id: 'r', assetId: 'short', fit: 'cover' },
  ...{ outputStartSec: 6, durationSec: 2 },
};
const MUSIC = { assetId: 'music', volume: 0.5, startSec: 3 };

const viewOf = (change: Partial<Edit> = {}) => viewEdit({ ...startEdit(), ...change }, () => []);
/** `a` shows 0 to 20 of sixty seconds, `b` 2 to 12 of twelve and a half. */
const { usableSec } = editContext();
const [a, b] = viewOf().segments as [PlacedSegment, PlacedSegment];
const full = { texts: [TEXT], broll: [BROLL], music: MUSIC };

describe('trimming to the playhead', () => {
  it('cuts off what lies on one side, in the material of the segment', () => {
    expect(trimTo(viewOf(), 'start', 24)).toEqual([{ type: 'trim', segmentId: 'b', sourceStartSec: 6 }]);
    expect(trimTo(viewOf(), 'end', 24)).toEqual([{ type: 'trim', segmentId: 'b', sourceEndSec: 6 }]);
  });

  it('is refused where nothing would be left or nothing would go', () => {
    for (const [edge, sec] of [
      ['start', 20],
      ['start', 29.97],
      ['end', 20.01],
      ['end', 30],
    ] as const)
      expect(() => trimTo(viewOf(), edge, sec), `${edge} ${sec}`).toThrow('edge of the segment');
    expect(() => trimTo(viewOf({ segments: [] }), 'start', 1)).toThrow('no segment');
    expect(() => splitAt(viewOf({ segments: [] }), 1)).toThrow('no segment');
  });
});

describe('removing', () => {
  it('takes away all that is chosen, of every kind', () => {
    expect(removeSelected(viewOf(full), new Set(['a', 't', 'r', 'music']))).toEqual([
      { type: 'remove_text', textId: 't' },
      { type: 'remove_broll', brollId: 'r' },
      { type: 'set_music', music: null },
      { type: 'remove', segmentIds: ['a'] },
    ]);
    expect(removeSelected(viewOf(full), new Set(['t']))).toEqual([{ type: 'remove_text', textId: 't' }]);
    expect(() => removeSelected(viewOf(), new Set(['music']))).toThrow('Nothing is selected');
  });
});

describe('slipping', () => {
  it('shows other material of the same length, as far as there is some', () => {
    const to = (sourceStartSec: number, length = 10) => [
      {
        type: 'trim',
        segmentId: length === 10 ? 'b' : 'a',
        sourceStartSec,
        sourceEndSec: sourceStartSec + length,
      },
    ];
    expect(slip(b, -1.5, usableSec)).toEqual(to(0.5));
    expect(slip(b, -9, usableSec)).toEqual(to(0));
    expect(slip(b, 9, usableSec)).toEqual(to(2.5));
    expect(slip(a, 5, usableSec)).toEqual(to(5, 20));
    expect(slip(a, -5, usableSec)).toEqual([]);
    // Of a source of unknown length no more is used than is.
    expect(slip(b, 9, () => null)).toEqual([]);
  });
});

describe('rolling a cut', () => {
  const cutAfter = (deltaSec: number, usable = usableSec) => {
    const [left, right] = roll(a, b, deltaSec, usable);
    return [left?.type === 'trim' && left.sourceEndSec, right?.type === 'trim' && right.sourceStartSec];
  };

  it('takes from one what the other gets, as far as both have material', () => {
    expect(cutAfter(3)).toEqual([23, 5]);
    expect(cutAfter(-1)).toEqual([19, 1]);
    expect(cutAfter(-9)).toEqual([18, 0]);
    expect(cutAfter(90)).toEqual([expect.closeTo(29.95, 4), expect.closeTo(11.95, 4)]);
    expect(cutAfter(3, () => null)).toEqual([20, 2]);
    expect(cutAfter(3, () => 20.5)).toEqual([20.5, 2.5]);
  });

  it('never takes all of the left one', () => {
    const [left] = roll(a, { ...b, sourceStartSec: 40, sourceEndSec: 50 }, -90, usableSec);
    expect(left).toMatchObject({ sourceEndSec: expect.closeTo(0.05, 4) });
  });

  it('brings the nearest one to the playhead', () => {
    const moved = (sec: number) => rollToPlayhead(viewOf(), sec, usableSec);
    expect(moved(22)).toMatchObject([
      { segmentId: 'a', sourceEndSec: 22 },
      { segmentId: 'b', sourceStartSec: 4 },
    ]);
    expect(moved(19)).toMatchObject([
      { segmentId: 'a', sourceEndSec: 19 },
      { segmentId: 'b', sourceStartSec: 1 },
    ]);
    // Nearer to the start of the first, which is no cut: the one at its end comes.
    expect(moved(19.5)).toMatchObject([{ segmentId: 'a' }, { segmentId: 'b' }]);
    expect(moved(20)).toMatchObject([{ sourceEndSec: 20 }, { sourceStartSec: 2 }]);
    expect(() => moved(29)).toThrow('no cut');
    expect(() => rollToPlayhead(viewOf({ segments: [] }), 1, usableSec)).toThrow('no cut');
    const stuck = viewOf({ segments: [a, { ...b, sourceStartSec: 0 }] });
    expect(() => rollToPlayhead(stuck, 19, usableSec)).toThrow('ends here');
  });

  it('is that between the second and the third in the first half of the third', () => {
    const segments = [a, b, { ...a, id: 'c', sourceStartSec: 30, sourceEndSec: 40 }];
    const cut = (sec: number) => rollToPlayhead(viewOf({ segments }), sec, usableSec);
    expect(cut(30.2)).toMatchObject([{ segmentId: 'b' }, { segmentId: 'c' }]);
    expect(cut(29.9)).toMatchObject([{ segmentId: 'b' }, { segmentId: 'c' }]);
    expect(cut(20.2)).toMatchObject([{ segmentId: 'a' }, { segmentId: 'b' }]);
  });
});

describe('moving music', () => {
  it('begins earlier in it the further right it goes, never before its start', () => {
    const startAfter = (deltaSec: number) => shiftMusic(viewOf(full), deltaSec);
    expect(startAfter(1)).toEqual([{ type: 'set_music', music: { ...MUSIC, startSec: 2 } }]);
    expect(startAfter(-1)).toMatchObject([{ music: { startSec: 4 } }]);
    expect(startAfter(9)).toMatchObject([{ music: { startSec: 0 } }]);
    expect(startAfter(0)).toEqual([]);
    expect(() => shiftMusic(viewOf(), 1)).toThrow('no music');
  });
});

describe('pasting', () => {
  it('puts segments behind the one at the playhead, the rest at it with its distances', () => {
    const look = { zoom: 1.5, muted: true, volume: 0.5 };
    const copied = viewOf({ ...full, segments: [a, { ...b, ...look }] });
    expect(paste(viewOf(), copied, new Set(['a', 'b', 't', 'r']), 10)).toEqual([
      {
        type: 'add_text',
        text: 'Day 1',
        preset: 'label',
        outputStartSec: 10,
        durationSec: 3,
        xPercent: null,
        yPercent: null,
      },
      { type: 'add_broll', assetId: 'short', fit: 'cover', outputStartSec: 12, durationSec: 2 },
      { type: 'insert', assetId: 'long', sourceStartSec: 0, sourceEndSec: 20, toIndex: 1 },
      { type: 'insert', assetId: 'short', sourceStartSec: 2, sourceEndSec: 12, toIndex: 2, ...look },
    ]);
    expect(paste(viewOf(), copied, new Set(['a']), 25)).toMatchObject([{ type: 'insert', toIndex: 2 }]);
    expect(paste(viewOf(), copied, new Set(), 25)).toEqual([]);
  });
});

describe('an edge that is pulled', () => {
  it('of a segment goes as far as its material and its least length', () => {
    const start = (bySec: number) => trimmed(b, 'start', bySec, usableSec);
    expect(start(1)).toEqual({ operation: { type: 'trim', segmentId: 'b', sourceStartSec: 3 }, bySec: 1 });
    expect(start(-5).bySec).toBe(-2);
    expect(start(50).bySec).toBeCloseTo(9.95, 4);
    const end = (bySec: number, usable = usableSec) => trimmed(b, 'end', bySec, usable);
    expect(end(-1)).toEqual({ operation: { type: 'trim', segmentId: 'b', sourceEndSec: 11 }, bySec: -1 });
    expect(end(5).bySec).toBe(0.5);
    expect(end(5, () => null).bySec).toBe(0);
    expect(end(-50).bySec).toBeCloseTo(-9.95, 4);
    // One that is shorter than may be made stays so.
    const short = { ...b, sourceEndSec: 2.05 };
    expect(trimmed(short, 'start', 1, usableSec).bySec).toBe(0);
    expect(trimmed(short, 'end', -1, usableSec).bySec).toBe(0);
  });

  it('of something laid over leaves its other edge where it is', () => {
    expect(resized(TEXT, 'end', 2)).toEqual({ durationSec: 5 });
    expect(resized(TEXT, 'end', -9).durationSec).toBeCloseTo(0.05, 4);
    expect(resized({ ...TEXT, durationSec: 0.03 }, 'end', -9).durationSec).toBe(0.03);
    expect(resized(TEXT, 'start', 1)).toEqual({ outputStartSec: 5, durationSec: 2 });
    expect(resized(TEXT, 'start', -9)).toEqual({ outputStartSec: 0, durationSec: 7 });
    expect(resized(TEXT, 'start', 9).durationSec).toBeCloseTo(0.05, 4);
    expect(resized({ ...TEXT, durationSec: 0.03 }, 'start', 9)).toEqual({
      outputStartSec: 4,
      durationSec: 0.03,
    });
  });
});
