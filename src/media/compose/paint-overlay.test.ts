import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { GlobalFonts } from '@napi-rs/canvas';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Painted, painted } from '../../testing/pictures/painted.ts';
import { CAPTION_FONT_FAMILY } from '../captions/fonts/caption-families.ts';
import { FIRST_SLICES } from '../captions/fonts/first-slices.ts';
import type { RectPx } from '../pictures/rect-px.ts';
import type { GroupMark, LineMark, Mark, Overlay, PlacedWord, PlateMark } from './overlay.ts';
import { paintOverlay } from './paint-overlay.ts';

const SIZE = { width: 320, height: 200 };
const ALL: RectPx = { x: 0, y: 0, ...SIZE };
const RED = '#ff0000';
const GREEN = '#00ff00';
const OUTLINE = '#08090d';

beforeAll(async () => {
  const bytes = await readFile(join(process.cwd(), FIRST_SLICES[0]?.url ?? ''));
  GlobalFonts.register(bytes, CAPTION_FONT_FAMILY);
});

const paint = (overlay: Overlay, before?: (context: OffscreenCanvasRenderingContext2D) => void): Painted =>
  painted(SIZE.width, SIZE.height, (context) => {
    before?.(context);
    paintOverlay(context, overlay, 'chinese');
  });

function title(change: Partial<Extract<Overlay, { kind: 'text' }>>): Overlay {
  const look = { fontSizePx: 60, weight: 700, rightToLeft: false, strokePx: 0 } as const;
  return { kind: 'text', key: '', box: ALL, opacity: 1, plates: [], words: [], ...look, ...change };
}

const word = (change: Partial<PlacedWord> = {}): PlacedWord => ({
  ...{ text: 'HH', xPx: 100, widthPx: 120, baselinePx: 120 },
  ...{ color: RED, scale: 1 },
  ...change,
});
const card = (marks: readonly Mark[], change: object = {}): Overlay =>
  ({ kind: 'card', key: '', box: ALL, opacity: 1, marks, ...change }) as Overlay;
const plate = (rect: RectPx, color = RED, radiusPx = 0): PlateMark => ({
  kind: 'plate',
  rect,
  radiusPx,
  color,
});
const line = (change: Partial<LineMark> = {}): LineMark => ({
  ...{ kind: 'line', text: 'HH', xPx: 160, baselinePx: 120, maxWidthPx: 300, align: 'left' },
  ...{ rightToLeft: false, fontSizePx: 60, weight: 700, color: RED },
  ...change,
});
const group = (marks: readonly Mark[], change: Partial<GroupMark> = {}): GroupMark => ({
  ...{ kind: 'group', opacity: 1, scale: 1, originXPx: 0, originYPx: 0, clip: null, marks },
  ...change,
});

function inkOf(picture: Painted, color = RED): RectPx & { right: number; bottom: number; middle: number } {
  const box = picture.boxOf(color);
  if (box === null) throw new Error(`Nothing is painted in ${color}.`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height, middle: box.x + box.width / 2 };
}

/** True where nothing stands higher at the left end than a full stop. */
function isLow(picture: Painted): boolean {
  const { x } = inkOf(picture);
  return [0, 1, 2, 3].every((step) => picture.at(x + step, 95)[3] === 0);
}

describe('an overlay', () => {
  it('is painted inside its box only, and leaves the canvas as it was', () => {
    const box = { x: 20, y: 30, width: 40, height: 50 };
    for (const overlay of [title({ box, plates: [plate(ALL)] }), card([plate(ALL)], { box })]) {
      expect(inkOf(paint(overlay))).toMatchObject(box);
      const after = painted(SIZE.width, SIZE.height, (context) => {
        context.fillStyle = GREEN;
        paintOverlay(context, { ...overlay, opacity: 0.5 }, 'chinese');
        context.fillRect(200, 100, 10, 10);
      });
      expect(after.at(205, 105)).toEqual([0, 255, 0, 255]);
    }
  });

  it('draws full-width marks that meet apart, for some browsers draw them closer together', () => {
    const calls: (readonly [text: string, xPx: number])[] = [];
    const record = (context: OffscreenCanvasRenderingContext2D) => {
      context.fillText = (text, xPx) => void calls.push([text, xPx]);
    };
    paint(title({ words: [word({ text: '。「' })] }), record);
    paint(card([line({ text: '。「', align: 'right' })]), record);
    expect(calls.map(([text]) => text)).toEqual(['。', '「', '。', '「']);
    const [first = 0, second = 0, third = 0, fourth = 0] = calls.map(([, xPx]) => xPx);
    expect(second).toBeGreaterThan(first);
    expect([third, fourth]).toEqual([2 * fourth, expect.closeTo(first - second, 4)]);
  });

  it('is as opaque as it says', () => {
    for (const overlay of [title({ plates: [plate(ALL)] }), card([plate(ALL)])])
      expect(paint({ ...overlay, opacity: 0.5 }).at(5, 5)[3]).toBeCloseTo(127.5, -0.5);
  });

  it('has plates with round corners', () => {
    const rect = { x: 20, y: 20, width: 80, height: 60 };
    const picture = paint(card([plate(rect, RED, 20)]));
    expect(inkOf(picture)).toMatchObject(rect);
    expect(picture.at(21, 21)[3]).toBe(0);
    expect(paint(card([plate(rect)])).at(21, 21)[3]).toBe(255);
  });
});

