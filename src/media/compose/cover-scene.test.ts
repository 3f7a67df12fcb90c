import { describe, expect, it } from 'vitest';
import { coverScene } from './cover-scene.ts';
import { planComposition } from './plans/plan-composition.ts';
import { sceneAt } from './scene.ts';

const ASSET = { id: 'a', width: 1920, height: 1080, durationSec: 60, fps: 30 };
const CLIP = {
  source: { assetId: 'a', startSec: 10, endSec: 30 },
  width: 1080,
  height: 1920,
  fps: 30,
  durationSec: 20,
  hook: 'Watch this',
  captions: { style: 'boxed' as const },
  words: [{ index: 0, text: 'word', startSec: 0, endSec: 20, hidden: false }],
};

describe('a cover', () => {
  const plan = planComposition(CLIP as never, ASSET as never);

  it('shows its moment without captions, with the hook wherever that is', () => {
    for (const timeSec of [0, 0.1, 5, 19.9]) {
      const cover = coverScene(plan, timeSec);
      expect(cover.pictures).toEqual(sceneAt(plan, timeSec).pictures);
      expect(cover.overlays.map(({ kind }) => kind)).toEqual(['hook']);
      expect(cover.overlays[0]?.opacity).toBe(1);
    }
    expect(sceneAt(plan, 5).overlays.map(({ kind }) => kind)).toEqual(['caption']);
  });

  it('has no text where there is no hook, and is never dark', () => {
    const faded = { ...plan, hook: null, fades: { inSec: 1, outSec: 1 } };
    expect(sceneAt(faded, 0).blackness).toBeGreaterThan(0.9);
    expect(coverScene(faded, 0)).toMatchObject({ overlays: [], blackness: 0 });
  });
});
