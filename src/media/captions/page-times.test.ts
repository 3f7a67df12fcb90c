import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { captionPages, type PageRules } from './caption-pages.ts';
import { captionPieces } from './caption-piece.ts';
import type { CaptionWord } from './caption-plan.ts';
import { textWidthEm } from './fonts/text-width.ts';
import { captionLineText } from './write-captions.ts';

const RULES: PageRules = {
  ...{ weight: 700, maxCharacters: 28, maxWidthEm: 16, maxWordWidthEm: 29, maxLines: 2 },
  ...{ maxWordsPerPage: 16, fps: 25, durationSec: 60 },
};
const word = (text: string, startSec: number, endSec: number, index = 0): CaptionWord => ({
  ...{ index, text },
  ...{ startSec, endSec },
});
const timesOf = (words: readonly CaptionWord[], rules: Partial<PageRules> = {}) =>
  captionPages(words, { ...RULES, ...rules }).map(({ startSec, endSec }) =>
    [startSec, endSec].map((sec) => Number(sec.toFixed(4))),
  );
const textsOf = (words: readonly CaptionWord[], rules: Partial<PageRules> = {}) =>
  captionPages(words, { ...RULES, ...rules }).map(({ lines }) => lines.map(captionLineText).join(' / '));
/** Words of a third of a second, one after the other; a number is a pause. */
function speak(...parts: (string | number)[]): CaptionWord[] {
  let atSec = 0;
  return parts.flatMap((part) => {
    if (typeof part === 'number') {
      atSec += part;
      return [];
    }
    return part.split(' ').map((text) => {
      atSec += 0.3;
      return word(text, atSec - 0.3, atSec);
    });
  });
}

describe('how long a page stands', () => {
  it('is from its first word to a little after its last', () => {
    expect(timesOf([word('Hello', 2, 4)])).toEqual([[2, 4.3]]);
  });

  it('is at least five sixths of a second, and long enough to be read', () => {
    expect(timesOf([word('No.', 2, 2.1)])).toEqual([[2, 2.8333]]);
    // Twenty-six letters and two spaces, twenty of them a second.
    expect(
      timesOf(speak('extraordinary arrangements ab').map((one) => ({ ...one, startSec: 2, endSec: 2.1 }))),
    ).toEqual([[2, 3.45]]);
  });

  it('ends where the next begins, or leaves a gap of two frames', () => {
    const next = (startSec: number) =>
      timesOf([word('One.', 0, 1), word('Two.', startSec, startSec + 1, 1)])[0];
    expect(next(1.35)).toEqual([0, 1.35]);
    expect(next(1.37)).toEqual([0, 1.37]);
    expect(next(1.39)).toEqual([0, 1.3]);
    expect(next(1.62)).toEqual([0, 1.3]);
  });

  it('never goes on after the video, nor begins before it', () => {
    expect(timesOf([word('Hello', -1, 1), word('bye', 59, 70, 1)])).toEqual([
      [0, 1.3],
      [59, 60],
    ]);
    expect(timesOf([word('before', -2, 0), word('after', 60, 61, 1)])).toEqual([]);
  });

  it('is at least a frame where words come at once, and begins when the one before it has gone', () => {
    const [first, second] = timesOf([word('Yes.', 1, 1), word('No.', 1, 1, 1)], { maxWordsPerPage: 1 });
    expect(first).toEqual([1, 1.04]);
    expect(second?.[0]).toBe(1.04);
  });
});

