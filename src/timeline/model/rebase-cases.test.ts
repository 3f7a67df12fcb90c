import { describe, expect, it } from 'vitest';
import { editContext, startEdit } from '../../testing/timeline/made-edits.ts';
import { applyOperations } from './apply-operations.ts';
import type { Edit } from './edit.ts';
import type { EditOperation } from './edit-operation.ts';
import { operationsBetween } from './operations-between.ts';
import { rebaseOperation } from './rebase-operation.ts';

const text = { type: 'add_text', text: 'T', preset: 'label', outputStartSec: 22, durationSec: 3 } as const;
const broll = {
  type: 'add_broll',
  assetId: 'short',
  outputStartSec: 5,
  durationSec: 3,
  fit: 'cover',
} as const;
/** Two segments, a text over the second, b-roll over the first. */
const base = applyOperations(startEdit(), [text, broll], editContext());
const cutAtStart: EditOperation = { type: 'remove_range', outputStartSec: 0, outputEndSec: 2 };

function edited(...theirs: EditOperation[]): Edit {
  return applyOperations(base, theirs, editContext('theirs '));
}

function rebased(operation: EditOperation, ...theirs: EditOperation[]): EditOperation[] {
  return rebaseOperation(operation, base, edited(...theirs), editContext());
}

describe('what stands on the material follows it', () => {
  it.each([
    [{ ...text, outputStartSec: 24 }, { outputStartSec: 22 }],
    [{ ...broll, outputStartSec: 10 }, { outputStartSec: 8 }],
    [{ type: 'update_text', textId: 'text1', outputStartSec: 25 }, { outputStartSec: 23 }],
    [{ type: 'update_broll', brollId: 'broll2', outputStartSec: 9 }, { outputStartSec: 7 }],
    [
      { type: 'remove_range', outputStartSec: 5, outputEndSec: 7 },
      { outputStartSec: 3, outputEndSec: 5 },
    ],
  ] as [EditOperation, object][])('%o', (operation, moved) => {
    expect(rebased(operation, cutAtStart)).toEqual([{ ...operation, ...moved }]);
  });

  it('and stays where it was over material that is gone, inside the edit', () => {
    expect(rebased({ ...text, outputStartSec: 1 }, cutAtStart)).toMatchObject([{ outputStartSec: 1 }]);
    expect(rebased(text, { type: 'remove', segmentIds: ['b'] })).toMatchObject([
      { outputStartSec: expect.closeTo(19.9, 6) },
    ]);
  });

  it('in whichever part of a segment shows it now', () => {
    const operation: EditOperation = { type: 'split', segmentId: 'a', atSec: 12 };
    const split: EditOperation = { type: 'split', segmentId: 'a', atSec: 10 };
    expect(rebased(operation, split)).toEqual([{ ...operation, segmentId: edited(split).segments[1]?.id }]);
    expect(() => rebased(operation, { type: 'remove', segmentIds: ['a'] })).toThrow('changed elsewhere');
    expect(() => rebased(operation, { type: 'trim', segmentId: 'a', sourceEndSec: 11 })).toThrow(
      'changed elsewhere',
    );
  });

  it('a stretch is cut only where the same lies between', () => {
    const range: EditOperation = { type: 'remove_range', outputStartSec: 5, outputEndSec: 10 };
    const inside: EditOperation = { type: 'remove_range', outputStartSec: 6, outputEndSec: 7 };
    expect(() => rebased(range, inside)).toThrow('changed elsewhere');
    expect(rebased({ ...range, outputEndSec: 99 }, { type: 'set_aspect', aspect: '1:1' })).toMatchObject([
      { outputStartSec: 5, outputEndSec: 30 },
    ]);
    // However it is split there.
    expect(rebased(range, { type: 'split', segmentId: 'a', atSec: 7 })).toEqual([range]);
  });

  it('a stretch is not cut where as much of something else lies between', () => {
    const range: EditOperation = { type: 'remove_range', outputStartSec: 8, outputEndSec: 22 };
    const middle: EditOperation = { type: 'remove_range', outputStartSec: 10, outputEndSec: 20 };
    const other = { type: 'insert', assetId: 'long', sourceEndSec: 40, toIndex: 1 } as const;
    expect(() => rebased(range, middle, { ...other, sourceStartSec: 30 })).toThrow('changed elsewhere');
    expect(rebased(range, middle, { ...other, sourceStartSec: 10, sourceEndSec: 20 })).toEqual([range]);
  });
});

