import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MADE_KINDS } from '../../../testing/media/made-kinds.ts';
import { sceneAt } from '../scene.ts';
import { bracketPlan, bracketSec } from './bracket-plan.ts';

const INTRO = { id: 'intro', width: 640, height: 360, durationSec: 1.27, hasAudio: true };
const OUTRO = { id: 'outro', width: 720, height: 1280, durationSec: 0.5, hasAudio: false };
const { plan: CLIP } = MADE_KINDS['an auto clip with a font and a logo of its own'];
const { plan: STORY } = MADE_KINDS['a forum story'];
describe('a plan between two films', () => {
  it('is the same plan, frame by frame, after the first', () => {
    for (const plan of [CLIP, STORY]) {
      const whole = bracketPlan(plan, { intro: INTRO, outro: OUTRO });
      const laterSec = bracketSec(INTRO, plan.fps);
      expect(whole.durationSec).toBeCloseTo(laterSec + plan.durationSec + 0.5, 6);
      const lastFrame = Math.round(plan.durationSec * plan.fps) - 1;
      fc.assert(
        fc.property(fc.integer({ min: 0, max: lastFrame }), (frame) => {
          const [own, later] = [
            sceneAt(plan, (frame + 0.5) / plan.fps),
            sceneAt(whole, laterSec + (frame + 0.5) / plan.fps),
          ];
          expect(later.overlays.map(({ kind, box }) => ({ kind, box }))).toEqual(
            own.overlays.map(({ kind, box }) => ({ kind, box })),
          );
          for (const [at, { opacity }] of own.overlays.entries())
            expect(later.overlays[at]?.opacity).toBeCloseTo(opacity, 4);
          expect(later.pictures.map(({ sourceId, target }) => ({ sourceId, target }))).toEqual(
            own.pictures.map(({ sourceId, target }) => ({ sourceId, target })),
          );
          for (const [at, { sourceTimeSec }] of own.pictures.entries())
            expect(later.pictures[at]?.sourceTimeSec).toBeCloseTo(sourceTimeSec, 6);
        }),
      );
    }
  });

  it('shows nothing but the films in their time, whole', () => {
    const whole = bracketPlan(CLIP, { intro: INTRO, outro: OUTRO });
    for (const [atSec, id] of [
      [0.01, 'intro'],
      [1.2, 'intro'],
      [whole.durationSec - 0.02, 'outro'],
    ] as const) {
      const { pictures, overlays } = sceneAt(whole, atSec);
      expect(overlays).toEqual([]);
      expect(pictures.map(({ sourceId }) => sourceId)).toEqual([id]);
    }
    expect(whole.sounds.at(-1)).toMatchObject({ sourceId: 'intro', startSec: 0 });
    expect(bracketPlan(CLIP, { intro: null, outro: null })).toBe(CLIP);
  });

  it('comes out of black and silence from its intro where it came out of both', () => {
    const faded = { ...CLIP, fades: { inSec: 0.3, outSec: 0.2 } };
    const whole = bracketPlan(faded, { intro: INTRO, outro: null });
    expect(whole.fades).toEqual({ inSec: 0, outSec: 0.2 });
    expect(whole.dips).toEqual([{ atSec: bracketSec(INTRO, CLIP.fps), durationSec: 0.6, silences: true }]);
  });

  it('is refused for a conversation, whose messages it would leave where they were', () => {
    const { plan } = MADE_KINDS['a fake text in bubbles'];
    expect(() => bracketPlan(plan, { intro: INTRO, outro: null })).toThrow('conversation');
  });
});
