import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CompositionPlan } from '../../compose/composition-plan.ts';
import { blankPlan } from '../../compose/plans/plan-parts.ts';
import { OpenSources } from '../open-sources.ts';
import { CompositorPool } from './compositor-pool.ts';
import { DrawnSegment } from './drawn-segment.ts';

const SIZE = { width: 64, height: 64 };
const BLANK: CompositionPlan = blankPlan({ ...SIZE, fps: 25 }, 1);
const NO_CARD = new DOMException('The card is gone.', 'EncodingError');

class FontFaceOffline {
  async load(): Promise<never> {
    throw new Error('offline');
  }
}

/** Fails at a frame as encoders do: closed at once, and told why. */
class CountedEncoder {
  static open = 0;
  static lastFrame = Number.POSITIVE_INFINITY;
  readonly encodeQueueSize = 0;
  readonly addEventListener = (): void => undefined;
  state = 'unconfigured';
  private frames = 0;
  private readonly tell: (error: unknown) => void;

  constructor({ error }: { readonly error: (error: unknown) => void }) {
    this.tell = error;
    CountedEncoder.open += 1;
  }

  configure(): void {
    this.state = 'configured';
  }

  encode(): void {
    this.frames += 1;
    if (this.frames < CountedEncoder.lastFrame) return;
    this.close();
    this.tell(NO_CARD);
  }

  flush(): Promise<void> {
    return Promise.resolve();
  }

  close(): void {
    this.state = 'closed';
    CountedEncoder.open -= 1;
  }
}

const frames = { made: 0, open: 0 };
const compositor = {
  async compose() {
    frames.made += 1;
    frames.open += 1;
    const close = (): void => {
      frames.open -= 1;
    };
    return { close } as unknown as VideoFrame;
  },
};

function open(
  plan: CompositionPlan,
  files: ReadonlyMap<string, Blob> = new Map(),
  Drawn = DrawnSegment,
): Promise<DrawnSegment> {
  const parts = {
    plan,
    sources: new OpenSources(files, plan),
    config: { codec: 'avc1.64001f', ...SIZE },
    compositors: new CompositorPool(async () => compositor),
    onEncoded: () => undefined,
  };
  return Drawn.open(parts, { from: 0, to: 25 }, { add: async () => undefined });
}

beforeEach(() => {
  vi.stubGlobal('VideoEncoder', CountedEncoder);
  vi.stubGlobal('FontFace', FontFaceOffline);
  vi.stubGlobal('fonts', { add: () => undefined });
  Object.assign(frames, { made: 0, open: 0 });
});
afterEach(() => {
  vi.unstubAllGlobals();
  CountedEncoder.lastFrame = Number.POSITIVE_INFINITY;
  expect([frames.open, CountedEncoder.open]).toEqual([0, 0]);
});

describe('a segment that fails', () => {
  it('tells the user where a font does not load, which would be missing in the file', async () => {
    const plan: CompositionPlan = { ...BLANK, hook: { text: 'Wait for it', untilSec: 1 } };
    // Fonts that were loaded are remembered, also those of other tests.
    vi.resetModules();
    const { DrawnSegment: Anew } = await import('./drawn-segment.ts');
    await expect(open(plan, new Map(), Anew)).rejects.toMatchObject({
      ...{ name: 'RenderError', problem: { code: 'fonts_not_loaded' } },
      cause: { name: 'CaptionFontError' },
    });
  });

  it('names the file that cannot be read', async () => {
    const placed = { framing: { keyframes: [] }, fit: 'cover', zoom: 1 } as const;
    const span = { sourceId: 'film', startSec: 0, endSec: 1, sourceStartSec: 0, ...placed };
    const plan: CompositionPlan = {
      ...BLANK,
      sources: [{ id: 'film', widthPx: 64, heightPx: 64 }],
      pictures: [{ target: { x: 0, y: 0, ...SIZE }, spans: [span] }],
    };
    const files = new Map([['film', new Blob(['no film'])]]);
    await expect(open(plan, files)).rejects.toMatchObject({ name: 'UnreadableMediaError' });
  });

  it('says why its encoder stopped, draws no further and lets go of all', async () => {
    CountedEncoder.lastFrame = 5;
    const segment = await open(BLANK);
    const writing = segment.write(50, async () => undefined);
    await expect(writing).rejects.toMatchObject({ problem: { code: 'encoder_stopped' }, cause: NO_CARD });
    expect(frames.made).toBe(5);
    await segment.close();
  });

  it('stops where it is told to, with the reason it was told', async () => {
    const reason = new Error('Stopped.');
    const segment = await open(BLANK);
    const writing = segment.write(50, async (index) => {
      if (index === 7) throw reason;
    });
    await expect(writing).rejects.toBe(reason);
    expect(frames.made).toBe(7);
    await segment.close();
  });
});
