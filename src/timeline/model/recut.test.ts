import { describe, expect, it } from 'vitest';
import { editContext, startEdit } from '../../testing/timeline/made-edits.ts';
import { applyOperation } from './apply-operations.ts';
import { describeChange } from './describe-change.ts';
import type { Edit, EditText } from './edit.ts';
import type { EditOperation } from './edit-operation.ts';

const text = (outputStartSec: number, durationSec: number): EditText => ({
  ...{ id: 't', text: 'T', preset: 'label', outputStartSec, durationSec },
  ...{ xPercent: null, yPercent: null },
});
const edited = (edit: Partial<Edit>, operation: EditOperation): Edit =>
  applyOperation({ ...startEdit(), ...edit }, operation, editContext());
const cut = (outputStartSec: number, outputEndSec: number): EditOperation => ({
  type: 'remove_range',
  ...{ outputStartSec, outputEndSec },
});
/** Where a text stands after a change; null where it is gone. */
const placeOf = (startSec: number, lengthSec: number, operation: EditOperation) => {
  const [left] = edited({ texts: [text(startSec, lengthSec)] }, operation).texts;
  return left === undefined ? null : [left.outputStartSec, left.durationSec];
};

describe('a text over material that is cut', () => {
  it('stays with what is under its start', () => {
    expect(placeOf(10, 3, cut(2, 5))).toEqual([7, 3]);
    expect(placeOf(10, 3, cut(15, 18))).toEqual([10, 3]);
    expect(placeOf(1, 3, cut(2, 5))).toEqual([1, 3]);
    expect(placeOf(5, 3, cut(2, 5))).toEqual([2, 3]);
  });

  it('begins with the first of its own material that is left, as long as that lasts', () => {
    expect(placeOf(3, 5, cut(2, 5))).toEqual([2, 3]);
    expect(placeOf(18, 6, { type: 'remove', segmentIds: ['a'] })).toEqual([0, 4]);
    expect(placeOf(3, 5, { type: 'trim', segmentId: 'a', sourceStartSec: 6 })).toEqual([0, 2]);
  });

  it('is gone where nothing of its material is left', () => {
    expect(placeOf(3, 1.5, cut(2, 5))).toBeNull();
    expect(placeOf(3, 2, cut(2, 5))).toBeNull();
    expect(placeOf(21, 3, { type: 'remove', segmentIds: ['b'] })).toBeNull();
    expect(placeOf(18, 2, { type: 'remove', segmentIds: ['a'] })).toBeNull();
  });

  it('ends with the edit, and goes with its segment to another place', () => {
    expect(placeOf(18, 8, { type: 'remove', segmentIds: ['b'] })).toEqual([18, 2]);
    expect(placeOf(22, 3, { type: 'move', segmentId: 'b', toIndex: 0 })).toEqual([2, 3]);
    expect(placeOf(19, 3, { type: 'move', segmentId: 'b', toIndex: 0 })).toEqual([29, 1]);
  });
});

describe('fades of an edit that is cut', () => {
  it('shrink together where it is shorter than both, and not otherwise', () => {
    const fades = { fadeInSec: 6, fadeOutSec: 2 };
    expect(edited(fades, cut(4, 30))).toMatchObject({ fadeInSec: 3, fadeOutSec: 1 });
    expect(edited(fades, cut(8, 30))).toMatchObject(fades);
    expect(edited({}, cut(8, 30))).toMatchObject({ fadeInSec: 0, fadeOutSec: 0 });
  });

  it('stay exactly as they were set where the edit has room for them', () => {
    for (let hundredths = 0; hundredths <= 500; hundredths += 1) {
      const fades = { fadeInSec: hundredths / 100, fadeOutSec: (500 - hundredths) / 100 };
      expect(edited(fades, cut(2, 5))).toMatchObject(fades);
    }
  });
});

describe('operations at their limits', () => {
  const refused = (operation: EditOperation, edit: Partial<Edit> = {}) => {
    try {
      edited(edit, operation);
      return null;
    } catch (error) {
      return (error as { reason?: string }).reason;
    }
  };

  it.each([
    [cut(5, 5), 'empty_range'],
    [cut(6, 5), 'empty_range'],
    [cut(30, 40), 'empty_range'],
    [cut(29, 40), null],
    [cut(0, 30), 'nothing_left'],
    [{ type: 'set_fades', fadeInSec: 20, fadeOutSec: 10 }, null],
    [{ type: 'set_fades', fadeInSec: 20, fadeOutSec: 10.1 }, 'fades_too_long'],
    [{ type: 'set_music', music: { assetId: 'music', volume: 1, startSec: 29.9 } }, null],
    [{ type: 'set_music', music: { assetId: 'music', volume: 1, startSec: 30 } }, 'outside_source'],
    [{ type: 'set_music', music: { assetId: 'long', volume: 1, startSec: 0 } }, 'no_such_music'],
    [{ type: 'set_music', music: null }, null],
    [{ type: 'set_shot', assetId: 'short', startSec: 12, endSec: 12.5, view: 'whole' }, null],
    [{ type: 'set_shot', assetId: 'short', startSec: 12, endSec: 12.6, view: 'whole' }, 'outside_source'],
    [{ type: 'set_shot', assetId: 'gone', startSec: 0, endSec: 1, view: 'whole' }, 'clip_not_ready'],
    [{ type: 'set_shot', assetId: 'short', startSec: 2, endSec: 2, view: 'whole' }, 'shot_unclear'],
    [
      { type: 'set_shot', assetId: 'short', startSec: 0, endSec: 1, view: 'point', centerX: 0.5 },
      'shot_unclear',
    ],
    [
      { type: 'set_shot', assetId: 'short', startSec: 0, endSec: 1, view: 'point', centerY: 0.5 },
      'shot_unclear',
    ],
  ] as [EditOperation, string | null][])('%o is refused for: %s', (operation, reason) => {
    expect(refused(operation)).toBe(reason);
  });
});

describe('what a change did, in a line', () => {
  it('counts what was done and says how long it made the edit', () => {
    const edit = startEdit();
    const said = (...operations: EditOperation[]) =>
      describeChange(
        operations,
        edit,
        operations.reduce((now, one) => applyOperation(now, one, editContext()), edit),
      );
    expect(said(cut(2, 5), cut(4, 5.5))).toBe('Removed a stretch (2 times), 4.5 s shorter');
    expect(said({ type: 'trim', segmentId: 'a', sourceEndSec: 21 })).toBe('Trimmed, 1.0 s longer');
    expect(said({ type: 'set_aspect', aspect: '1:1' }, { type: 'set_reframe', reframe: 'face' })).toBe(
      'Changed the aspect, Changed the framing',
    );
    expect(said({ type: 'trim', segmentId: 'a', sourceEndSec: 20.04 })).toBe('Trimmed');
  });
});
