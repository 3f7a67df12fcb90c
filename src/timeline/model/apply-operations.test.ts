import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../../testing/property-runs.ts';
import {
  editContext as context,
  operationOf,
  SOUNDS,
  SOURCES,
  sec,
  startEdit,
  wish,
} from '../../testing/timeline/made-edits.ts';
import { applyOperation, applyOperations, OperationError } from './apply-operations.ts';
import { durationOf, type Edit, lengthOf, placeSegments, sourceSecAt } from './edit.ts';
import { EditError } from './edit-error.ts';
import type { EditOperation } from './edit-operation.ts';
import { wordsOfEdit } from './edit-words.ts';

function expectSound(edit: Edit): void {
  const totalSec = durationOf(edit);
  const placed = placeSegments(edit);
  expect(placed.length).toBeGreaterThan(0);
  expect(new Set(placed.map(({ id }) => id)).size).toBe(placed.length);
  let atSec = 0;
  for (const segment of placed) {
    expect(segment.outputStartSec).toBeCloseTo(atSec, 5);
    expect(segment.sourceStartSec).toBeGreaterThanOrEqual(0);
    expect(segment.sourceEndSec).toBeLessThanOrEqual((SOURCES[segment.assetId] ?? 0) + 1e-5);
    expect(segment.outputEndSec - segment.outputStartSec).toBeGreaterThan(0.049);
    expect(segment.outputEndSec - segment.outputStartSec).toBeCloseTo(lengthOf(segment), 5);
    atSec = segment.outputEndSec;
  }
  const audio = edit.audio ?? [];
  for (const { assetId, sourceStartSec, durationSec } of audio) {
    expect(sourceStartSec).toBeGreaterThanOrEqual(0);
    expect(sourceStartSec + durationSec).toBeLessThanOrEqual((SOUNDS[assetId] ?? 0) + 1e-5);
  }
  for (const item of [...edit.texts, ...edit.broll, ...audio]) {
    expect(item.outputStartSec).toBeGreaterThanOrEqual(0);
    expect(item.durationSec).toBeGreaterThan(0.049);
    expect(item.outputStartSec + item.durationSec).toBeLessThanOrEqual(totalSec + 1e-5);
  }
  expect(edit.fadeInSec + edit.fadeOutSec).toBeLessThanOrEqual(totalSec + 1e-5);
}

/** What is shown at an output time: source and its second. */
function shownAt(edit: Edit, outputSec: number) {
  const segment = placeSegments(edit).find(
    (one) => outputSec >= one.outputStartSec - 1e-6 && outputSec < one.outputEndSec - 1e-6,
  );
  if (segment === undefined) return null;
  return { assetId: segment.assetId, sec: sourceSecAt(segment, outputSec) };
}

