import { describe, expect, it } from 'vitest';
import { editContext, startEdit } from '../../testing/timeline/made-edits.ts';
import { applyOperations } from './apply-operations.ts';
import { captionsOf } from './caption-edits.ts';
import type { Edit } from './edit.ts';
import type { EditOperation, WordMarkChange } from './edit-operation.ts';
import { wordsOfEdit } from './edit-words.ts';
import { operationsBetween } from './operations-between.ts';
import { rebaseOperation } from './rebase-operation.ts';

const { wordsOf } = editContext();
const mark = (...marks: WordMarkChange[]): EditOperation => ({ type: 'mark_words', marks });
const word = (sourceIndex: number, marks: object) => ({ assetId: 'long', sourceIndex, ...marks });
const editWith = (...operations: EditOperation[]): Edit =>
  applyOperations(startEdit(), operations, editContext());
const marked = (edit: Edit) =>
  captionsOf(wordsOfEdit(edit, wordsOf), new Map()).flatMap(({ text, emphasised, breaksAfter }) =>
    emphasised || breaksAfter ? [{ text, emphasised, breaksAfter }] : [],
  );

const BOTH = mark(word(7, { emphasised: true, breaksAfter: true }), word(4, { breaksAfter: true }));

describe('marks of words', () => {
  it('are in the captions of their words, wherever those are, and wait for words that are cut out', () => {
    const seven = { text: 'w7', emphasised: true, breaksAfter: true };
    const four = { text: 'w4', breaksAfter: true };
    expect(marked(editWith(BOTH))).toEqual([four, seven]);
    expect(marked(editWith(BOTH, { type: 'remove_words', wordIndexes: [3, 4] }))).toEqual([seven]);
    const trimmed = editWith(BOTH, { type: 'trim', segmentId: 'a', sourceStartSec: 10 });
    expect(marked(trimmed)).toEqual([]);
    expect(
      marked(applyOperations(trimmed, [{ type: 'trim', segmentId: 'a', sourceStartSec: 0 }], editContext())),
    ).toEqual([four, seven]);
    const twice: EditOperation = {
      ...{ type: 'insert', assetId: 'long', sourceStartSec: 7, sourceEndSec: 8, toIndex: 0 },
    };
    expect(marked(editWith(BOTH, twice))).toEqual([seven, four, seven]);
  });

  it('stay as they are in what is not said, and leave nothing behind', () => {
    const off = mark(word(7, { emphasised: false }), word(4, { breaksAfter: false }));
    expect(editWith(BOTH, off).wordMarks).toEqual([word(7, { breaksAfter: true })]);
    expect(editWith(BOTH, off, mark(word(7, { breaksAfter: false })))).toEqual(startEdit());
  });

  it('are undone as one step', () => {
    const after = editWith(BOTH);
    expect(operationsBetween(after, startEdit(), editContext())).toEqual([
      mark(
        word(4, { emphasised: false, breaksAfter: false }),
        word(7, { emphasised: false, breaksAfter: false }),
      ),
    ]);
  });

  it('are set beside others’ marks, except where those are of the same', () => {
    const from = startEdit();
    const rebased = (mine: EditOperation, theirs: EditOperation) =>
      rebaseOperation(mine, from, applyOperations(from, [theirs], editContext('b')), editContext());
    const strong = mark(word(7, { emphasised: true }));
    expect(rebased(strong, mark(word(7, { breaksAfter: true })))).toEqual([strong]);
    expect(rebased(strong, { type: 'remove_words', wordIndexes: [7] })).toEqual([strong]);
    expect(() => rebased(strong, strong)).toThrow('changed elsewhere');
  });

  it('are refused on words that nobody says', () => {
    expect(() => editWith(mark(word(50, { emphasised: true })))).toThrow('no word 50');
    expect(editWith(mark(word(50, { emphasised: false })))).toEqual(startEdit());
  });
});
