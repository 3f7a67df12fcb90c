import { describe, expect, it } from 'vitest';
import { easeOut, easeOutBack, fadeAt } from './appearance.ts';

describe('what comes and goes', () => {
  const timing = { startSec: 1, endSec: 2 };
  const fade = { inSec: 0.2, outSec: 0.1 };
  const at = (frame: number, fps = 30) => fadeAt(frame / fps, timing, fps, fade);

  it.each([
    [29, 0],
    [30, 1 / 6],
    [32, 1 / 2],
    [35, 1],
    [57, 1],
    [58, 2 / 3],
    [59, 1 / 3],
    [60, 0],
  ])('rises from its first frame and falls to its last: frame %i of thirty a second', (frame, share) => {
    expect(at(frame)).toBeCloseTo(share, 9);
  });

  it('is the same at any moment within a frame', () => {
    expect(fadeAt(32.9 / 30, timing, 30, fade)).toBe(at(32));
  });

  it('begins with the first frame after a moment between two, and lasts through the frame it ends in', () => {
    const between = { startSec: 1.01, endSec: 1.99 };
    expect(fadeAt(1, between, 30, fade)).toBe(0);
    expect(fadeAt(31 / 30, between, 30, fade)).toBeCloseTo(1 / 6, 9);
    expect(fadeAt(59 / 30, between, 30, fade)).toBeCloseTo(1 / 3, 9);
  });

  it('is there at once where a frame is longer than the fade', () => {
    const sudden = { inSec: 0.01, outSec: 0.01 };
    expect([29, 30, 59, 60].map((frame) => fadeAt(frame / 30, timing, 30, sudden))).toEqual([0, 1, 1, 0]);
  });
});

describe.each([
  ['easing out', easeOut],
  ['easing out over the mark', easeOutBack],
])('%s', (_name, ease) => {
  it('goes from 0 to 1, quick at first, and stays where it is outside', () => {
    expect([-1, 0, 1, 2].map((share) => Math.abs(ease(share)))).toEqual([0, 0, 1, 1]);
    expect(ease(0.3)).toBeGreaterThan(0.6);
    const steps = Array.from({ length: 6 }, (_, step) => ease((step + 1) / 10) - ease(step / 10));
    for (const [at, step] of steps.entries()) expect(step).toBeLessThanOrEqual(steps[at - 1] ?? 1);
  });
});

it('only something that pops up goes a little past its size', () => {
  const highest = (ease: typeof easeOut) =>
    Math.max(...Array.from({ length: 100 }, (_, at) => ease(at / 100)));
  expect(highest(easeOut)).toBeLessThan(1);
  expect(highest(easeOutBack)).toBeGreaterThan(1.02);
  expect(highest(easeOutBack)).toBeLessThan(1.1);
});
