import { describe, expect, it } from 'vitest';
import { cardOverlay } from './card-overlay.ts';
import type { CardOverlay, LineMark, Mark, PlateMark } from './overlay.ts';
import type { CardPlan } from './overlay-plan.ts';
import { blankPlan } from './plans/plan-parts.ts';

const UPRIGHT = { width: 1080, height: 1920, fps: 30 };
const WIDE = { width: 1920, height: 1080, fps: 30 };
const CARD: CardPlan = {
  title: 'Why does my cat do this?',
  author: 'anna',
  subforum: 'cats',
  startSec: 1,
  endSec: 4,
};

function cardAt(timeSec: number, change: Partial<CardPlan> = {}, size = UPRIGHT): CardOverlay | null {
  return cardOverlay({ ...blankPlan(size, 10), card: { ...CARD, ...change } }, timeSec);
}

function partsOf(change: Partial<CardPlan> = {}, size = UPRIGHT) {
  const overlay = cardAt(2, change, size);
  if (overlay === null) throw new Error('The card stands.');
  const plates = overlay.marks.filter((mark: Mark) => mark.kind === 'plate') as PlateMark[];
  const lines = overlay.marks.filter((mark: Mark) => mark.kind === 'line') as LineMark[];
  const [shadow, card, disc] = plates.map(({ rect }) => rect);
  if (shadow === undefined || card === undefined) throw new Error('The card has a shadow.');
  return { overlay, plates, lines, shadow, card, disc };
}

