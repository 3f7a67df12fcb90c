import { expect, it } from 'vitest';
import type { CompositionPlan } from '../media/compose/composition-plan.ts';
import { blankPlan } from '../media/compose/plans/plan-parts.ts';
import { sceneAt } from '../media/compose/scene.ts';
import { looksOf } from './draw-stills.ts';

const FRAME = { x: 0, y: 0, width: 1080, height: 1920 };
const span = { sourceStartSec: 0, fit: 'cover', zoom: 1, framing: { keyframes: [] } } as const;
/** Nothing is laid over the pictures of two films. */
const PLAN: CompositionPlan = {
  ...blankPlan({ ...FRAME, fps: 30 }, 4),
  sources: ['a', 'b'].map((id) => ({ id, widthPx: 1920, heightPx: 1080 })),
  pictures: [
    {
      target: FRAME,
      spans: [
        { ...span, sourceId: 'a', startSec: 0, endSec: 2 },
        { ...span, sourceId: 'b', startSec: 2, endSec: 4 },
      ],
    },
  ],
};

it('sees a cut to another film under no overlay, and nothing new while one film goes on', () => {
  const [early, late, cut] = [0.5, 1.5, 2.5].map((timeSec) => looksOf(sceneAt(PLAN, timeSec)));
  expect(late).toBe(early);
  expect(cut).not.toBe(early);
});
