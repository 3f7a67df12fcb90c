import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FramingKeyframe } from '../../compose/composition-plan.ts';
import { simplifyPath } from './simplify-path.ts';

const TOLERANCE = 0.01;
const part = fc.double({ min: 0, max: 1, noNaN: true });
const path = fc
  .array(fc.tuple(part, part), { minLength: 1, maxLength: 60 })
  .map((list) => list.map(([centerX, centerY], index) => ({ timeSec: index / 10, centerX, centerY })));

describe('a simplified path', () => {
  it('is nowhere further from the path than the tolerance', () => {
    fc.assert(
      fc.property(path, (full) => {
        const simple = simplifyPath(full, TOLERANCE);
        for (const point of full) {
          const at = positionAt(simple, point.timeSec);
          expect(Math.abs(at.centerX - point.centerX)).toBeLessThanOrEqual(TOLERANCE + 1e-9);
          expect(Math.abs(at.centerY - point.centerY)).toBeLessThanOrEqual(TOLERANCE + 1e-9);
        }
      }),
    );
  });

  it('of a camera that stands is one keyframe, of an even move two', () => {
    const at = (timeSec: number, centerX: number) => ({ timeSec, centerX, centerY: 0.5 });
    expect(simplifyPath([at(0, 0.4), at(1, 0.4), at(2, 0.4)], TOLERANCE)).toHaveLength(1);
    expect(simplifyPath([at(0, 0.4), at(1, 0.5), at(2, 0.6)], TOLERANCE)).toHaveLength(2);
  });
});

function positionAt(keyframes: readonly FramingKeyframe[], timeSec: number) {
  const after = keyframes.findIndex((key) => key.timeSec >= timeSec);
  const next = keyframes[after === -1 ? keyframes.length - 1 : after] as FramingKeyframe;
  const before = keyframes[Math.max(0, (after === -1 ? keyframes.length : after) - 1)] as FramingKeyframe;
  const length = next.timeSec - before.timeSec;
  const share = length === 0 ? 0 : (timeSec - before.timeSec) / length;
  return {
    centerX: before.centerX + share * (next.centerX - before.centerX),
    centerY: before.centerY + share * (next.centerY - before.centerY),
  };
}
