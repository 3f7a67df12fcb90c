import fc from 'fast-check';
import {
  AV_PIX_FMT_YUV420P10LE,
  AV_PIX_FMT_YUV422P10LE,
  AVCOL_RANGE_MPEG,
  AVCOL_SPC_BT709,
  AVCOL_SPC_BT2020_NCL,
  AVCOL_SPC_SMPTE170M,
  AVCOL_TRC_ARIB_STD_B67,
  type AVPixelFormat,
} from 'node-av/constants';
import { Frame } from 'node-av/lib';
import { describe, expect, it } from 'vitest';
import { middleColour } from '../../../testing/media/middle-colour.ts';
import { NodeVideoFrame } from './node-video-frame.ts';

const I420 = {
  format: 'I420',
  codedWidth: 32,
  codedHeight: 16,
  timestamp: 40_000,
  duration: 20_000,
} as const;
const PIXELS = Uint8Array.from({ length: 32 * 24 }, (_, index) => index % 256);

describe('a video frame under Node', () => {
  it('gives back the pixels it was made of, and its time', async () => {
    const frame = new NodeVideoFrame(PIXELS, I420);
    const copy = new Uint8Array(frame.allocationSize());
    await frame.copyTo(copy);
    expect(copy).toEqual(PIXELS);
    expect(frame).toMatchObject({ format: 'I420', timestamp: 40_000, duration: 20_000 });
    frame.close();
    expect(() => frame.clone()).toThrow(/closed/);
  });

  it('copies any even part into any layout', async () => {
    const even = (max: number) => fc.integer({ min: 0, max: max / 2 }).map((half) => 2 * half);
    await fc.assert(
      fc.asyncProperty(even(14), even(6), even(16), even(8), fc.nat(7), async (x, y, width, height, gap) => {
        fc.pre(width > 0 && height > 0);
        const frame = new NodeVideoFrame(PIXELS, I420);
        const stride = width + gap;
        const layout = [
          { offset: 0, stride },
          { offset: stride * height, stride },
          { offset: 2 * stride * height, stride },
        ];
        const copy = new Uint8Array(3 * stride * height);
        await frame.copyTo(copy, { rect: { x, y, width, height }, layout });
        for (let row = 0; row < height; row += 1)
          expect(copy.subarray(row * stride, row * stride + width)).toEqual(
            PIXELS.subarray((y + row) * 32 + x, (y + row) * 32 + x + width),
          );
        const chroma = 32 * 16 + (y / 2) * 16 + x / 2;
        expect(copy.subarray(stride * height, stride * height + width / 2)).toEqual(
          PIXELS.subarray(chroma, chroma + width / 2),
        );
        frame.close();
      }),
    );
  });

  it('keeps the colours it is tagged with', () => {
    const colorSpace = { primaries: 'bt709', transfer: 'bt709', matrix: 'bt709', fullRange: false } as const;
    const frame = new NodeVideoFrame(PIXELS, { ...I420, colorSpace });
    expect(frame.colorSpace).toEqual(colorSpace);
    frame.close();
  });

  it.each([
    ['BT.709', AVCOL_SPC_BT709, [63, 102, 240]],
    ['BT.601', AVCOL_SPC_SMPTE170M, [81, 90, 240]],
  ])('of ten bits in %s is drawn in its true colour', (_, matrix, samples) => {
    const [r = 0, g = 0, b = 0] = middleColour(
      tenBits(AV_PIX_FMT_YUV420P10LE, samples, { colorSpace: matrix }),
    );
    expect(r).toBeGreaterThan(250);
    expect(Math.max(g, b)).toBeLessThan(6);
  });

  it.each([
    ['4:2:0', AV_PIX_FMT_YUV420P10LE],
    ['4:2:2', AV_PIX_FMT_YUV422P10LE],
  ])('of HDR in %s is drawn as an ordinary screen shows it', (_, format) => {
    const hlg = { colorSpace: AVCOL_SPC_BT2020_NCL, colorTrc: AVCOL_TRC_ARIB_STD_B67 };
    // Diffuse white, which comes to lie at half the light.
    for (const part of middleColour(tenBits(format, [180.25, 128, 128], hlg)))
      expect(Math.abs(part - 188)).toBeLessThan(2);
  });
});

/** A picture of one colour, given in samples of 8 bits. */
function tenBits(format: AVPixelFormat, samples: readonly number[], colour: Partial<Frame>): NodeVideoFrame {
  const frame = new Frame();
  frame.alloc();
  frame.format = format;
  frame.width = 16;
  frame.height = 16;
  frame.allocBuffer();
  Object.assign(frame, { colorRange: AVCOL_RANGE_MPEG, ...colour });
  frame.data?.slice(0, 3).forEach((plane, index) => {
    for (let at = 0; at + 1 < plane.length; at += 2) plane.writeUInt16LE(4 * (samples[index] ?? 0), at);
  });
  return new NodeVideoFrame(frame);
}
