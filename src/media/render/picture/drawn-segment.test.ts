import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CompositionPlan } from '../../compose/composition-plan.ts';
import { blankPlan } from '../../compose/plans/plan-parts.ts';
import { RenderError } from '../../pictures/encode/render-error.ts';
import { OpenSources } from '../open-sources.ts';
import { CompositorPool } from './compositor-pool.ts';
import { DrawnSegment } from './drawn-segment.ts';

class FontFaceOffline {
  async load(): Promise<never> {
    throw new Error('offline');
  }
}

beforeEach(() => {
  vi.stubGlobal('FontFace', FontFaceOffline);
  vi.stubGlobal('fonts', { add: () => undefined });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('tells the user where a font does not load, which would be missing in the file', async () => {
  const plan: CompositionPlan = {
    ...blankPlan({ width: 64, height: 64, fps: 25 }, 1),
    hook: { text: 'Wait for it', untilSec: 1 },
  };
  const compositor = { compose: () => Promise.reject(new Error('Nothing is drawn here.')) };
  const opening = DrawnSegment.open(
    {
      plan,
      sources: new OpenSources(new Map(), plan),
      config: { codec: 'avc1.64001f', width: 64, height: 64 },
      compositors: new CompositorPool(async () => compositor),
      onEncoded: () => undefined,
    },
    { from: 0, to: 25 },
    { add: async () => undefined },
  );
  const error = await opening.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(RenderError);
  expect(error).toMatchObject({ problem: { code: 'fonts_not_loaded' }, cause: { name: 'CaptionFontError' } });
});