describe('what both changed', () => {
  it.each([
    [
      { type: 'set_segment', segmentId: 'a', zoom: 2 },
      { type: 'set_segment', segmentId: 'a', zoom: 3 },
    ],
    [
      { type: 'trim', segmentId: 'a', sourceEndSec: 9 },
      { type: 'trim', segmentId: 'a', sourceEndSec: 8 },
    ],
    [
      { type: 'update_text', textId: 'text1', text: 'A' },
      { type: 'update_text', textId: 'text1', text: 'B' },
    ],
    [
      { type: 'update_broll', brollId: 'broll2', fit: 'contain' },
      { type: 'remove_broll', brollId: 'broll2' },
    ],
    [
      { type: 'set_captions', enabled: false },
      { type: 'set_captions', style: 'outline' },
    ],
    [
      { type: 'set_fades', fadeInSec: 1 },
      { type: 'set_fades', fadeOutSec: 1 },
    ],
    [
      { type: 'set_fades', fadeInSec: 1 },
      { type: 'set_fades', fadeInSec: 2 },
    ],
    [
      { type: 'set_aspect', aspect: '1:1' },
      { type: 'set_aspect', aspect: '16:9' },
    ],
    [
      { type: 'set_reframe', reframe: 'face' },
      { type: 'set_reframe', reframe: 'center' },
    ],
    [
      { type: 'set_music', music: null },
      { type: 'set_music', music: { assetId: 'music', volume: 1, startSec: 0 } },
    ],
    [
      { type: 'set_shot', assetId: 'long', startSec: 1, endSec: 5, view: 'whole' },
      { type: 'set_shot', assetId: 'long', startSec: 4, endSec: 9, view: 'whole' },
    ],
  ] as [EditOperation, EditOperation][])('is refused: %o', (mine, theirs) => {
    expect(() => rebased(mine, theirs)).toThrow('changed elsewhere');
  });

  it.each([
    [
      { type: 'set_segment', segmentId: 'a', zoom: 2 },
      { type: 'set_segment', segmentId: 'a', muted: true },
    ],
    [
      { type: 'set_segment', segmentId: 'a', zoom: 2 },
      { type: 'trim', segmentId: 'a', sourceEndSec: 8 },
    ],
    [
      { type: 'update_text', textId: 'text1', text: 'A' },
      { type: 'update_text', textId: 'text1', preset: 'headline' },
    ],
    [
      { type: 'update_broll', brollId: 'broll2', fit: 'contain' },
      { type: 'remove_text', textId: 'text1' },
    ],
    [
      { type: 'set_captions', enabled: false },
      { type: 'set_aspect', aspect: '16:9' },
    ],
    [
      { type: 'set_shot', assetId: 'long', startSec: 1, endSec: 5, view: 'whole' },
      { type: 'set_shot', assetId: 'long', startSec: 5, endSec: 9, view: 'whole' },
    ],
    [
      { type: 'set_shot', assetId: 'long', startSec: 1, endSec: 5, view: 'whole' },
      { type: 'set_shot', assetId: 'short', startSec: 1, endSec: 5, view: 'whole' },
    ],
    [
      { type: 'remove_silences', minSilenceSec: 1, keepSec: 0.2 },
      { type: 'remove', segmentIds: ['b'] },
    ],
  ] as [EditOperation, EditOperation][])('in different parts is done as it was meant: %o', (mine, theirs) => {
    expect(rebased(mine, theirs)).toEqual([mine]);
  });

  it.each([
    [
      { type: 'remove_text', textId: 'text1' },
      { type: 'remove_text', textId: 'text1' },
    ],
    [
      { type: 'remove_broll', brollId: 'broll2' },
      { type: 'remove_broll', brollId: 'broll2' },
    ],
    [
      { type: 'remove', segmentIds: ['b'] },
      { type: 'remove', segmentIds: ['b'] },
    ],
  ] as [EditOperation, EditOperation][])('and removed is removed once: %o', (mine, theirs) => {
    expect(rebased(mine, theirs)).toEqual([]);
    expect(rebased(mine, cutAtStart)).toEqual([mine]);
  });

  it('of several segments takes those that are left', () => {
    const both: EditOperation = { type: 'remove', segmentIds: ['a', 'b'] };
    expect(rebased(both, { type: 'remove', segmentIds: ['a'] })).toEqual([{ ...both, segmentIds: ['b'] }]);
  });
});

