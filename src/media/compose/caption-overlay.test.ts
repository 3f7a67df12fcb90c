import { describe, expect, it } from 'vitest';
import { LOOK_SIZE, OUTLINE_WIDTH_MAX_EM } from '../../contract/schemas/brand.ts';
import type { CaptionLook } from '../captions/caption-look.ts';
import type { CaptionPiece } from '../captions/caption-piece.ts';
import type { CaptionStyleId } from '../captions/caption-plan.ts';
import { CAPTION_STYLES, captionPagesOf, spokenColorOf } from '../captions/caption-style.ts';
import { captionOverlay } from './caption-overlay.ts';
import type { CompositionPlan } from './composition-plan.ts';
import { hookRect } from './hook-overlay.ts';
import { STROKE_COLOR } from './paint-overlay.ts';
import { blankPlan, captionPlan } from './plans/plan-parts.ts';

const piece = (text: string, wordIndex: number): CaptionPiece => ({
  text,
  wordIndex,
  startSec: wordIndex,
  endSec: wordIndex + 0.8,
  spaceBefore: wordIndex > 0,
  characters: text.length,
  widthEm: 2,
});
const page = { startSec: 0, endSec: 3, lines: [[piece('once', 0), piece('upon', 1), piece('time', 2)]] };

function overlayOf(
  style: CaptionStyleId,
  timeSec: number,
  centerYPx: number | null = null,
  { lines = page.lines, ...more }: { readonly speakerColors?: true; readonly lines?: CaptionPiece[][] } = {},
) {
  const plan: CompositionPlan = {
    ...blankPlan({ width: 1080, height: 1920, fps: 30 }, 10),
    captions: { style, words: [], centerYPx, ...more } as unknown as NonNullable<CompositionPlan['captions']>,
  };
  const overlay = captionOverlay(plan, { ...page, lines }, timeSec);
  if (overlay === null) throw new Error('There are captions.');
  return overlay;
}

