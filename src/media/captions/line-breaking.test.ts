import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breakLines, fitsLines, fullLines, type LineLimits, type LinePiece } from './line-breaking.ts';

const LIMITS: LineLimits = { weight: 700, maxCharacters: 100, maxWidthEm: 10, maxLines: 2 };

const piece = (text: string, widthEm: number, spaceBefore = true): LinePiece => ({
  text,
  widthEm,
  spaceBefore,
  characters: text.length,
});

const textOf = (lines: readonly (readonly LinePiece[])[]): string[] =>
  lines.map((line) => line.map(({ text }) => text).join(' '));

/** Five words of one width: broken as evenly as can be, after the second or the third of them. */
const five = (texts: readonly string[]): LinePiece[] => texts.map((text) => piece(text, 2.2));

describe('breaking lines', () => {
  it('breaks after a comma or a sentence where that costs little balance', () => {
    expect(textOf(breakLines(five(['one', 'two,', 'three', 'four', 'five']), LIMITS))).toEqual([
      'one two,',
      'three four five',
    ]);
    expect(textOf(breakLines(five(['one', 'two', 'three.', 'four', 'five']), LIMITS))).toEqual([
      'one two three.',
      'four five',
    ]);
    expect(textOf(breakLines(five(['one', 'two', 'three,', 'four', 'five']), LIMITS))).toEqual([
      'one two three,',
      'four five',
    ]);
  });

  it('gives nothing for the comma behind which nothing follows', () => {
    const plain = breakLines(five(['one', 'two', 'three', 'four', 'five']), LIMITS);
    expect(
      breakLines(five(['one', 'two', 'three', 'four', 'five,']), LIMITS).map((line) => line.length),
    ).toEqual(plain.map((line) => line.length));
  });

  it('counts the comma before a break alone, not the one that ends the text', () => {
    // Four words and two lines: even either way, but for the comma.
    const words = (last: string) => [piece('a', 4), piece('b,', 2), piece('c', 2), piece(last, 4)];
    for (const last of ['d', 'd,'])
      expect(textOf(breakLines(words(last), LIMITS))).toEqual(['a b,', `c ${last}`]);
  });

  it('gives no line up for a comma that stands far from the middle', () => {
    expect(textOf(breakLines(five(['one,', 'two', 'three', 'four']), LIMITS))).toEqual([
      'one, two three four',
    ]);
    const long = [piece('one,', 1), piece('two', 4), piece('three', 4), piece('four', 4)];
    expect(textOf(breakLines(long, LIMITS))).toEqual(['one, two', 'three four']);
  });

  it('fills a line to its width and its characters, and not beyond', () => {
    const exact = { ...LIMITS, maxWidthEm: 6, maxCharacters: 7 };
    const tight = [piece('abc', 3, false), piece('def', 3, false), piece('g', 0, false)];
    expect(fullLines(tight, exact)).toHaveLength(1);
    expect(fullLines([...tight, piece('h', 0, false)], exact)).toHaveLength(2);
    expect(fullLines([piece('abc', 3, false), piece('def', 3.01, false)], exact)).toHaveLength(2);
  });

  it('counts the space between two words, and none before the first of a line', () => {
    const limits = { ...LIMITS, maxCharacters: 7 };
    expect(fullLines([piece('abc', 1), piece('def', 1)], limits)).toHaveLength(1);
    expect(fullLines([piece('abc', 1), piece('defg', 1)], limits)).toHaveLength(2);
  });

  it('says that pieces fit exactly where filling the lines shows it', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ width: fc.double({ min: 0.1, max: 9, noNaN: true }), space: fc.boolean() }), {
          maxLength: 12,
        }),
        fc.integer({ min: 1, max: 4 }),
        (words, maxLines) => {
          const pieces = words.map(({ width, space }, index) => piece(`w${index}`, width, space));
          const limits = { ...LIMITS, maxLines };
          const lines = fullLines(pieces, limits);
          expect(fitsLines(pieces, limits)).toBe(lines.length <= maxLines);
          expect(lines.flat()).toEqual(pieces);
          const broken = breakLines(pieces, limits);
          expect(broken.flat()).toEqual(pieces);
          expect(broken).toHaveLength(lines.length);
        },
      ),
    );
  });
});
