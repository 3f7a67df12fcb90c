import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textWidthEm } from '../captions/fonts/text-width.ts';
import { lineWidthEm } from '../captions/line-breaking.ts';
import { captionLineText } from '../captions/write-captions.ts';
import { fitText, sizesDown, type TextRoom } from './fit-text.ts';

const ROOM: TextRoom = {
  ...{ weight: 700, maxWidthPx: 400, maxHeightPx: 100, lineHeightEm: 1.25 },
  ...{ fontSizesPx: [40, 30, 20], maxLines: Number.POSITIVE_INFINITY, lines: 'full' },
};
const setInto = (text: string, room: Partial<TextRoom> = {}) => {
  const fitted = fitText(text, { ...ROOM, ...room });
  if (fitted === null) throw new Error('There is something to show.');
  return { ...fitted, texts: fitted.lines.map(captionLineText) };
};
const words = (count: number, word = 'word') => Array.from({ length: count }, () => word).join(' ');

describe('a text set into a room', () => {
  it('is inside it, in one of its sizes, and says all of it or ends with dots', () => {
    const anyText = fc
      .array(fc.constantFrom('a', 'word', 'another', 'wonderful', 'été,'), { minLength: 1, maxLength: 60 })
      .map((all) => all.join(' '));
    const anyRoom = fc.record({
      maxWidthPx: fc.integer({ min: 200, max: 900 }),
      maxHeightPx: fc.integer({ min: 60, max: 400 }),
      maxLines: fc.constantFrom(1, 2, 3, Number.POSITIVE_INFINITY),
      lines: fc.constantFrom('even' as const, 'full' as const),
    });
    fc.assert(
      fc.property(anyText, anyRoom, (text, change) => {
        const room = { ...ROOM, ...change };
        const { fontSizePx, heightPx, widthPx, lines, texts } = setInto(text, room);
        expect(ROOM.fontSizesPx).toContain(fontSizePx);
        expect(heightPx).toBeCloseTo(lines.length * ROOM.lineHeightEm * fontSizePx, 9);
        expect(heightPx).toBeLessThanOrEqual(room.maxHeightPx + 0.02);
        expect(lines.length).toBeLessThanOrEqual(room.maxLines);
        expect(widthPx).toBeLessThanOrEqual(room.maxWidthPx + 1e-6);
        const widest = Math.max(...lines.map((line) => lineWidthEm(line, 700))) * fontSizePx;
        expect(widthPx).toBeCloseTo(widest, 6);
        const said = texts.join(' ');
        if (said !== text) {
          expect(said).toMatch(/[\p{L}]…$/u);
          expect(text.startsWith(said.slice(0, -1))).toBe(true);
          // Only what does not fit in the smallest size is cut off.
          expect(fontSizePx).toBe(20);
        }
      }),
    );
  });

  it('is as large as it can be', () => {
    expect(setInto('word').fontSizePx).toBe(40);
    // Two lines of forty pixels are a hundred high.
    expect(setInto(words(5)).texts).toHaveLength(2);
    expect(setInto(words(5)).fontSizePx).toBe(40);
    expect(setInto(words(5), { maxHeightPx: 99 }).fontSizePx).toBeLessThan(40);
    expect(setInto(words(5), { maxLines: 1 }).fontSizePx).toBeLessThan(40);
    expect(setInto(words(5), { fontSizesPx: [40], maxHeightPx: 99 }).texts).toHaveLength(1);
    expect(setInto(words(5), { fontSizesPx: [40], maxHeightPx: 1 }).texts).toHaveLength(1);
  });

  it('is set smaller rather than cut in a word, unless the word is too long for any size', () => {
    const long = 'Donaudampfschiff';
    const wide = textWidthEm(long, 700) * 40;
    expect(setInto(long, { maxWidthPx: 0.9 * wide })).toMatchObject({ fontSizePx: 30, texts: [long] });
    const endless = long.repeat(3);
    expect(setInto(endless, { maxWidthPx: 0.9 * wide, maxHeightPx: 900 }).fontSizePx).toBe(40);
    expect(setInto(endless, { maxWidthPx: 0.9 * wide, maxHeightPx: 900 }).texts.join('')).toBe(endless);
    // Scripts without spaces are cut anywhere: that makes nothing smaller.
    expect(setInto('你好世界'.repeat(4), { maxHeightPx: 900 }).fontSizePx).toBe(40);
  });

  it('fills its lines as messages do, or shares its words evenly as titles do', () => {
    // Six of them are too wide for a line by a word.
    const text = words(6);
    const maxWidthPx = 1.01 * textWidthEm(words(5), 700) * 40;
    const countsOf = (lines: TextRoom['lines']) =>
      setInto(text, { maxWidthPx, lines }).texts.map((line) => line.split(' ').length);
    expect(countsOf('full')).toEqual([5, 1]);
    expect(countsOf('even')).toEqual([3, 3]);
    // Very many words are simply filled in: weighing them all takes too long.
    const many = setInto(words(61), { maxWidthPx, maxHeightPx: 9000, lines: 'even' });
    expect(many.texts.map((line) => line.split(' ').length)).toEqual([
      ...Array.from({ length: 12 }, () => 5),
      1,
    ]);
  });

  it('runs the way it is written, and is nothing without letters', () => {
    expect(setInto('שלום').rightToLeft).toBe(true);
    expect(setInto('hello').rightToLeft).toBe(false);
    expect(fitText(' \n ', ROOM)).toBeNull();
    expect(fitText('word', { ...ROOM, fontSizesPx: [] })).toBeNull();
  });

  it('ends with dots in place of the punctuation it ends with', () => {
    const room = { fontSizesPx: [20], maxLines: 1, maxWidthPx: 20 * (textWidthEm('one, two', 700) - 0.1) };
    expect(setInto('one, two', room).texts).toEqual(['one…']);
    expect(setInto('wonderful things', { ...room, maxWidthPx: 20 }).texts[0]).toMatch(/^\p{L}+…$/u);
  });
});

describe('the sizes a text is tried in', () => {
  it('go down by the same share, to whole pixels that can still be read', () => {
    expect(sizesDown(160, 40, 3)).toEqual([160, 80, 40]);
    expect(sizesDown(100, 50, 1)).toEqual([100]);
    expect(sizesDown(16, 2, 4)).toEqual([16, 8, 8, 8]);
    for (const size of sizesDown(101, 33, 7)) expect(Number.isInteger(size)).toBe(true);
  });
});