describe('a page of captions', () => {
  it('has a plate around its lines, and one of its own behind the word that is spoken', () => {
    const { plates, words, fontSizePx } = overlayOf('boxed', 1.2);
    const [ground, behind] = plates;
    if (ground === undefined || behind === undefined) throw new Error('A plate is missing.');
    expect(plates).toHaveLength(2);
    const spoken = words.find(({ text }) => text === 'upon');
    expect(spoken).toBeDefined();
    const { xPx = 0, widthPx = 0, baselinePx = 0 } = spoken ?? {};
    expect(behind.rect.x).toBeCloseTo(xPx - 0.15 * fontSizePx, 6);
    expect(behind.rect.width).toBeCloseTo(widthPx + 0.3 * fontSizePx, 6);
    expect(behind.rect.y).toBeLessThan(baselinePx);
    expect(behind.rect.y + behind.rect.height).toBeGreaterThan(baselinePx);
    expect(ground.rect.x).toBeLessThan(Math.min(...words.map((word) => word.xPx)));
    expect(ground.rect.x + ground.rect.width).toBeGreaterThan(xPx + widthPx);
  });

  it('has no plate behind a word before the first is spoken, and none in a style without', () => {
    expect(overlayOf('boxed', -0.5).plates).toHaveLength(1);
    expect(overlayOf('outline', 1.2).plates).toEqual([]);
  });

  it('pops the word that is spoken over its neighbours: up, over its size, and back, a step a frame', () => {
    const scaleAt = (timeSec: number) =>
      overlayOf('word-pop', timeSec).words.find(({ text }) => text === 'upon')?.scale;
    expect(scaleAt(0.99)).toBe(1);
    expect(scaleAt(1)).toBeCloseTo(0.82, 6);
    expect(scaleAt(1 + 1 / 30)).toBeCloseTo(0.82 + (0.34 * (1 / 30)) / 0.08, 6);
    expect(scaleAt(1 + 1.9 / 30)).toBe(scaleAt(1 + 1 / 30));
    expect(scaleAt(1.1)).toBeGreaterThan(1.1);
    expect(scaleAt(1.9)).toBeCloseTo(1.06, 6);
    const { words } = overlayOf('word-pop', 1.1);
    expect(words.map(({ text }) => text)).toEqual(['once', 'time', 'upon']);
    expect(words.filter(({ scale }) => scale !== 1).map(({ text }) => text)).toEqual(['upon']);
  });

  it('stands low, or around the height it is given, never lower than that nor over the upper edge', () => {
    const around = (centerYPx: number | null) => {
      const { plates, fontSizePx } = overlayOf('boxed', 1.2, centerYPx);
      const { y = 0, height = 0 } = plates[0]?.rect ?? {};
      return { top: y, middle: y + height / 2, bottom: y + height, fontSizePx };
    };
    const low = around(null);
    expect(Math.abs(low.bottom - Math.round(0.745 * 1920))).toBeLessThanOrEqual(1);
    expect(Math.abs(around(800).middle - 800)).toBeLessThanOrEqual(1);
    expect(around(1900).bottom).toBe(low.bottom);
    expect(around(0).top).toBeGreaterThanOrEqual(0);
    expect(around(0).top).toBeLessThan(0.1 * low.fontSizePx);
    const { words, fontSizePx } = overlayOf('outline', 1.2);
    expect(0.745 * 1920 - (words[0]?.baselinePx ?? 0)).toBeLessThan(0.5 * fontSizePx);
  });

  it('has its lines in the middle of its plate, and the marked word of its own plate', () => {
    const { plates, words, fontSizePx } = overlayOf('boxed', 1.2);
    const [ground, behind] = plates.map(({ rect }) => rect);
    if (ground === undefined || behind === undefined) throw new Error('A plate is missing.');
    const left = Math.min(...words.map(({ xPx }) => xPx)) - ground.x;
    const right = ground.x + ground.width - Math.max(...words.map(({ xPx, widthPx }) => xPx + widthPx));
    expect(Math.abs(left - right)).toBeLessThanOrEqual(1);
    expect(left / fontSizePx).toBeCloseTo(0.5, 1);
    for (const { y, height } of [ground, behind]) {
      const above = (words[0]?.baselinePx ?? 0) - 0.7 * fontSizePx - y;
      const below = y + height - (words[0]?.baselinePx ?? 0);
      expect(Math.abs(above - below)).toBeLessThan(0.08 * fontSizePx);
      expect(above).toBeGreaterThan(0.15 * fontSizePx);
      expect(above).toBeLessThan(0.7 * fontSizePx);
    }
    for (const { radiusPx } of plates) {
      expect(radiusPx).toBeGreaterThan(0.2 * fontSizePx);
      expect(radiusPx).toBeLessThan(0.5 * fontSizePx);
    }
  });

  it('marks the word that is spoken in its own colour, in styles that do', () => {
    const marked = (style: CaptionStyleId, timeSec: number) => {
      const { words } = overlayOf(style, timeSec);
      const usual = overlayOf(style, -0.5).words[0]?.color;
      return words.filter(({ color }) => color !== usual).map(({ text }) => text);
    };
    for (const style of ['bold-karaoke', 'word-pop'] as const) {
      expect(marked(style, 1.2)).toEqual(['upon']);
      expect(marked(style, 2)).toEqual(['time']);
      expect(marked(style, -0.5)).toEqual([]);
    }
    expect(marked('outline', 1.2)).toEqual([]);
    expect(overlayOf('outline', 1.2).words.every(({ scale }) => scale === 1)).toBe(true);
    expect(overlayOf('bold-karaoke', 1.2).words.every(({ scale }) => scale === 1)).toBe(true);
  });
});

describe('the word that is spoken', () => {
  const lines = [
    [{ ...piece('once', 0), speaker: 0 }, { ...piece('upon', 1), speaker: 1 }, piece('time', 2)],
  ];
  const colorOf = (style: CaptionStyleId, timeSec: number, speakerColors?: true): string | undefined => {
    const { words } = overlayOf(style, timeSec, null, { lines, ...(speakerColors ? { speakerColors } : {}) });
    return words.find(({ text }) => text === ['once', 'upon', 'time'][Math.floor(timeSec)])?.color;
  };

  it.each(['bold-karaoke', 'word-pop'] as const)(
    'has the colour of who says it in %s, where that is wanted',
    (style) => {
      const { spokenColor, speakerColors } = CAPTION_STYLES[style];
      expect([0, 1, 2].map((sec) => colorOf(style, sec, true))).toEqual([
        spokenColor,
        speakerColors?.[1],
        spokenColor,
      ]);
      expect([0, 1, 2].map((sec) => colorOf(style, sec))).toEqual([spokenColor, spokenColor, spokenColor]);
    },
  );

  it('is another picture in another colour', () => {
    const plain = overlayOf('word-pop', 1.5, null, { lines });
    expect(overlayOf('word-pop', 1.5, null, { lines, speakerColors: true }).key).not.toBe(plain.key);
  });

  it('has the colour of its style in those without colours for speakers', () => {
    expect(colorOf('boxed', 1, true)).toBe(CAPTION_STYLES.boxed.spokenColor);
    expect(colorOf('outline', 1, true)).toBe(CAPTION_STYLES.outline.color);
  });
});

