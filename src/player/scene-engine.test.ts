import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blankPlan } from '../media/compose/plans/plan-parts.ts';
import { lastFrameOf } from '../media/compose/scene.ts';
import { IDLE, SceneEngine } from './scene-engine.ts';

describe('the player at the end', () => {
  it('stands on the last frame of the export, whatever the length', () => {
    const length = fc.double({ min: 0.05, max: 600, noNaN: true });
    fc.assert(
      fc.property(length, fc.constantFrom(24, 25, 29.97, 30, 60), (durationSec, fps) => {
        const plan = blankPlan({ width: 180, height: 320, fps }, durationSec);
        let state = IDLE;
        const engine = new SceneEngine({} as HTMLElement, (next) => {
          state = next;
        });
        engine.setPlan(plan, {});
        engine.seek(durationSec);
        expect(Math.floor(state.timeSec * fps + 1e-6)).toBe(Math.max(0, lastFrameOf(plan)));
      }),
    );
  });
});
