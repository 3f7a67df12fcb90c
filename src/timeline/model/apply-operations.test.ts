import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyOperation, applyOperations, type EditContext, OperationError } from './apply-operations.ts';
import { durationOf, type Edit, placeSegments } from './edit.ts';
import { EditError } from './edit-error.ts';
import type { EditOperation } from './edit-operation.ts';
import { wordsOfEdit } from './edit-words.ts';

const SOURCES: Readonly<Record<string, number>> = { long: 60, short: 12.5 };

function context(): EditContext {
  let made = 0;
  const words = Array.from({ length: 50 }, (_, index) => ({
    index,
    text: `w${index}`,
    startSec: index + 0.1,
    endSec: index + 0.7,
  }));
  return {
    newId: (kind) => {
      made += 1;
      return `${kind}${made}`;
    },
    usableSec: (assetId) => SOURCES[assetId] ?? null,
    musicSec: (assetId) => (assetId === 'music' ? 30 : null),
    silencesOf: () => [
      { startSec: 3, endSec: 4 },
      { startSec: 9.2, endSec: 11 },
    ],
    wordsOf: (assetId) => (assetId === 'long' ? words : []),
  };
}

function startEdit(): Edit {
  return {
    aspect: '9:16',
    reframe: 'off',
    captions: { enabled: true, style: 'boxed' },
    music: null,
    fadeInSec: 0,
    fadeOutSec: 0,
    segments: [
      { id: 'a', assetId: 'long', sourceStartSec: 0, sourceEndSec: 20, zoom: 1, muted: false, volume: 1 },
      { id: 'b', assetId: 'short', sourceStartSec: 2, sourceEndSec: 12, zoom: 1, muted: false, volume: 1 },
    ],
    texts: [],
    broll: [],
  };
}

const sec = fc.double({ min: 0, max: 40, noNaN: true, noDefaultInfinity: true });
const length = fc.double({ min: 0.05, max: 20, noNaN: true, noDefaultInfinity: true });
const pick = fc.nat({ max: 30 });

/** Operations name things by position; they are given the ids that are there when they are applied. */
const wish = fc.oneof(
  fc.record({ kind: fc.constant('split' as const), pick, sec }),
  fc.record({ kind: fc.constant('trim' as const), pick, sec, length }),
  fc.record({ kind: fc.constant('remove' as const), pick }),
  fc.record({ kind: fc.constant('remove_range' as const), sec, length }),
  fc.record({ kind: fc.constant('move' as const), pick, to: pick }),
  fc.record({ kind: fc.constant('insert' as const), sec, length, to: pick }),
  fc.record({ kind: fc.constant('add_text' as const), sec, length }),
  fc.record({ kind: fc.constant('add_broll' as const), sec, length }),
  fc.record({ kind: fc.constant('fades' as const), sec, length }),
  fc.record({ kind: fc.constant('silences' as const), length }),
  fc.record({ kind: fc.constant('words' as const), pick, to: pick }),
);
type Wish = typeof wish extends fc.Arbitrary<infer Value> ? Value : never;

function operationOf(edit: Edit, asked: Wish): EditOperation {
  const segment = (at: number) => edit.segments[at % edit.segments.length]?.id ?? '';
  switch (asked.kind) {
    case 'split':
      return { type: 'split', segmentId: segment(asked.pick), atSec: asked.sec };
    case 'trim':
      return {
        type: 'trim',
        segmentId: segment(asked.pick),
        sourceStartSec: asked.sec,
        sourceEndSec: asked.sec + asked.length,
      };
    case 'remove':
      return { type: 'remove', segmentIds: [segment(asked.pick)] };
    case 'remove_range':
      return { type: 'remove_range', outputStartSec: asked.sec, outputEndSec: asked.sec + asked.length };
    case 'move':
      return { type: 'move', segmentId: segment(asked.pick), toIndex: asked.to % edit.segments.length };
    case 'insert':
      return {
        type: 'insert',
        assetId: 'long',
        sourceStartSec: asked.sec,
        sourceEndSec: asked.sec + asked.length,
        toIndex: asked.to % (edit.segments.length + 1),
      };
    case 'add_text':
      return {
        type: 'add_text',
        text: 'T',
        preset: 'label',
        outputStartSec: asked.sec,
        durationSec: asked.length,
      };
    case 'add_broll':
      return {
        type: 'add_broll',
        assetId: 'short',
        outputStartSec: asked.sec,
        durationSec: asked.length,
        fit: 'cover',
      };
    case 'fades':
      return { type: 'set_fades', fadeInSec: asked.sec / 10, fadeOutSec: asked.length / 10 };
    case 'silences':
      return { type: 'remove_silences', minSilenceSec: asked.length / 10, keepSec: 0.2 };
    case 'words':
      return { type: 'remove_words', wordIndexes: [asked.pick, asked.to] };
  }
}

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
    expect(segment.sourceEndSec - segment.sourceStartSec).toBeGreaterThan(0.049);
    atSec = segment.outputEndSec;
  }
  for (const item of [...edit.texts, ...edit.broll]) {
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
  return { assetId: segment.assetId, sec: segment.sourceStartSec + outputSec - segment.outputStartSec };
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
      { numRuns: 300 },
    );
  });

  it('keeps texts on the material under their start, wherever cuts and moves take it', () => {
    const cuts = wish.filter(({ kind }) =>
      ['split', 'remove_range', 'move', 'insert', 'silences'].includes(kind),
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
      { numRuns: 300 },
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

  it('closes the gap when a segment is removed, and refuses to remove the last', () => {
    const shorter = applyOperation(startEdit(), { type: 'remove', segmentIds: ['a'] }, context());
    expect(placeSegments(shorter)).toMatchObject([{ id: 'b', outputStartSec: 0, outputEndSec: 10 }]);
    expect(() => applyOperation(shorter, { type: 'remove', segmentIds: ['b'] }, context())).toThrow(
      'nothing of the video',
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

  it('shortens pauses to what is kept', () => {
    const cut = applyOperation(
      startEdit(),
      { type: 'remove_silences', minSilenceSec: 0.9, keepSec: 0.3 },
      context(),
    );
    expect(durationOf(cut)).toBeCloseTo(30 - 0.7 - 1.5 - 0.7 - 1.5, 5);
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
