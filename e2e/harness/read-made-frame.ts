/** Reads a frame as hardware decoders give them, which tests have none of, by the renderer's reader. In the harness page. */
import { PictureReader } from '../../src/media/pictures/planes/picture-reader.ts';
import { loadKernels, PlaneMemory } from '../../src/media/pictures/planes/plane-memory.ts';

const SIZE = { width: 32, height: 16 };

/** Of one colour, as NV12; gives luma and both colour differences in BT.709 limited range. */
export async function readMadeFrame(
  [luma, blue, red]: readonly [number, number, number],
  colorSpace: VideoColorSpaceInit,
): Promise<number[]> {
  const { width, height } = SIZE;
  const bytes = new Uint8Array(width * height * 1.5).fill(luma);
  for (let at = width * height; at < bytes.length; at += 2) bytes.set([blue, red], at);
  const size = { codedWidth: width, codedHeight: height };
  const frame = new VideoFrame(bytes, { format: 'NV12', ...size, timestamp: 0, colorSpace });
  try {
    const memory = new PlaneMemory(await loadKernels());
    const presentation = { widthPx: width, heightPx: height, rotationDeg: 0, flipped: false } as const;
    // A part of it, so that offsets count as well.
    const crop = { x: 4, y: 2, width: 20, height: 12 };
    const picture = await new PictureReader(memory).read({ frame, presentation }, crop, crop);
    const middle = (address: number, stride: number, step: number) =>
      memory.bytes(address + (6 / step) * stride + 10 / step, 1)[0] as number;
    return [
      middle(picture.y, picture.strideY, 1),
      middle(picture.u, picture.strideC, 2),
      middle(picture.v, picture.strideC, 2),
    ];
  } finally {
    frame.close();
  }
}