describe('what stands on a page', () => {
  it('is parted at pauses of more than half a second', () => {
    expect(textsOf(speak('one two', 0.55, 'three'))).toEqual(['one two three']);
    expect(textsOf(speak('one two', 0.61, 'three'))).toEqual(['one two', 'three']);
  });

  it('is a sentence rather than parts of two, and ends with a phrase rather than in it', () => {
    expect(textsOf(speak('This is one sentence. And this is another one.'))).toEqual([
      'This is one sentence.',
      'And this is another one.',
    ]);
    const [first] = textsOf(
      speak('When it rains in the town, we all go to the old house by the river and wait'),
    );
    expect(first).toMatch(/town,$/);
  });

  it('has no word left alone, and no page that is gone too soon', () => {
    const pages = textsOf(
      speak('nobody ever teaches you how to wait for something that is not certain to come at all'),
    );
    for (const page of pages) expect(page.split(' ').length).toBeGreaterThan(1);
    const quick = speak('a b. c d e f g h').map((one, at) => ({
      ...one,
      startSec: at / 10,
      endSec: (at + 1) / 10,
    }));
    expect(textsOf(quick)).toEqual(['a b. c d e f g h']);
  });

  it('is no more words than the style has', () => {
    const words = speak('one two three four five six seven');
    for (const maxWordsPerPage of [1, 2, 3])
      for (const { lines } of captionPages(words, { ...RULES, maxWordsPerPage }))
        expect(lines.flat().length).toBeLessThanOrEqual(maxWordsPerPage);
    expect(textsOf(words, { maxWordsPerPage: 1 })).toHaveLength(7);
  });
});

describe('the pieces of words', () => {
  const LIMITS = { weight: 700, maxCharacters: 12, maxWidthEm: 8, maxWordWidthEm: 12 } as const;

  it('share the time of their word by their letters', () => {
    const pieces = captionPieces([word('abc defghi', 2, 4.7)], LIMITS);
    expect(pieces.map(({ text, startSec, endSec }) => [text, startSec, endSec])).toEqual([
      ['abc', 2, expect.closeTo(2.9, 6)],
      ['defghi', expect.closeTo(2.9, 6), expect.closeTo(4.7, 6)],
    ]);
    const [backwards] = captionPieces([word('abc', 4, 3)], LIMITS);
    expect([backwards?.startSec, backwards?.endSec]).toEqual([4, 4]);
  });

  it('come in the order of time, at one time by their place', () => {
    const words = [word('c', 5, 6, 2), word('b', 3, 4, 1), word('a', 3, 4, 0)];
    expect(captionPieces(words, LIMITS).map(({ text, wordIndex }) => [text, wordIndex])).toEqual([
      ['a', 0],
      ['b', 1],
      ['c', 2],
    ]);
  });

  it('are words uncut where they fit, else cut no wider than a line holds', () => {
    const anyWord = fc.stringMatching(/^[a-zA-Z]{1,40}$/u);
    fc.assert(
      fc.property(anyWord, (text) => {
        const pieces = captionPieces([word(text, 0, 1)], LIMITS);
        expect(pieces.map((piece) => piece.text).join('')).toBe(text);
        for (const piece of pieces) {
          expect(piece.widthEm).toBeCloseTo(textWidthEm(piece.text, 700), 6);
          expect(piece.characters).toBe(piece.text.length);
          expect(piece.characters).toBeLessThanOrEqual(LIMITS.maxCharacters);
          expect(piece.widthEm).toBeLessThanOrEqual(LIMITS.maxWordWidthEm);
          if (piece !== pieces[0]) expect(piece.spaceBefore).toBe(false);
        }
        const isOne = text.length <= LIMITS.maxCharacters && textWidthEm(text, 700) <= LIMITS.maxWordWidthEm;
        expect(pieces.length === 1).toBe(isOne);
        // No two of them would fit in one.
        for (const [at, piece] of pieces.slice(1).entries()) {
          const before = pieces[at];
          const letters = (before?.characters ?? 0) + 1;
          const wide = (before?.widthEm ?? 0) + textWidthEm(piece.text.slice(0, 1), 700);
          expect(letters > LIMITS.maxCharacters || wide > LIMITS.maxWordWidthEm).toBe(true);
        }
      }),
    );
  });

  it('are cut where the words of a script without spaces meet, a sign kept with the one before it', () => {
    const texts = captionPieces([word('今日は良い天気ですね。', 0, 1)], LIMITS).map(({ text }) => text);
    expect(texts.length).toBeGreaterThan(1);
    for (const text of texts) expect(text).not.toMatch(/^。/u);
    expect(texts.join('')).toBe('今日は良い天気ですね。');
    // Words that are joined by signs are cut there.
    expect(captionPieces([word('left/right/middle', 0, 1)], LIMITS).map(({ text }) => text)).toEqual([
      'left/right/',
      'middle',
    ]);
  });
});
