import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { blankPlan } from '../../compose/plans/plan-parts.ts';
import { tryCompositor } from './try-compositor.ts';

const PLAN = blankPlan({ width: 64, height: 64, fps: 25 }, 1);
const CONFIG = { codec: 'avc1.42001f', width: 64, height: 64 };
const NO_CARD = new DOMException('The card is gone.', 'EncodingError');

/** One whose card goes away, as encoders tell it: a little later, after which they are closed and say only that. */
class LostEncoder {
  static refuses: unknown = null;
  static open = 0;
  state = 'unconfigured';
  private readonly tell: (error: unknown) => void;

  constructor({ error }: { readonly error: (error: unknown) => void }) {
    this.tell = error;
    LostEncoder.open += 1;
  }

  configure(): void {
    if (LostEncoder.refuses !== null) throw LostEncoder.refuses;
    this.state = 'configured';
  }

  encode(): void {
    if (this.state === 'closed') throw new DOMException('It is closed.', 'InvalidStateError');
    this.close();
    this.tell(NO_CARD);
  }

  close(): void {
    this.state = 'closed';
    LostEncoder.open -= 1;
  }
}

let openFrames = 0;
const compositor = {
  async compose() {
    openFrames += 1;
    const close = (): void => {
      openFrames -= 1;
    };
    return { close } as unknown as VideoFrame;
  },
};
const trying = () => tryCompositor(compositor, PLAN, () => Promise.reject(new Error('No picture.')), CONFIG);

beforeEach(() => {
  vi.stubGlobal('VideoEncoder', LostEncoder);
});
afterEach(() => {
  vi.unstubAllGlobals();
  LostEncoder.refuses = null;
  expect([openFrames, LostEncoder.open]).toEqual([0, 0]);
});

it('says what the encoder failed of, not that it is closed', async () => {
  await expect(trying()).rejects.toBe(NO_CARD);
});

it('leaves no encoder open that refuses its configuration', async () => {
  LostEncoder.refuses = new TypeError('No such codec.');
  await expect(trying()).rejects.toBe(LostEncoder.refuses);
});
