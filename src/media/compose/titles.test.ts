import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hookOverlay } from './hook-overlay.ts';
import type { HookOverlay, TitleOverlay } from './overlay.ts';
import type { HookPlan, TextPlan, TextPreset } from './overlay-plan.ts';
import { blankPlan } from './plans/plan-parts.ts';
import { textBox, textOverlays } from './text-overlay.ts';

const UPRIGHT = { width: 1080, height: 1920, fps: 30 };
const WIDE = { width: 1920, height: 1080, fps: 30 };
const SQUARE = { width: 1080, height: 1080, fps: 30 };
const LONG = 'every word of this very long opening title '.repeat(8);

function hookAt(timeSec: number, hook: Partial<HookPlan> = {}, size = UPRIGHT): HookOverlay | null {
  return hookOverlay(
    { ...blankPlan(size, 10), hook: { text: 'The art of waiting', untilSec: 3, ...hook } },
    timeSec,
  );
}

function hook(change: Partial<HookPlan> = {}, size = UPRIGHT): HookOverlay {
  const overlay = hookAt(1, change, size);
  if (overlay === null) throw new Error('The hook stands.');
  return overlay;
}

const TEXT: TextPlan = {
  ...{ preset: 'headline', text: 'Day one' },
  ...{ startSec: 1, endSec: 4 },
  xPercent: null,
  yPercent: null,
};
const planOf = (texts: readonly Partial<TextPlan>[], size = UPRIGHT) => ({
  ...blankPlan(size, 10),
  texts: texts.map((text) => ({ ...TEXT, ...text })),
});

function text(change: Partial<TextPlan> = {}, size = UPRIGHT): TitleOverlay {
  const [overlay] = textOverlays(planOf([change], size), 2);
  if (overlay === undefined) throw new Error('The text stands.');
  return overlay;
}

/** Around letters as they are in the mean: capitals above the baseline, tails below it. */
function lettersOf({ words, fontSizePx }: HookOverlay | TitleOverlay) {
  const baselines = words.map(({ baselinePx }) => baselinePx);
  return {
    left: Math.min(...words.map(({ xPx }) => xPx)),
    right: Math.max(...words.map(({ xPx, widthPx }) => xPx + widthPx)),
    top: Math.min(...baselines) - 0.7 * fontSizePx,
    bottom: Math.max(...baselines) + 0.2 * fontSizePx,
    rows: new Set(baselines).size,
  };
}

/** The letters stand in the middle of their plate, with `room` around them at the least and at the most. */
function expectFramed(overlay: HookOverlay | TitleOverlay, least: number, most: number): void {
  const [plate, ...others] = overlay.plates;
  if (plate === undefined) throw new Error('There is a plate.');
  expect(others).toEqual([]);
  const { left, right, top, bottom } = lettersOf(overlay);
  const { rect, radiusPx } = plate;
  const em = overlay.fontSizePx;
  const [before, after] = [left - rect.x, rect.x + rect.width - right];
  const [above, below] = [top - rect.y, rect.y + rect.height - bottom];
  for (const room of [before, after, above, below]) {
    expect(room).toBeGreaterThan(least * em);
    expect(room).toBeLessThan(most * em);
  }
  expect(Math.abs(before - after)).toBeLessThanOrEqual(2);
  expect(Math.abs(above - below)).toBeLessThan(0.25 * em);
  expect(radiusPx).toBeGreaterThan(0.2 * em);
  expect(radiusPx).toBeLessThan(0.6 * em);
  expect(overlay.box.x).toBeLessThanOrEqual(rect.x);
  expect(overlay.box.x + overlay.box.width).toBeGreaterThanOrEqual(rect.x + rect.width);
  expect(overlay.box.height).toBeLessThan(rect.height + em);
}

