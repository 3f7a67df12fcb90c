import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FramePicker } from './frame-picker.ts';

class Frame {
  readonly timestamp: number;
  closed = 0;

  constructor(timestamp: number) {
    this.timestamp = timestamp;
  }

  close(): void {
    this.closed += 1;
  }
}

function pickerOf(frames: readonly Frame[]) {
  let at = 0;
  return new FramePicker(async () => {
    const frame = frames[at] ?? null;
    at += 1;
    return frame;
  });
}

const times = fc.uniqueArray(fc.integer({ min: -2_000_000, max: 5_000_000 }), { maxLength: 40 });

describe('the frame picker', () => {
  it('shows the last frame at or before each time, the first one before that, and closes every frame once', async () => {
    await fc.assert(
      fc.asyncProperty(times, times, async (stamps, asked) => {
        const frames = stamps.sort((a, b) => a - b).map((stamp) => new Frame(stamp));
        const picker = pickerOf(frames);
        for (const time of asked.sort((a, b) => a - b)) {
          const shown = await picker.frameAt(time);
          const expected =
            frames.filter(({ timestamp }) => timestamp <= time + 500).at(-1) ?? frames[0] ?? null;
          expect(shown).toBe(expected);
          expect(shown?.closed ?? 0).toBe(0);
        }
        picker.close();
        const taken = frames.filter(({ closed }) => closed > 0).length;
        expect(frames.every(({ closed }) => closed <= 1)).toBe(true);
        expect(frames.slice(0, taken).every(({ closed }) => closed === 1)).toBe(true);
      }),
    );
  });

  it('forgives the microsecond that rounding takes from a time', async () => {
    const picker = pickerOf([new Frame(0), new Frame(33_334), new Frame(66_667)]);
    expect((await picker.frameAt(33_333))?.timestamp).toBe(33_334);
  });

  it('gives nothing where there is no frame', async () => {
    expect(await pickerOf([]).frameAt(0)).toBeNull();
  });
});
