import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyOperations, type EditContext } from './apply-operations.ts';
import { changedStretches } from './changed-stretches.ts';
import { durationOf, type Edit } from './edit.ts';
import type { EditOperation } from './edit-operation.ts';

let made = 0;
const context: EditContext = {
  newId: (kind) => {
    made += 1;
    return `${kind} ${made}`;
  },
  usableSec: () => 60,
  heardSec: () => 60,
  silencesOf: () => [],
  wordsOf: () => [],
};
const edit: Edit = {
  aspect: 'source',
  reframe: 'off',
  captions: { enabled: true, style: 'boxed' },
  music: null,
  fadeInSec: 0,
  fadeOutSec: 0,
  segments: [
    { id: 'a', assetId: 'film', sourceStartSec: 0, sourceEndSec: 10, zoom: 1, muted: false, volume: 1 },
    { id: 'b', assetId: 'film', sourceStartSec: 20, sourceEndSec: 30, zoom: 1, muted: false, volume: 1 },
  ],
  texts: [
    {
      id: 't',
      text: 'Hello',
      preset: 'label',
      outputStartSec: 12,
      durationSec: 2,
      xPercent: null,
      yPercent: null,
    },
  ],
  broll: [],
};
const changesOf = (...operations: EditOperation[]) =>
  changedStretches(edit, applyOperations(edit, operations, context));

describe('changed stretches', () => {
  it('are none where nothing changed, or only the whole edit did', () => {
    expect(changedStretches(edit, edit)).toEqual([]);
    expect(changesOf({ type: 'set_aspect', aspect: '9:16' })).toEqual([]);
    expect(changesOf({ type: 'split', segmentId: 'a', atSec: 4 })).toEqual([]);
  });

  it('name the cut that a removed stretch leaves, and not the text that moved with it', () => {
    expect(changesOf({ type: 'remove_range', outputStartSec: 2, outputEndSec: 3 })).toEqual([
      { startSec: 2, endSec: 2 },
    ]);
    expect(changesOf({ type: 'trim', segmentId: 'b', sourceEndSec: 25 })).toEqual([
      { startSec: 15, endSec: 15 },
    ]);
  });

  it('name a segment that looks otherwise, and the end that was pulled out', () => {
    expect(changesOf({ type: 'set_segment', segmentId: 'b', zoom: 2 })).toEqual([
      { startSec: 10, endSec: 20 },
    ]);
    expect(changesOf({ type: 'trim', segmentId: 'a', sourceEndSec: 12 })).toEqual([
      { startSec: 10, endSec: 12 },
    ]);
  });

  it('name a text that was added or changed', () => {
    const text = { text: 'New', preset: 'label', outputStartSec: 1, durationSec: 2 } as const;
    expect(changesOf({ type: 'add_text', ...text })).toEqual([{ startSec: 1, endSec: 3 }]);
    expect(changesOf({ type: 'update_text', textId: 't', text: 'Bye' })).toEqual([
      { startSec: 12, endSec: 14 },
    ]);
  });

  it('are joined where they touch, in order, whatever they come from', () => {
    const text = { text: 'New', preset: 'label', durationSec: 2 } as const;
    expect(
      changesOf(
        { type: 'add_text', ...text, outputStartSec: 16 },
        { type: 'add_text', ...text, outputStartSec: 3 },
        { type: 'add_text', ...text, outputStartSec: 5 },
        { type: 'add_broll', assetId: 'other', outputStartSec: 4, durationSec: 1.5, fit: 'cover' },
      ),
    ).toEqual([
      { startSec: 3, endSec: 7 },
      { startSec: 16, endSec: 18 },
    ]);
  });

  it('name new material of another video, and both ends that were pulled out of one', () => {
    const other = {
      type: 'insert',
      assetId: 'other',
      sourceStartSec: 0,
      sourceEndSec: 4,
      toIndex: 1,
    } as const;
    expect(changesOf(other)).toEqual([{ startSec: 10, endSec: 14 }]);
    expect(changesOf({ type: 'trim', segmentId: 'b', sourceStartSec: 18, sourceEndSec: 33 })).toEqual([
      { startSec: 10, endSec: 12 },
      { startSec: 22, endSec: 25 },
    ]);
    const shot = { assetId: 'film', startSec: 5, endSec: 22, view: 'whole' } as const;
    expect(changesOf({ type: 'set_shot', ...shot })).toEqual([{ startSec: 5, endSec: 12 }]);
    expect(changesOf({ type: 'set_shot', ...shot, assetId: 'other' })).toEqual([]);
  });

  it('lie inside the edit, in order and apart', () => {
    const second = fc.integer({ min: 0, max: 19 });
    fc.assert(
      fc.property(fc.array(second, { minLength: 1, maxLength: 5 }), (starts) => {
        const operations = starts.map(
          (outputStartSec): EditOperation => ({
            type: 'remove_range',
            outputStartSec: outputStartSec / 4,
            outputEndSec: outputStartSec / 4 + 0.5,
          }),
        );
        const now = applyOperations(edit, operations, context);
        const found = changedStretches(edit, now);
        expect(found.length).toBeGreaterThan(0);
        let last = -1;
        for (const { startSec, endSec } of found) {
          expect(startSec).toBeGreaterThan(last);
          expect(endSec).toBeGreaterThanOrEqual(startSec);
          last = endSec;
        }
        expect(last).toBeLessThanOrEqual(durationOf(now) + 1e-6);
      }),
    );
  });
});
