import { describe, expect, it } from 'vitest';
import type { CompositionPlan } from './composition-plan.ts';
import type { TextPlan } from './overlay-plan.ts';
import { blankPlan } from './plans/plan-parts.ts';
import { textBox, textOverlays } from './text-overlay.ts';

const SIDE = { width: 1080, height: 1920 };
const WIDE = { width: 1920, height: 1080 };

function middleOf(size: typeof SIDE, change: Partial<TextPlan>) {
  const text = {
    text: 'Hello',
    preset: 'label',
    startSec: 0,
    endSec: 5,
    xPercent: null,
    yPercent: null,
    ...change,
  };
  const plan = { ...blankPlan({ ...size, fps: 30 }, 10), texts: [text] } as CompositionPlan;
  const box = textBox(plan, 0);
  if (box === null) throw new Error('The text cannot be drawn.');
  return { x: (box.x + box.width / 2) / size.width, y: (box.y + box.height / 2) / size.height, box };
}

describe('a text of an edit', () => {
  it('stands where its preset says, in upright and in wide pictures', () => {
    expect(middleOf(SIDE, { preset: 'subtitle' }).y).toBeCloseTo(0.38, 1);
    expect(middleOf(WIDE, { preset: 'subtitle' }).y).toBeCloseTo(0.64, 1);
    // A square is none that is higher than wide.
    expect(middleOf({ width: 1080, height: 1080 }, { preset: 'subtitle' }).y).toBeCloseTo(0.64, 1);
    const headline = middleOf(SIDE, { preset: 'headline' });
    expect(headline.box.y / SIDE.height).toBeCloseTo(0.13, 1);
    expect(headline.y).toBeGreaterThan(0.13);
  });

  it('stands where it was put, across and down, and never over the edge', () => {
    const put = middleOf(SIDE, { xPercent: 40, yPercent: 70 });
    expect(put.x).toBeCloseTo(0.4, 2);
    expect(put.y).toBeCloseTo(0.7, 2);
    const corner = middleOf(SIDE, { xPercent: 0, yPercent: 100 });
    expect(corner.box.x).toBeGreaterThanOrEqual(0.03 * SIDE.width - 2);
    expect(corner.box.x).toBeLessThan(0.05 * SIDE.width);
    expect(corner.box.y + corner.box.height).toBeLessThanOrEqual(SIDE.height - 0.03 * SIDE.width + 2);
    expect(corner.box.y + corner.box.height).toBeGreaterThan(SIDE.height - 0.05 * SIDE.width);
  });

  it('has the font, the colour and the size that were chosen for it', () => {
    const drawn = (change: Partial<TextPlan>) => {
      const text = {
        text: 'Hello',
        preset: 'subtitle',
        startSec: 0,
        endSec: 5,
        xPercent: null,
        yPercent: null,
      };
      const plan = { ...blankPlan({ ...SIDE, fps: 30 }, 10), texts: [{ ...text, ...change }] };
      const [overlay] = textOverlays(plan as CompositionPlan, 2);
      if (overlay === undefined) throw new Error('The text is not drawn.');
      return overlay;
    };
    const own = drawn({ font: 'anton', color: '#ff0000', sizeScale: 2 });
    const usual = drawn({});
    expect(own).toMatchObject({ font: 'anton', words: [{ color: '#ff0000' }] });
    expect(own.fontSizePx).toBeCloseTo(2 * usual.fontSizePx, -1);
    expect(usual.font).toBeUndefined();
    expect(
      new Set([own, usual, drawn({ color: '#ff0000' }), drawn({ font: 'inter' })].map(({ key }) => key)).size,
    ).toBe(4);
    // As wide as the font says.
    expect(drawn({ font: 'oswald' }).box.width).toBeLessThan(usual.box.width);
    expect(drawn({ sizeScale: 0.5 }).box.height).toBeLessThan(usual.box.height);
  });
});