describe.each(['bold-karaoke', 'word-pop'] as const)('the colours of speakers in %s', (style) => {
  const { color, spokenColor, speakerColors } = CAPTION_STYLES[style];
  const colors = speakerColors ?? [];

  it('begin with the one of the style, and begin again where more people speak', () => {
    expect(colors[0]).toBe(spokenColor);
    expect(spokenColorOf(CAPTION_STYLES[style], colors.length + 1)).toBe(colors[1]);
  });

  it('stand out from the stroke around letters, 7 to 1, and from each other and the other words', () => {
    for (const one of colors) expect(contrast(one, STROKE_COLOR)).toBeGreaterThan(7);
    const all = [color, ...colors];
    for (const [at, one] of all.entries())
      for (const other of all.slice(at + 1)) expect(apart(one, other)).toBeGreaterThan(80);
  });
});

const channels = (color: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

/** By WCAG. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [one, other].map(luminance).sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color)
    .map((value) => value / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function apart(one: string, other: string): number {
  const theirs = channels(other);
  return Math.hypot(...channels(one).map((value, at) => value - (theirs[at] ?? 0)));
}

const PLAIN_LOOK: CaptionLook = {
  ...{ color: null, emphasisColor: null, emphasisRule: null, size: null, place: null },
  ...{ letterCase: 'as_said', outline: null, box: null, wordsAtOnce: null },
};
const HOOK_LOOK = { color: null, boxColor: null, size: null, place: null };

describe('captions placed on the hook', () => {
  const topOf = (place: number, hook: object | null, startSec = 0): number => {
    const plan = {
      ...blankPlan({ width: 1080, height: 1920, fps: 30 }, 10),
      hook: hook === null ? null : { text: 'Wait for it', untilSec: 3, ...hook },
      captions: { style: 'boxed', words: [], centerYPx: null, look: { ...PLAIN_LOOK, place } },
    } as unknown as CompositionPlan;
    const rects = captionOverlay(plan, { ...page, startSec }, startSec)?.plates.map(({ rect }) => rect) ?? [];
    return rects[0]?.y ?? Number.NaN;
  };
  const rectOf = (look?: object) =>
    hookRect({
      ...blankPlan({ width: 1080, height: 1920, fps: 30 }, 10),
      hook: { text: 'Wait for it', untilSec: 3, look },
    } as unknown as CompositionPlan);

  it('stand under it while it is there, and where they were placed afterwards', () => {
    const { y = 0, height = 0 } = rectOf() ?? {};
    expect(topOf(0, {})).toBeGreaterThan(y + height);
    expect(topOf(0, {})).toBeLessThan(y + height + 60);
    expect(topOf(0, {}, 3)).toBe(topOf(0, null));
    expect(topOf(0, null)).toBeLessThan(y + height);
  });

  it('stay where they are when they are clear of it', () => {
    expect(topOf(1, {})).toBe(topOf(1, null));
  });

  it('stand over one that leaves no room below', () => {
    const look = { ...HOOK_LOOK, place: 0.8 };
    const low = rectOf(look);
    expect(topOf(1, { look })).toBeLessThan(low?.y ?? 0);
    expect(topOf(1, { look })).toBeLessThan(topOf(1, null));
  });
});

describe('captions with the largest look of a brand', () => {
  const WORDS = 'a Krankenversicherungsbeitrag, неподтверждённости';
  const words = `${WORDS} ${'W'.repeat(60)}`.split(' ').map((text, index) => ({
    ...{ index, text, startSec: index, endSec: index + 1, hidden: false },
  }));

  it.each(Object.keys(CAPTION_STYLES))('stay inside the picture on words without end: %s', (style) => {
    const look = { ...PLAIN_LOOK, size: LOOK_SIZE.max, letterCase: 'upper' as const };
    const outline = { widthEm: OUTLINE_WIDTH_MAX_EM, color: '#ff0000' };
    const box = { color: '#000000', opacity: 1, radiusEm: 0 };
    for (const width of [1080, 608]) {
      const brand = { look: { ...look, outline, box } };
      const captions = captionPlan({ style, words, brand });
      const plan = { ...blankPlan({ width, height: 1920, fps: 30 }, 10), captions };
      for (const page of captionPagesOf(plan))
        for (let timeSec = page.startSec; timeSec < page.endSec; timeSec += 1 / 30) {
          const overlay = captionOverlay(plan, page, timeSec);
          if (overlay === null) throw new Error('There are captions.');
          for (const { xPx, widthPx, scale } of overlay.words) {
            const halfPx = (widthPx / 2 + overlay.strokePx / 2) * scale;
            const middlePx = xPx + widthPx / 2;
            expect(middlePx - halfPx).toBeGreaterThan(0);
            expect(middlePx + halfPx).toBeLessThan(width);
          }
          for (const { rect } of overlay.plates) {
            expect(rect.x).toBeGreaterThan(0);
            expect(rect.x + rect.width).toBeLessThan(width);
          }
        }
    }
  });
});
