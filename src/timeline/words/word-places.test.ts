import { describe, expect, it } from 'vitest';
import { ask } from '../../testing/timeline/asked.ts';
import { editContext, startEdit } from '../../testing/timeline/made-edits.ts';
import { stackRows } from '../geometry/stack-rows.ts';
import { cutOfWords } from '../model/cut-sound.ts';
import { durationOf } from '../model/edit.ts';
import { wordsOfEdit } from '../model/edit-words.ts';
import { findPhrase } from './find-phrase.ts';
import { paragraphsOf } from './paragraphs.ts';
import { savedSec } from './saved-sec.ts';
import { rangeOf, rangesOf, spanOfRange } from './word-range.ts';

const word = (text: string, startSec: number, assetId = 'film') => ({
  ...{ text, startSec, assetId },
  endSec: startSec + 0.5,
});
const words = (count: number, text = 'word') =>
  Array.from({ length: count }, (_, at) => word(text, at * 0.6));

describe('ranges of words', () => {
  it('stand from their first to their last word', () => {
    const said = [word('a', 1), word('b', 2), word('c', 3)];
    expect(spanOfRange(said, { first: 1, last: 2 })).toEqual({ startSec: 2, endSec: 3.5 });
    expect(spanOfRange([], { first: 1, last: 2 })).toEqual({ startSec: 0, endSec: 0 });
    expect([rangeOf(5, 2), rangeOf(2, 5)]).toEqual([
      { first: 2, last: 5 },
      { first: 2, last: 5 },
    ]);
    expect(rangesOf([5, 1, 2, 2])).toEqual([
      { first: 1, last: 2 },
      { first: 5, last: 5 },
    ]);
  });
});

describe('a phrase', () => {
  it('is found once in a word that has it twice, and across any gap', () => {
    const said = ['banana', 'na', 'split'].map((text) => ({ text }));
    expect(findPhrase(said, 'na')).toEqual([
      { first: 0, last: 0 },
      { first: 1, last: 1 },
    ]);
    expect(findPhrase(said, ' NA \n\t split ')).toEqual([{ first: 1, last: 2 }]);
    expect(findPhrase([{ text: ' Na ' }, { text: 'na' }], 'na na')).toEqual([{ first: 0, last: 1 }]);
  });
});

describe('paragraphs', () => {
  it('end at a pause, with the video, at a sentence past a length, and at the longest', () => {
    expect(paragraphsOf([])).toEqual([]);
    expect(paragraphsOf([word('a', 0), word('b', 1.7), word('c', 3.5)])).toEqual([
      { first: 0, last: 1 },
      { first: 2, last: 2 },
    ]);
    expect(paragraphsOf([word('a', 0), word('b', 0.6, 'other')])).toHaveLength(2);
    expect(paragraphsOf(words(100)).map(({ first }) => first)).toEqual([0, 48, 96]);
    for (const end of ['end.', 'end!', 'end?', 'end…', 'end.”', 'end."', 'end.»'])
      expect(paragraphsOf(words(60, end)).map(({ first }) => first)).toEqual([0, 24, 48]);
  });
});

describe('what operations save', () => {
  it('is how much shorter they make the edit, nothing known where they cannot be done', () => {
    const cut = (outputStartSec: number, outputEndSec: number) =>
      savedSec(startEdit(), [{ type: 'remove_range', outputStartSec, outputEndSec }], editContext());
    expect(cut(2, 5)).toBeCloseTo(3, 6);
    expect(cut(40, 50)).toBeNull();
    const broken = {
      ...editContext(),
      wordsOf: () => {
        throw new RangeError('lost');
      },
    };
    expect(() => savedSec(startEdit(), [{ type: 'remove_words', wordIndexes: [1] }], broken)).toThrow('lost');
  });
});

describe('the cut of one word', () => {
  it('is as long as the edit gets shorter by it', () => {
    const [edit, context] = [startEdit(), editContext()];
    const said = wordsOfEdit(edit, context.wordsOf);
    expect(said.length).toBeGreaterThan(9);
    for (const at of said.keys()) {
      const cut = cutOfWords(said, at, at);
      const lengthSec = Math.min(cut.endSec, durationOf(edit)) - cut.startSec;
      expect(savedSec(edit, [{ type: 'remove_words', wordIndexes: [at] }], context)).toBeCloseTo(
        lengthSec,
        3,
      );
    }
  });
});

describe('rows of things that stand at once', () => {
  it('are taken again once they are free', () => {
    const item = (id: string, outputStartSec: number, durationSec: number) => ({
      id,
      outputStartSec,
      durationSec,
    });
    const rows = stackRows([item('a', 0, 4), item('b', 1, 1), item('c', 2, 3), item('d', 5, 1)]);
    expect([...rows]).toEqual([
      ['a', { row: 0, of: 2 }],
      ['b', { row: 1, of: 2 }],
      ['c', { row: 1, of: 2 }],
    ]);
  });
});

describe('the assistant counts filler words', () => {
  it('in either language', () => {
    expect(['cut the filler words', 'togli gli intercalari'].map((message) => ask(message).said[0])).toEqual([
      'Cut 2 filler words',
      'Tagliati 2 intercalari',
    ]);
  });

  it('and finds a phrase whatever is between its words', () => {
    expect(ask('cut the words "you,   know"').said[0]).toContain('Cut the words');
    expect(ask('cut the words "hello there"').edit.texts).toEqual([]);
  });
});