describe('a hook with the look of a brand', () => {
  const LOOK = { color: '#ff0000', boxColor: '#00ff00', size: null, place: null };

  it('has its colours, and the usual ones where it says none', () => {
    const branded = hook({ look: LOOK });
    expect(branded.words.every(({ color }) => color === '#ff0000')).toBe(true);
    expect(branded.plates[0]?.color).toBe('#00ff00');
    const plain = hook({ look: { ...LOOK, color: null, boxColor: null } });
    expect([plain.words, plain.plates]).toEqual([hook().words, hook().plates]);
  });

  it('stands where it is placed, before the place that faces ask for, and wholly inside', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.constantFrom(UPRIGHT, WIDE, SQUARE),
        (place, size) => {
          const [plate] = hook({ look: { ...LOOK, place }, centerYPx: 400 }, size).plates;
          if (plate === undefined) throw new Error('There is a plate.');
          const { y, height } = plate.rect;
          expect(y).toBeGreaterThanOrEqual(-1);
          expect(y + height).toBeLessThanOrEqual(size.height + 1);
          const middle = height / 2 + (size.height - height) * place;
          expect(Math.abs(y + height / 2 - middle)).toBeLessThanOrEqual(2);
        },
      ),
    );
  });

  it('is larger, smaller, or narrower in another family', () => {
    expect(hook({ look: { ...LOOK, size: 1.5 } }).fontSizePx).toBeGreaterThan(hook().fontSizePx);
    expect(hook({ look: { ...LOOK, size: 0.6 } }).fontSizePx).toBeLessThan(hook().fontSizePx);
    const { left, right } = lettersOf(hook({ font: 'anton' }));
    const usual = lettersOf(hook());
    expect(right - left).toBeLessThan(usual.right - usual.left);
  });
});

