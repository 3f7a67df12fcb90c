import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editAfter, editContext, startEdit, wish } from '../../testing/timeline/made-edits.ts';
import { placeSegments, sourceSecAt } from './edit.ts';
import { wordsOfEdit } from './edit-words.ts';

const { wordsOf } = editContext();

describe('the words of an edit', () => {
  it('are heard where their segment plays them', () => {
    const edit = startEdit();
    const [long] = edit.segments;
    if (long === undefined) throw new Error('There is a segment.');
    const moved = {
      ...edit,
      segments: [
        { ...long, sourceStartSec: 10, sourceEndSec: 12 },
        { ...long, id: 'c', sourceStartSec: 4, sourceEndSec: 5 },
      ],
    };
    expect(wordsOfEdit(moved, wordsOf).map(({ text }) => text)).toEqual(['w10', 'w11', 'w4']);
    const times = wordsOfEdit(moved, wordsOf).flatMap(({ startSec, endSec }) => [startSec, endSec]);
    for (const [at, sec] of [0.1, 0.7, 1.1, 1.7, 2.1, 2.7].entries()) expect(times[at]).toBeCloseTo(sec, 9);
  });

  it('know who says them, by who speaks first in the sources, however they are cut', () => {
    const edit = startEdit();
    const [long] = edit.segments;
    if (long === undefined) throw new Error('There is a segment.');
    const segments = [{ ...long, sourceStartSec: 10, sourceEndSec: 12 }];
    const said = wordsOf(long.assetId).map((word, at) => ({
      ...word,
      speaker: ['A', 'B', null][at % 3] ?? null,
    }));
    const speakers = wordsOfEdit({ ...edit, segments }, () => said).map(({ speaker }) => speaker);
    expect(speakers).toEqual([1, undefined]);
    expect(wordsOfEdit(edit, wordsOf).some((word) => 'speaker' in word)).toBe(false);
  });

  it('lie inside a segment of their source, at the moment it shows then, after any edits', () => {
    fc.assert(
      fc.property(fc.array(wish, { maxLength: 12 }), (wishes) => {
        const edit = editAfter(startEdit(), wishes, editContext());
        for (const word of wordsOfEdit(edit, wordsOf)) {
          const middleSec = (word.startSec + word.endSec) / 2;
          const segment = placeSegments(edit).find(
            ({ outputStartSec, outputEndSec, assetId }) =>
              assetId === word.assetId &&
              word.startSec >= outputStartSec - 1e-9 &&
              word.endSec <= outputEndSec + 1e-9 &&
              middleSec < outputEndSec,
          );
          if (segment === undefined) throw new Error(`${word.text} is in no segment.`);
          const atSource = sourceSecAt(segment, middleSec);
          const said = wordsOf(word.assetId)[word.sourceIndex];
          expect(said?.text).toBe(word.text);
          expect(atSource).toBeGreaterThanOrEqual((said?.startSec ?? 0) - 1e-5);
          expect(atSource).toBeLessThanOrEqual((said?.endSec ?? 0) + 1e-5);
        }
      }),
    );
  });
});
