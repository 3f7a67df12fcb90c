import { afterEach, expect, it, vi } from 'vitest';
import type { CompositionPlan } from '../../compose/composition-plan.ts';
import { blankPlan } from '../../compose/plans/plan-parts.ts';
import { tryCompositors } from './choose-compositor.ts';

const SIZE = { width: 64, height: 64 };
const SOURCE_PX = 96;
const IDS = ['first', 'later', 'music'];
const PLAN: CompositionPlan = {
  ...blankPlan({ ...SIZE, fps: 25 }, 2),
  sources: IDS.map((id) => ({ id, widthPx: SOURCE_PX, heightPx: SOURCE_PX })),
  pictures: [
    {
      target: { x: 0, y: 0, ...SIZE },
      spans: ['first', 'later'].map((sourceId, startSec) => ({
        ...{ sourceId, startSec, endSec: startSec + 1, sourceStartSec: 0 },
        ...{ framing: { keyframes: [] }, fit: 'cover', zoom: 1 },
      })),
    },
  ],
};

/** Those of the size of the sources: others are made to learn how this browser keeps them. */
const frames = { made: 0, open: 0 };
class CountedFrame {
  private readonly counts: boolean;
  constructor(_: unknown, { codedWidth }: VideoFrameBufferInit) {
    this.counts = codedWidth === SOURCE_PX;
    if (!this.counts) return;
    frames.made += 1;
    frames.open += 1;
  }
  close(): void {
    if (this.counts) frames.open -= 1;
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
});

it('makes pictures for the scene that is tried alone, and closes them where the trial fails', async () => {
  vi.stubGlobal('VideoFrame', CountedFrame);
  const config = { codec: 'avc1.42001f', ...SIZE };
  await expect(tryCompositors(PLAN, config)).rejects.toThrow();
  expect(frames).toEqual({ made: 1, open: 0 });
});
