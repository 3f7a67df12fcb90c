/** Shrinks decoded frames to small pictures for analysis, with the renderer's kernels. */
import { FrameShrinker } from '../pictures/planes/frame-shrinker.ts';
import { type HsvPicture, toHsv } from './content-score.ts';

/** A strip of 160 by 90 is what the detector was measured with; its shape does not matter. */
const WIDTH_PX = 160;
const HEIGHT_PX = 90;

export class SmallPictures {
  private readonly shrinker: FrameShrinker;

  private constructor(shrinker: FrameShrinker) {
    this.shrinker = shrinker;
  }

  static async create(): Promise<SmallPictures> {
    return new SmallPictures(await FrameShrinker.open({ width: WIDTH_PX, height: HEIGHT_PX }));
  }

  /** The caller closes the frame. */
  async shrink(frame: VideoFrame): Promise<HsvPicture> {
    const visible = frame.visibleRect;
    if (!visible) throw new Error('The decoder gave a frame without a picture.');
    const { width, height } = visible;
    const presentation = { widthPx: width, heightPx: height, rotationDeg: 0, flipped: false } as const;
    const { y, u, v, strideY, strideC } = await this.shrinker.shrink({ frame, presentation });
    return toHsv({
      widthPx: WIDTH_PX,
      heightPx: HEIGHT_PX,
      y: this.rows(y, strideY, WIDTH_PX, HEIGHT_PX),
      u: this.rows(u, strideC, WIDTH_PX / 2, HEIGHT_PX / 2),
      v: this.rows(v, strideC, WIDTH_PX / 2, HEIGHT_PX / 2),
    });
  }

  private rows(address: number, stride: number, widthPx: number, heightPx: number): Uint8Array {
    const plane = this.shrinker.memory.bytes(address, stride * heightPx);
    if (stride === widthPx) return plane;
    const packed = new Uint8Array(widthPx * heightPx);
    for (let row = 0; row < heightPx; row += 1) {
      packed.set(plane.subarray(row * stride, row * stride + widthPx), row * widthPx);
    }
    return packed;
  }
}