describe('an edit', () => {
  it('stays whole through any operations: segments tile, overlays lie inside, nothing is negative', () => {
    fc.assert(
      fc.property(fc.array(wish, { maxLength: 25 }), (wishes) => {
        const given = context();
        let edit = startEdit();
        for (const asked of wishes) {
          const before = JSON.stringify(edit);
          try {
            const next = applyOperation(edit, operationOf(edit, asked), given);
            expect(JSON.stringify(edit)).toBe(before);
            edit = next;
          } catch (error) {
            expect(error).toBeInstanceOf(EditError);
          }
          expectSound(edit);
        }
      }),
      { numRuns: propertyRuns(300) },
    );
  });

  it('keeps texts on the material under their start, wherever cuts and moves take it', () => {
    const cuts = wish.filter(({ kind }) =>
      ['split', 'remove_range', 'move', 'insert', 'silences', 'segment'].includes(kind),
    );
    fc.assert(
      fc.property(sec, fc.array(cuts, { minLength: 1, maxLength: 6 }), (startSec, wishes) => {
        const given = context();
        const at = Math.min(startSec, 29);
        let edit = applyOperation(
          startEdit(),
          { type: 'add_text', text: 'T', preset: 'label', outputStartSec: at, durationSec: 0.5 },
          given,
        );
        for (const asked of wishes) {
          const [text] = edit.texts;
          const shown = text === undefined ? null : shownAt(edit, text.outputStartSec);
          const next = (() => {
            try {
              return applyOperation(edit, operationOf(edit, asked), given);
            } catch {
              return edit;
            }
          })();
          const [moved] = next.texts;
          if (text !== undefined && moved !== undefined && moved.durationSec === text.durationSec)
            expect(shownAt(next, moved.outputStartSec)?.sec).toBeCloseTo(shown?.sec ?? -1, 4);
          edit = next;
        }
      }),
      { numRuns: propertyRuns(300) },
    );
  });

  it('is left alone when one operation of a list cannot be applied, and says which', () => {
    const operations: EditOperation[] = [
      { type: 'remove', segmentIds: ['a'] },
      { type: 'split', segmentId: 'nothing', atSec: 1 },
    ];
    const failed = (() => {
      try {
        return applyOperations(startEdit(), operations, context());
      } catch (error) {
        return error;
      }
    })();
    expect(failed).toBeInstanceOf(OperationError);
    expect(failed).toMatchObject({ position: 1, reason: 'no_such_segment' });
  });

  it('plays a segment faster and slower: what follows moves, what stands over it stays on its material', () => {
    const given = context();
    const place = { outputStartSec: 12, durationSec: 2 };
    const titled = applyOperation(
      startEdit(),
      { type: 'add_text', text: 'T', preset: 'label', ...place },
      given,
    );
    const shown = shownAt(titled, 12);
    const faster = applyOperation(titled, { type: 'set_segment', segmentId: 'a', speed: 4 }, given);
    const [a, b] = placeSegments(titled);
    const [fast, next] = placeSegments(faster);
    expect(fast?.outputEndSec).toBeCloseTo((a?.outputEndSec ?? 0) / 4, 5);
    expect(next?.outputStartSec).toBe(fast?.outputEndSec);
    expect(next?.sourceStartSec).toBe(b?.sourceStartSec);
    expect(shownAt(faster, faster.texts[0]?.outputStartSec ?? -1)).toEqual({
      ...shown,
      sec: expect.closeTo(shown?.sec ?? 0, 4),
    });
    // Words are said when their sound is heard.
    const words = wordsOfEdit(faster, given.wordsOf);
    const before = wordsOfEdit(titled, given.wordsOf);
    expect(words[3]?.startSec).toBeCloseTo((before[3]?.startSec ?? 0) / 4, 5);
    expect(words[3]?.sourceIndex).toBe(before[3]?.sourceIndex);
    expect(applyOperation(faster, { type: 'set_segment', segmentId: 'a', speed: 1 }, given)).toEqual(titled);
    // Two seconds of it at double speed are one of the output.
    const cut = applyOperation(faster, { type: 'remove_range', outputStartSec: 0, outputEndSec: 1 }, given);
    expect(cut.segments[0]).toMatchObject({ sourceStartSec: 4, speed: 4 });
    const short = applyOperation(startEdit(), { type: 'trim', segmentId: 'a', sourceEndSec: 0.1 }, given);
    expect(() => applyOperation(short, { type: 'set_segment', segmentId: 'a', speed: 4 }, given)).toThrow(
      'at least',
    );
  });

  it('closes the gap when a segment is removed, and refuses to remove the last', () => {
    const shorter = applyOperation(startEdit(), { type: 'remove', segmentIds: ['a'] }, context());
    expect(placeSegments(shorter)).toMatchObject([{ id: 'b', outputStartSec: 0, outputEndSec: 10 }]);
    expect(() => applyOperation(shorter, { type: 'remove', segmentIds: ['b'] }, context())).toThrow(
      'remove the whole video',
    );
  });

  it('removes words with a little of the pauses around them, and numbers the rest anew', () => {
    const given = context();
    const cut = applyOperation(startEdit(), { type: 'remove_words', wordIndexes: [1, 2] }, given);
    expect(wordsOfEdit(cut, given.wordsOf).slice(0, 3)).toMatchObject([
      { index: 0, text: 'w0' },
      { index: 1, text: 'w3' },
      { index: 2, text: 'w4' },
    ]);
    expect(durationOf(startEdit()) - durationOf(cut)).toBeCloseTo(2.7 - 1.1 + 0.24, 5);
  });

  it('shortens pauses to what is kept, and leaves what is spoken over', () => {
    const shorten = (minSilenceSec: number) =>
      applyOperation(startEdit(), { type: 'remove_silences', minSilenceSec, keepSec: 0.3 }, context());
    // Of the segment with words, from 9.2 to 11 s, only 9.7 to 10.1 s lie between two words.
    expect(durationOf(shorten(0.35))).toBeCloseTo(30 - 0.1 - 0.7 - 1.5, 5);
    expect(durationOf(shorten(0.9))).toBeCloseTo(30 - 0.7 - 1.5, 5);
    expect(wordsOfEdit(shorten(0.35), context().wordsOf)).toHaveLength(20);
  });

  it('gives an edit back whole when its parts are split and nothing is removed', () => {
    fc.assert(
      fc.property(fc.array(sec, { maxLength: 10 }), (places) => {
        const given = context();
        let edit = startEdit();
        for (const atSec of places) {
          const segment = placeSegments(edit).find((one) => atSec < one.outputEndSec);
          try {
            edit = applyOperation(edit, { type: 'split', segmentId: segment?.id ?? '', atSec }, given);
          } catch (error) {
            expect(error).toBeInstanceOf(EditError);
          }
        }
        expect(durationOf(edit)).toBeCloseTo(30, 4);
        for (const at of [0, 7.3, 19.9, 25])
          expect(shownAt(edit, at)?.sec).toBeCloseTo(shownAt(startEdit(), at)?.sec ?? -1, 4);
      }),
    );
  });
});