describe('a place in the order', () => {
  const insert = (toIndex: number): EditOperation => ({
    ...{ type: 'insert', assetId: 'long', sourceStartSec: 30, sourceEndSec: 35, toIndex },
  });
  const before = insert(0);

  it('is behind the same neighbour, before the next one where that is gone, at an end where it was', () => {
    expect([0, 1, 2].map((toIndex) => rebased(insert(toIndex), before))).toMatchObject([
      [{ toIndex: 0 }],
      [{ toIndex: 2 }],
      [{ toIndex: 3 }],
    ]);
    expect(rebased(insert(1), { type: 'remove', segmentIds: ['a'] })).toMatchObject([{ toIndex: 0 }]);
    const gone = applyOperations(
      base,
      [before, { type: 'remove', segmentIds: ['a', 'b'] }],
      editContext('x '),
    );
    expect(() => rebaseOperation(insert(1), base, gone, editContext())).toThrow('changed elsewhere');
  });

  it('of a segment that is moved is counted without it', () => {
    const move: EditOperation = { type: 'move', segmentId: 'b', toIndex: 0 };
    expect(rebased(move, insert(2))).toEqual([move]);
    expect(rebased({ ...move, segmentId: 'a', toIndex: 1 }, insert(2))).toMatchObject([{ toIndex: 2 }]);
    expect(() => rebased(move, { type: 'remove', segmentIds: ['b'] })).toThrow('changed elsewhere');
  });
});

describe('words that are cut', () => {
  it('are those that were meant, where they stand now', () => {
    const words: EditOperation = { type: 'remove_words', wordIndexes: [4, 5] };
    expect(rebased(words, cutAtStart)).toEqual([{ ...words, wordIndexes: [2, 3] }]);
    expect(rebased(words, { type: 'remove_range', outputStartSec: 3.9, outputEndSec: 5 })).toEqual([
      { ...words, wordIndexes: [4] },
    ]);
    expect(rebased(words, { type: 'remove', segmentIds: ['a'] })).toEqual([]);
  });

  it('are told apart where they are heard twice', () => {
    const twice: EditOperation = {
      ...{ type: 'insert', assetId: 'long', sourceStartSec: 0, sourceEndSec: 3, toIndex: 2 },
    };
    const now = edited(twice);
    const words: EditOperation = { type: 'remove_words', wordIndexes: [20] };
    expect(rebaseOperation(words, now, now, editContext())).toEqual([words]);
  });
});

describe('what lies between two edits', () => {
  const between = (to: Edit) => operationsBetween(base, to, editContext());

  it('is nothing where they are the same', () => {
    expect(between(base)).toEqual([]);
  });

  it.each([
    [{ type: 'move', segmentId: 'b', toIndex: 0 }],
    [{ type: 'remove', segmentIds: ['b'] }],
    [{ type: 'trim', segmentId: 'a', sourceEndSec: 8 }],
    [{ type: 'set_segment', segmentId: 'a', zoom: 2, muted: true }],
    [{ type: 'update_text', textId: 'text1', text: 'Other', xPercent: 10 }],
    [{ type: 'update_broll', brollId: 'broll2', fit: 'contain' }],
    [{ type: 'remove_text', textId: 'text1' }],
    [{ type: 'remove_broll', brollId: 'broll2' }],
    [{ type: 'set_captions', enabled: false }],
    [{ type: 'set_captions', style: 'outline' }],
    [{ type: 'set_aspect', aspect: '1:1' }],
    [{ type: 'set_reframe', reframe: 'face' }],
    [{ type: 'set_fades', fadeInSec: 1 }],
    [{ type: 'set_music', music: { assetId: 'music', volume: 1, startSec: 0 } }],
  ] as [EditOperation][])('is what was done: %o', (operation) => {
    const found = between(edited(operation));
    expect(applyOperations(base, found, editContext())).toEqual(edited(operation));
    expect(found.filter(({ type }) => type === operation.type)).toHaveLength(1);
  });

  it('puts in what is missing as it was', () => {
    const look = { zoom: 2, muted: true, volume: 0.5 };
    const piece = {
      type: 'insert',
      assetId: 'long',
      sourceStartSec: 30,
      sourceEndSec: 35,
      toIndex: 1,
    } as const;
    expect(between(edited({ ...piece, ...look }))).toEqual([{ ...piece, ...look }]);
    expect(between(edited(piece))).toEqual([piece]);
    const { xPercent, yPercent } = { xPercent: null, yPercent: null };
    expect(between(edited({ ...text, outputStartSec: 1 }))).toEqual([
      { ...text, outputStartSec: 1, xPercent, yPercent },
    ]);
    expect(between(edited({ ...broll, outputStartSec: 1 }))).toEqual([{ ...broll, outputStartSec: 1 }]);
  });
});