describe('the opening text', () => {
  it('fades in from its first frame and out to its last', () => {
    expect([0, 1, 2.98, 3].map((timeSec) => hookAt(timeSec)?.opacity ?? 0)).toEqual(
      [1 / 6, 1, 1 / 8, 0].map((opacity) => expect.closeTo(opacity, 6)),
    );
    expect(hookOverlay(blankPlan(UPRIGHT, 10), 1)).toBeNull();
    expect(hookAt(1, { text: ' ' })).toBeNull();
  });

  it.each([UPRIGHT, WIDE, SQUARE])('stands in the middle across, on a plate, in $width x $height', (size) => {
    for (const words of ['Wait', 'The art of waiting', LONG]) {
      const overlay = hook({ text: words }, size);
      expectFramed(overlay, 0.3, 0.8);
      const { left, right } = lettersOf(overlay);
      expect((left + right) / 2).toBeCloseTo(size.width / 2, 0);
      expect(overlay.words.map((word) => [word.color, word.scale])).toEqual(
        overlay.words.map(() => ['#101219', 1]),
      );
      expect(overlay.strokePx).toBe(0);
    }
  });

  it('stands below the bars of the apps in an upright picture, and nearer to the top of others', () => {
    const topOf = (size: typeof UPRIGHT) => (hook({}, size).plates[0]?.rect.y ?? 0) / size.height;
    expect(topOf(UPRIGHT)).toBeCloseTo(0.15, 2);
    expect(topOf(WIDE)).toBeCloseTo(0.09, 2);
    expect(topOf(SQUARE)).toBeCloseTo(0.09, 2);
  });

  it('stands around the height it was given', () => {
    fc.assert(
      fc.property(fc.integer({ min: 400, max: 1500 }), (centerYPx) => {
        const { rect } = hook({ centerYPx }).plates[0] as { rect: { y: number; height: number } };
        expect(Math.abs(rect.y + rect.height / 2 - centerYPx)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('is large where it is short, smaller in three lines where it is long, by the shorter side', () => {
    const sizeOf = (words: string, size = UPRIGHT) => hook({ text: words }, size).fontSizePx / 1080;
    expect(sizeOf('Wait')).toBeCloseTo(0.066, 2);
    expect(sizeOf('Wait', WIDE)).toBe(sizeOf('Wait'));
    expect(sizeOf(LONG)).toBeCloseTo(0.026, 3);
    expect(lettersOf(hook({ text: LONG })).rows).toBe(3);
    expect(sizeOf('Wait', { ...UPRIGHT, width: 64, height: 114 }) * 1080).toBe(8);
    // Of the width; more of a wide picture stays free.
    const widthOf = (size: typeof UPRIGHT) => {
      const { left, right } = lettersOf(hook({ text: LONG }, size));
      return (right - left) / size.width;
    };
    expect(widthOf(UPRIGHT)).toBeGreaterThan(0.68);
    expect(widthOf(UPRIGHT)).toBeLessThanOrEqual(0.78);
    expect(widthOf(WIDE)).toBeGreaterThan(0.56);
    expect(widthOf(WIDE)).toBeLessThanOrEqual(0.66);
  });
});

describe('a text of an edit', () => {
  const PRESETS: readonly TextPreset[] = ['headline', 'subtitle', 'label'];

  it('fades in and out within a sixth of a second, in its own frames', () => {
    const opacityAt = (timeSec: number) => textOverlays(planOf([{}]), timeSec)[0]?.opacity ?? 0;
    expect([0.99, 1, 1 + 3 / 30, 2, 4 - 1 / 30, 4].map(opacityAt)).toEqual(
      [0, 0.25, 1, 1, 0.25, 0].map((opacity) => expect.closeTo(opacity, 6)),
    );
  });

  it('is drawn in the order of its list, each of its own, those without letters left out', () => {
    const shown = textOverlays(
      planOf([{ text: 'b' }, { text: ' ' }, { text: 'a', startSec: 3 }, { text: 'c' }]),
      2,
    );
    expect(shown.map(({ words }) => words[0]?.text)).toEqual(['b', 'c']);
    expect(new Set(shown.map(({ key }) => key)).size).toBe(2);
    const plan = planOf([{ text: ' ' }, {}]);
    expect(textBox(plan, 0)).toBeNull();
    expect(textBox(plan, 7)).toBeNull();
    expect(textBox(plan, 1)).toEqual(textOverlays(plan, 2)[0]?.box);
  });

  it('is outlined as a headline, and dark or bright on a plate as a subtitle or label', () => {
    const [headline, subtitle, label] = PRESETS.map((preset) => text({ preset })) as [
      ...[TitleOverlay, TitleOverlay, TitleOverlay],
    ];
    expect(headline.plates).toEqual([]);
    expect(headline.strokePx / headline.fontSizePx).toBeCloseTo(0.22, 6);
    expect(headline.box.width).toBeGreaterThan(lettersOf(headline).right - lettersOf(headline).left);
    for (const framed of [subtitle, label]) {
      expectFramed(framed, 0.3, 0.8);
      expect(framed.strokePx).toBe(0);
    }
    expect(headline.fontSizePx).toBeGreaterThan(1.5 * subtitle.fontSizePx);
    expect(subtitle.fontSizePx).toBeGreaterThan(1.3 * label.fontSizePx);
    expect([headline, subtitle, label].map(({ words }) => words[0]?.color)).toEqual([
      '#ffffff',
      '#ffffff',
      '#14161c',
    ]);
  });

  it('is as large by the shorter side of any picture, and smaller where it is long', () => {
    for (const preset of PRESETS) {
      expect(text({ preset }, WIDE).fontSizePx).toBe(text({ preset }).fontSizePx);
      const long = text({ preset, text: LONG });
      expect(long.fontSizePx).toBeLessThan(text({ preset }).fontSizePx);
      expect(long.fontSizePx).toBeGreaterThanOrEqual(0.018 * 1080);
      expect(lettersOf(long).rows).toBeGreaterThan(3);
      const { left, right } = lettersOf(long);
      expect((right - left) / 1080).toBeLessThanOrEqual(0.84);
      expect((right - left) / 1080).toBeGreaterThan(0.45);
    }
  });

  it('stands around the point it was given, or in the middle across', () => {
    for (const preset of PRESETS) {
      const { box } = text({ preset, xPercent: 40, yPercent: 60 });
      expect(Math.abs(box.x + box.width / 2 - 432)).toBeLessThanOrEqual(3);
      expect(Math.abs(box.y + box.height / 2 - 1152)).toBeLessThan(20);
      const usual = text({ preset }).box;
      expect(Math.abs(usual.x + usual.width / 2 - 540)).toBeLessThanOrEqual(3);
    }
  });

  it('keeps off every edge by its plate or outline and a little more', () => {
    for (const preset of PRESETS)
      for (const [xPercent, yPercent] of [
        [0, 0],
        [100, 100],
      ] as const) {
        const overlay = text({ preset, xPercent, yPercent });
        const { left, right, top, bottom } = lettersOf(overlay);
        const { rect } = overlay.plates[0] ?? {
          rect: { x: left, y: top, width: right - left, height: bottom - top },
        };
        const gaps =
          xPercent === 0 ? [rect.x, rect.y] : [1080 - rect.x - rect.width, 1920 - rect.y - rect.height];
        for (const gap of gaps) {
          expect(gap).toBeGreaterThan(0.025 * 1080);
          expect(gap).toBeLessThan(0.06 * 1080);
        }
      }
  });

  it('stands in the middle where it has no room to move', () => {
    const { words } = text(
      { preset: 'headline', text: 'W'.repeat(300), xPercent: 0, yPercent: 0 },
      { ...UPRIGHT, width: 64, height: 64 },
    );
    const left = Math.min(...words.map(({ xPx }) => xPx));
    const right = Math.max(...words.map(({ xPx, widthPx }) => xPx + widthPx));
    expect((left + right) / 2).toBeGreaterThan(28);
  });
});
