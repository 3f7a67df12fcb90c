import { describe, expect, it } from 'vitest';
import { BLOCK_PX, blockAverages, type Picture } from './block-averages.ts';
import { type Difference, differencesOf } from './compare-pictures.ts';

const SIZE = { width: 390, height: 300 };
type Colour = readonly [number, number, number];
const DESK: Colour = [20, 19, 18];
const CARD: Colour = [28, 27, 26];
const LINE: Colour = [52, 50, 48];
const ACCENT: Colour = [255, 122, 26];
const INK: Colour = [240, 236, 230];

/** A rectangle in pixels; parts of a pixel are covered in part, as anti-aliasing does. */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly colour: Colour;
}

const covered = (from: number, length: number, at: number): number =>
  Math.max(0, Math.min(from + length, at + 1) - Math.max(from, at));

function paint(...boxes: readonly Box[]): Picture {
  const rgba = new Uint8ClampedArray(4 * SIZE.width * SIZE.height).map((_, at) => DESK[at % 4] ?? 255);
  for (const { x, y, width, height, colour } of boxes)
    for (let row = Math.floor(y); row < y + height; row += 1)
      for (let column = Math.floor(x); column < x + width; column += 1) {
        const share = covered(x, width, column) * covered(y, height, row);
        for (let channel = 0; channel < 3; channel += 1) {
          const at = 4 * (row * SIZE.width + column) + channel;
          rgba[at] = (rgba[at] ?? 0) * (1 - share) + (colour[channel] ?? 0) * share;
        }
      }
  return { ...SIZE, rgba };
}

const button = (x: number, colour = ACCENT): Box => ({ x, y: 42, width: 40, height: 40, colour });
/** A card with a line of one pixel around it. */
const panel = (x: number): readonly Box[] => [
  { x, y: 100, width: 200, height: 120, colour: LINE },
  { x: x + 1, y: 101, width: 198, height: 118, colour: CARD },
];
/** Strokes as letters have them, each moved by what `aside` says, in pixels. */
const letters = (aside: (stroke: number) => number): readonly Box[] =>
  Array.from({ length: 60 }, (_, stroke) => ({
    x: 60 + stroke * 3.7 + aside(stroke),
    y: 240 + (stroke % 3) * 2,
    width: 1.4,
    height: 9,
    colour: INK,
  }));

const between = (kept: Picture, now: Picture): readonly Difference[] =>
  differencesOf(blockAverages(kept), blockAverages(now));

const page = (...boxes: readonly Box[]): Picture => paint(...panel(60), ...letters(() => 0), ...boxes);

describe('block averages', () => {
  it('hold the mean of each block, and of what there is at the edge', () => {
    const { width, height, rgba } = blockAverages(paint({ x: 385, y: 0, width: 5, height: 5, colour: INK }));
    expect([width, height]).toEqual([78, 60]);
    // Kept in steps of four levels.
    expect([...rgba.slice(4 * 77, 4 * 78)]).toEqual([240, 236, 232, 255]);
    expect([...rgba.slice(0, 4)]).toEqual([20, 20, 20, 255]);
  });
});

describe('comparing pictures of a page', () => {
  it('finds nothing between a picture and itself', () => {
    expect(between(page(button(40)), page(button(40)))).toEqual([]);
  });

  it.each([8, -8, 12, 40, 200])('notices a button of 40 by 40 pixels moved by %d', (byPx) => {
    const places = between(page(button(40)), page(button(40 + byPx)));
    expect(places.length).toBeGreaterThan(0);
    for (const { y, height } of places) {
      expect(y).toBeGreaterThanOrEqual(42 - BLOCK_PX);
      expect(y + height).toBeLessThanOrEqual(82 + BLOCK_PX);
    }
  });

  it('notices a missing button and says where and of which colour it was', () => {
    expect(between(page(button(40)), page())).toEqual([
      { x: 40, y: 40, width: 40, height: 45, kept: expect.any(String), now: '#141414' },
    ]);
  });

  it('notices a colour changed by eight levels', () => {
    expect(between(page(button(40)), page(button(40, [255, 130, 26])))).toHaveLength(1);
  });

  it('notices a quiet panel moved by eight pixels, in dark colours a few levels apart', () => {
    expect(between(paint(...panel(60)), paint(...panel(68))).length).toBeGreaterThan(0);
  });

  it('notices a line of text that is gone', () => {
    expect(between(page(), paint(...panel(60))).length).toBeGreaterThan(0);
  });

  it('passes letters whose strokes are drawn up to a pixel aside', () => {
    for (const aside of [0.2, 0.5, 1, -1])
      expect(between(page(), paint(...panel(60), ...letters((stroke) => (stroke % 2 ? aside : 0))))).toEqual(
        [],
      );
  });

  it('passes noise of a pixel', () => {
    const { rgba, ...size } = page(button(40));
    const noisy = rgba.map((level, at) => (at % 4 === 3 ? level : level + ((at * 7919) % 25) - 12));
    expect(between(page(button(40)), { ...size, rgba: noisy })).toEqual([]);
  });

  it('passes a button moved by one pixel', () => {
    expect(between(page(button(40)), page(button(41)))).toEqual([]);
  });

  it('differs everywhere from a picture of another size', () => {
    const small = { width: 40, height: 40, rgba: new Uint8ClampedArray(4 * 40 * 40) };
    expect(between(page(), small)).toHaveLength(1);
  });
});
