import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spaceWidthEm } from '../captions/fonts/text-width.ts';
import { type BlockPiece, inkBox, layOutBlock } from './text-block.ts';

const share = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const piece: fc.Arbitrary<BlockPiece> = fc.record({
  text: fc.constantFrom('one', 'two', 'three', 'été'),
  spaceBefore: fc.boolean(),
  characters: fc.constant(3),
  widthEm: share(0.2, 4),
});
const lines = fc.array(fc.array(piece, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 4 });
const request = fc.record({
  lines,
  weight: fc.constantFrom(700 as const, 800 as const),
  fontSizePx: share(8, 120),
  maxWidthPx: share(100, 1000),
  lineHeightEm: share(1, 1.5),
  centerXPx: share(200, 1200),
});
const said = (text: string, change: Partial<BlockPiece> = {}): BlockPiece => ({
  ...{ text, spaceBefore: true, characters: text.length, widthEm: 2 },
  ...change,
});
const block = (texts: readonly BlockPiece[]) =>
  layOutBlock({
    ...{ lines: [texts], weight: 700, fontSizePx: 100, maxWidthPx: 5000 },
    ...{ lineHeightEm: 1.2, centerXPx: 500 },
  });

describe('a block of text', () => {
  it('has its lines centred one under the other, its words in a row with a space where one is due', () => {
    fc.assert(
      fc.property(request, (asked) => {
        const { words, fontSizePx, heightPx } = layOutBlock(asked);
        const lineHeightPx = asked.lineHeightEm * fontSizePx;
        expect(heightPx).toBeCloseTo(lineHeightPx * asked.lines.length, 6);
        let first = 0;
        for (const [row, line] of asked.lines.entries()) {
          const placed = words.slice(first, first + line.length);
          first += line.length;
          expect(placed.map((word) => word.piece)).toEqual(line);
          const [left, right] = [placed[0], placed.at(-1)];
          const middle = ((left?.xPx ?? 0) + (right?.xPx ?? 0) + (right?.widthPx ?? 0)) / 2;
          expect(middle).toBeCloseTo(asked.centerXPx, 6);
          for (const [at, word] of placed.entries()) {
            expect(word.widthPx).toBeCloseTo(word.piece.widthEm * fontSizePx, 9);
            // Capitals, 0.7 em high, stand in the middle of the line.
            const above = word.baselinePx - 0.7 * fontSizePx - row * lineHeightPx;
            const below = (row + 1) * lineHeightPx - word.baselinePx;
            expect(Math.abs(above - below)).toBeLessThan(0.05 * fontSizePx + 1);
            const before = placed[at - 1];
            if (before === undefined) continue;
            const gapPx = word.piece.spaceBefore ? spaceWidthEm(asked.weight) * fontSizePx : 0;
            expect(word.xPx - before.xPx - before.widthPx).toBeCloseTo(gapPx, 6);
          }
        }
      }),
    );
  });

  it('is as large as asked, or as its widest line leaves room for', () => {
    fc.assert(
      fc.property(request, (asked) => {
        const { fontSizePx, widthPx, words } = layOutBlock(asked);
        expect(fontSizePx).toBeLessThanOrEqual(asked.fontSizePx);
        expect(widthPx).toBeLessThanOrEqual(asked.maxWidthPx + 1e-6);
        if (fontSizePx < asked.fontSizePx) expect(widthPx).toBeCloseTo(asked.maxWidthPx, 6);
        const [left, right] = [
          Math.min(...words.map(({ xPx }) => xPx)),
          Math.max(...words.map((word) => word.xPx + word.widthPx)),
        ];
        expect(right - left).toBeCloseTo(widthPx, 6);
      }),
    );
  });

  it('runs from the right where its text does, a phrase of the other direction as it is read', () => {
    const { words, rightToLeft } = block(
      ['שלום', 'hello', 'world', 'עולם'].map((text, at) => said(text, { spaceBefore: at > 0 })),
    );
    expect(rightToLeft).toBe(true);
    expect([...words].sort((a, b) => a.xPx - b.xPx).map((word) => word.piece.text)).toEqual([
      ...['עולם', 'hello', 'world', 'שלום'],
    ]);
    expect(block([said('hello')]).rightToLeft).toBe(false);
    // Where the phrase begins and ends, a space stands too.
    const sorted = [...words].sort((a, b) => a.xPx - b.xPx);
    for (const [at, word] of sorted.entries()) {
      const before = sorted[at - 1];
      if (before !== undefined)
        expect(word.xPx - before.xPx - before.widthPx).toBeCloseTo(100 * spaceWidthEm(700), 6);
    }
  });

  it('is no block without width, even of nothing', () => {
    expect(block([said('', { widthEm: 0 })]).fontSizePx).toBe(100);
  });
});

describe('the box around the ink of a text', () => {
  const picture = { widthPx: 4000, heightPx: 4000 };
  const word = fc.record({
    text: fc.constant('word'),
    xPx: share(1000, 2000),
    widthPx: share(20, 400),
    baselinePx: share(1000, 2000),
    color: fc.constant('#ffffff'),
    scale: share(0.5, 2),
  });
  const rect = fc.record({
    ...{ x: share(1000, 2000), y: share(1000, 2000) },
    ...{ width: share(10, 500), height: share(10, 500) },
  });

  it('reaches around letters, outlines, raised words and plates, and little further', () => {
    fc.assert(
      fc.property(
        fc.array(word, { maxLength: 4 }),
        fc.array(rect, { minLength: 1, maxLength: 2 }),
        share(20, 100),
        share(0, 30),
        (words, rects, em, strokePx) => {
          const plates = rects.map((one) => ({ rect: one, radiusPx: 0, color: '' }));
          const box = inkBox(words, plates, em, strokePx, picture);
          // What letters take at the least, and at the most with accents and slanted ends.
          const around = (aside: number, above: number, below: number) => {
            const all = [
              ...rects.map(({ x, y, width, height }) => [x, y, x + width, y + height] as const),
              ...words.map(({ xPx, widthPx, baselinePx, scale }) => {
                const grown = (widthPx * Math.max(1, scale)) / 2;
                const middle = xPx + widthPx / 2;
                const reach = Math.max(1, scale) * em;
                return [
                  middle - grown - strokePx / 2 - aside * em,
                  baselinePx - above * reach - strokePx / 2,
                  middle + grown + strokePx / 2 + aside * em,
                  baselinePx + below * reach + strokePx / 2,
                ] as const;
              }),
            ];
            return {
              left: Math.min(...all.map(([left]) => left)),
              top: Math.min(...all.map(([, top]) => top)),
              right: Math.max(...all.map(([, , right]) => right)),
              bottom: Math.max(...all.map(([, , , bottom]) => bottom)),
            };
          };
          const least = around(0, 1, 0.3);
          const most = around(0.15, 1.15, 0.47);
          expect(box.x).toBeLessThanOrEqual(least.left);
          expect(box.y).toBeLessThanOrEqual(least.top);
          expect(box.x + box.width).toBeGreaterThanOrEqual(least.right);
          expect(box.y + box.height).toBeGreaterThanOrEqual(least.bottom);
          expect(box.x).toBeGreaterThanOrEqual(most.left - 2);
          expect(box.y).toBeGreaterThanOrEqual(most.top - strokePx / 2 - 2);
          expect(box.x + box.width).toBeLessThanOrEqual(most.right + 2);
          expect(box.y + box.height).toBeLessThanOrEqual(most.bottom + strokePx / 2 + 2);
        },
      ),
    );
  });
});
