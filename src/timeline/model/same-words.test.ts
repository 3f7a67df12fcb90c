import { describe, expect, it } from 'vitest';
import { editContext, startEdit } from '../../testing/timeline/made-edits.ts';
import type { Edit } from './edit.ts';
import { wordsOfEdit } from './edit-words.ts';
import { sameWords } from './same-words.ts';

const { wordsOf } = editContext();
const [long] = startEdit().segments;

/** Cuts of the same source, each a second long with one word, by the second they begin with. */
const said = (...starts: number[]) => {
  const segments = starts.map((startSec, at) => ({
    ...(long as Edit['segments'][number]),
    ...{ id: `s${at}`, sourceStartSec: startSec, sourceEndSec: startSec + 1 },
  }));
  return wordsOfEdit({ ...startEdit(), segments }, wordsOf);
};

describe('the same words in another cut', () => {
  it('are found where they stand then, and left out where they are gone', () => {
    expect(sameWords([0, 2], said(3, 5, 8), said(1, 8, 5, 3))).toEqual([1, 3]);
    expect(sameWords([0, 2], said(3, 5, 8), said(5, 8))).toEqual([1]);
    expect(sameWords([], said(3), said(3))).toEqual([]);
    expect(sameWords([7], said(3), said(3))).toEqual([]);
  });

  it('are told apart where one is heard twice', () => {
    expect(sameWords([2], said(3, 5, 3), said(1, 3, 5, 3))).toEqual([3]);
    expect(sameWords([0], said(3, 5, 3), said(1, 3, 5, 3))).toEqual([1]);
    expect(sameWords([0, 2], said(3, 5, 3), said(1, 3, 5, 3))).toEqual([1, 3]);
  });
});