describe('a word', () => {
  it('stands on its baseline in the middle of its room, and is never stretched', () => {
    const wide = inkOf(paint(title({ words: [word({ xPx: 20, widthPx: 280 })] })));
    expect(wide.middle).toBeCloseTo(160, -0.5);
    expect(Math.abs(wide.bottom - 120)).toBeLessThanOrEqual(1);
    // Capitals of the caption font are 0.7 em high.
    expect(wide.height / 60).toBeCloseTo(0.7, 1);
    expect(wide.width).toBeLessThan(120);
  });

  it('is squeezed into a room that is too narrow, as high as ever', () => {
    const wide = inkOf(paint(title({ words: [word()] })));
    const narrow = inkOf(paint(title({ words: [word({ widthPx: 40 })] })));
    expect(narrow.x).toBeGreaterThanOrEqual(100);
    expect(narrow.right).toBeLessThanOrEqual(140);
    expect(narrow.width).toBeGreaterThan(30);
    expect([narrow.y, narrow.bottom]).toEqual([wide.y, wide.bottom]);
  });

  it('grows around its own middle', () => {
    const level = inkOf(paint(title({ words: [word()] })));
    const grown = inkOf(paint(title({ words: [word({ scale: 1.5 })] })));
    expect(grown.height / level.height).toBeCloseTo(1.5, 1);
    expect(grown.width / level.width).toBeCloseTo(1.5, 1);
    expect(Math.abs(grown.middle - level.middle)).toBeLessThanOrEqual(1);
    expect(Math.abs(grown.y + grown.bottom - level.y - level.bottom)).toBeLessThanOrEqual(2);
  });

  it('has an outline around it where the text has one, which no other word’s outline lies over', () => {
    const words = [word(), word({ xPx: 165 })];
    const plain = paint(title({ words }));
    const outlined = paint(title({ words, strokePx: 20 }));
    expect(plain.boxOf(OUTLINE)).toBeNull();
    const [letters, around] = [inkOf(outlined), inkOf(outlined, OUTLINE)];
    expect(Math.abs(letters.x - around.x - 10)).toBeLessThanOrEqual(1);
    expect(Math.abs(letters.y - around.y - 10)).toBeLessThanOrEqual(1);
    // A little lower than above, against a bright picture.
    expect(Math.abs(around.bottom - letters.bottom - 12)).toBeLessThanOrEqual(1);
    expect(outlined.countOf(RED)).toBeGreaterThan(0.95 * plain.countOf(RED));
    // Round joins: the corner of an outline is not painted.
    expect(outlined.at(around.x, around.y)[3]).toBe(0);
  });

  it('lies with its outline over the others while it is raised', () => {
    const words = [word({ scale: 1.2, color: GREEN }), word({ xPx: 165 })];
    const level = paint(title({ words: words.map((one) => ({ ...one, scale: 1 })), strokePx: 20 }));
    const raised = paint(title({ words, strokePx: 20 }));
    expect(raised.countOf(RED)).toBeLessThan(0.9 * level.countOf(RED));
    expect(raised.countOf(GREEN)).toBeGreaterThan(1.2 * level.countOf(GREEN));
  });

  it('runs the way it is told', () => {
    const startsWithDot = (rightToLeft: boolean) =>
      isLow(paint(title({ words: [word({ text: '.III' })], rightToLeft })));
    expect([startsWithDot(false), startsWithDot(true)]).toEqual([true, false]);
  });
});

describe('a line', () => {
  it('stands at its place by its edge or middle, on its baseline', () => {
    const [left, center, right] = (['left', 'center', 'right'] as const).map((align) =>
      inkOf(paint(card([line({ align })]))),
    );
    // Letters keep a little distance from the edges of their own.
    expect(Math.abs((left?.x ?? 0) - 164)).toBeLessThanOrEqual(4);
    expect(Math.abs((center?.middle ?? 0) - 160)).toBeLessThanOrEqual(1);
    expect(Math.abs((right?.right ?? 0) - 156)).toBeLessThanOrEqual(4);
    for (const ink of [left, center, right])
      expect(Math.abs((ink?.bottom ?? 0) - 120)).toBeLessThanOrEqual(1);
  });

  it('is squeezed where it runs wider than its room, and never stretched', () => {
    const [narrow, natural, wide] = [40, 300, 900].map((maxWidthPx) =>
      inkOf(paint(card([line({ maxWidthPx })]))),
    );
    expect(narrow?.width).toBeLessThanOrEqual(40);
    expect(narrow?.width).toBeGreaterThan(30);
    expect(narrow?.height).toBe(natural?.height);
    expect(wide).toEqual(natural);
  });

  it('runs the way it is told', () => {
    const startsWithDot = (rightToLeft: boolean) =>
      isLow(paint(card([line({ text: '.III', align: 'center', rightToLeft })])));
    expect([startsWithDot(false), startsWithDot(true)]).toEqual([true, false]);
  });
});

describe('a group', () => {
  const rect = { x: 100, y: 60, width: 60, height: 40 };

  it('grows around its origin with all that is in it', () => {
    const grown = paint(card([group([plate(rect)], { scale: 2, originXPx: 100, originYPx: 100 })]));
    expect(inkOf(grown)).toMatchObject({ x: 100, y: 20, width: 120, height: 80 });
  });

  it('is cut off at its limit, and what comes after it is not', () => {
    const clip = { x: 110, y: 70, width: 10, height: 15 };
    const after = { x: 0, y: 0, width: 20, height: 20 };
    const picture = paint(card([group([plate(rect)], { clip }), plate(after, GREEN)]));
    expect(inkOf(picture)).toMatchObject(clip);
    expect(inkOf(picture, GREEN)).toMatchObject(after);
  });

  it('is fainter by its own opacity, also inside a faint overlay', () => {
    const picture = paint(card([group([plate(rect)], { opacity: 0.5 })], { opacity: 0.5 }));
    expect(Math.abs((picture.at(120, 80)[3] ?? 0) - 64)).toBeLessThanOrEqual(1);
  });
});