describe('a post card', () => {
  it.each([
    ['cats', 'C'],
    ['r/cats', 'C'],
    ['/R/ cats', 'C'],
    ['u/anna', 'A'],
    ['rural', 'R'],
  ])('has the first letter of %s on its disc', (subforum, letter) => {
    expect(partsOf({ subforum }).lines[0]?.text).toBe(letter);
  });

  it('stands for its time, comes from below and goes in its place', () => {
    const topAt = (timeSec: number) => cardAt(timeSec)?.box.y ?? 0;
    expect([0.9, 1, 1.3, 3.99, 4].map((timeSec) => cardAt(timeSec)?.opacity ?? 0)).toEqual(
      [0, 1 / 7, 1, 1 / 6, 0].map((opacity) => expect.closeTo(opacity, 6)),
    );
    const tops = [1, 1.1, 1.2, 1.3].map(topAt);
    expect(tops).toEqual(tops.toSorted((a, b) => b - a));
    expect((tops[0] ?? 0) - (tops[3] ?? 0)).toBeGreaterThan(0.02 * 1080);
    expect((tops[0] ?? 0) - (tops[3] ?? 0)).toBeLessThan(0.05 * 1080);
    expect(topAt(3.95)).toBe(tops[3]);
    const [low, rest] = [cardAt(1), cardAt(2)];
    const [lowPlate, restPlate] = [low?.marks[1], rest?.marks[1]] as [PlateMark, PlateMark];
    const [lowText, restText] = [low?.marks.at(-1), rest?.marks.at(-1)] as [LineMark, LineMark];
    expect(lowPlate.rect.y).toBeGreaterThan(restPlate.rect.y);
    expect(lowText.baselinePx - restText.baselinePx).toBe(lowPlate.rect.y - restPlate.rect.y);
    expect(cardOverlay(blankPlan(UPRIGHT, 10), 2)).toBeNull();
  });

  it('is in the middle across, a little above the middle down, over a shadow just larger than it', () => {
    for (const size of [UPRIGHT, WIDE]) {
      const { card, shadow, plates, overlay } = partsOf({}, size);
      expect(Math.abs(2 * card.x + card.width - size.width)).toBeLessThanOrEqual(1);
      expect(Math.abs(card.y + card.height / 2 - 0.42 * size.height)).toBeLessThanOrEqual(1);
      const unit = Math.min(size.width, 0.8 * size.height);
      expect(card.width / unit).toBeCloseTo(0.86, 2);
      const beyond = [
        card.x - shadow.x,
        card.y - shadow.y,
        shadow.x + shadow.width - card.x - card.width,
        (shadow.y + shadow.height - card.y - card.height) / 2,
      ];
      for (const one of beyond) expect(one / unit).toBeCloseTo(0.008, 3);
      expect((plates[0]?.radiusPx ?? 0) - (plates[1]?.radiusPx ?? 0)).toBe(beyond[0]);
      expect((plates[1]?.radiusPx ?? 0) / unit).toBeCloseTo(0.036, 6);
      expect(overlay.box.x).toBeGreaterThan(shadow.x - 2);
    }
  });

  it('has a disc with an initial before the subforum and, under it, the author', () => {
    const { card, disc, lines, plates } = partsOf();
    const [initial, name, byline, ...title] = lines;
    expect([initial?.text, name?.text, byline?.text]).toEqual(['C', 'cats', 'anna']);
    expect(title.map(({ text }) => text).join(' ')).toBe(CARD.title);
    if (disc === undefined) throw new Error('There is a disc.');
    const padding = disc.x - card.x;
    expect(padding / 1080).toBeCloseTo(0.052, 2);
    expect(disc.y - card.y).toBe(padding);
    expect(disc.width).toBe(disc.height);
    expect(plates[2]?.radiusPx).toBe(disc.width / 2);
    expect(initial?.xPx).toBe(disc.x + disc.width / 2);
    const middle = (line: LineMark | undefined) => (line?.baselinePx ?? 0) - 0.35 * (line?.fontSizePx ?? 0);
    expect(Math.abs(middle(initial) - disc.y - disc.height / 2)).toBeLessThanOrEqual(2);
    expect(initial?.maxWidthPx).toBeLessThan(disc.width);
    expect(initial?.maxWidthPx).toBeGreaterThan(0.6 * disc.width);
    for (const line of [name, byline]) {
      expect((line?.xPx ?? 0) - disc.x - disc.width).toBeGreaterThan(0.02 * 1080);
      expect((line?.xPx ?? 0) - disc.x - disc.width).toBeLessThan(0.035 * 1080);
      expect((line?.xPx ?? 0) + (line?.maxWidthPx ?? 0)).toBe(card.x + card.width - padding);
    }
    // Both together in the middle of the disc.
    const pair = ((name?.baselinePx ?? 0) - 0.7 * (name?.fontSizePx ?? 0) + (byline?.baselinePx ?? 0)) / 2;
    expect(Math.abs(pair - disc.y - disc.height / 2)).toBeLessThan(6);
    expect(byline?.fontSizePx).toBeLessThan(name?.fontSizePx ?? 0);
  });

  it('has its title below the disc, between equal margins', () => {
    const { card, disc, lines } = partsOf({ title: 'Why does my cat do this every night? '.repeat(3) });
    if (disc === undefined) throw new Error('There is a disc.');
    const [first, last] = [lines[3], lines.at(-1)];
    const padding = disc.x - card.x;
    expect(first?.xPx).toBe(card.x + padding);
    expect((first?.xPx ?? 0) + (first?.maxWidthPx ?? 0)).toBe(card.x + card.width - padding);
    const em = first?.fontSizePx ?? 0;
    const above = (first?.baselinePx ?? 0) - 0.7 * em - disc.y - disc.height;
    expect(above).toBeGreaterThan(0.034 * 1080);
    expect(above).toBeLessThan(0.034 * 1080 + 0.5 * em);
    const below = card.y + card.height - (last?.baselinePx ?? 0);
    expect(below).toBeGreaterThan(padding);
    expect(below).toBeLessThan(padding + 0.5 * em);
  });

  it('names the author alone where there is no subforum, and is all title where there is neither', () => {
    expect(
      partsOf({ subforum: ' ' })
        .lines.slice(0, 2)
        .map(({ text }) => text),
    ).toEqual(['A', 'anna']);
    expect(partsOf({ subforum: '' }).lines.filter(({ text }) => text === 'anna')).toHaveLength(1);
    expect(
      partsOf({ author: '' })
        .lines.slice(0, 2)
        .map(({ text }) => text),
    ).toEqual(['C', 'cats']);
    const bare = partsOf({ subforum: '', author: '' });
    expect(bare.disc).toBeUndefined();
    const em = bare.lines[0]?.fontSizePx ?? 0;
    expect((bare.lines[0]?.baselinePx ?? 0) - em - bare.card.y).toBeLessThan(0.052 * 1080 + 0.3 * em);
    expect(bare.card.height).toBeLessThan(partsOf().card.height - 80);
  });

  it('is only as high as its head without a title, and sets a long one smaller', () => {
    const headOnly = partsOf({ title: '' });
    expect(headOnly.lines).toHaveLength(3);
    const long = partsOf({ title: 'Why does my cat do this every night? '.repeat(20) });
    const [size, longSize] = [partsOf(), long].map(({ lines }) => lines[3]?.fontSizePx ?? 0) as [
      number,
      number,
    ];
    expect(size / 1080).toBeCloseTo(0.062, 2);
    expect(longSize / 1080).toBeCloseTo(0.03, 2);
    expect(long.card.height).toBeLessThan(0.36 * 1920 + 300);
    expect(long.card.height).toBeGreaterThan(0.33 * 1920);
  });

  it('has its title at the right where its script begins there', () => {
    const { card, lines } = partsOf({ title: 'שלום עולם' });
    const [title] = lines.slice(3);
    expect(title).toMatchObject({ align: 'right', rightToLeft: true });
    expect(card.x + card.width - (title?.xPx ?? 0)).toBe(Math.round(0.052 * 1080));
  });
});
