/** Shrinks decoded frames to small pictures for analysis, with the renderer's kernels. */
import { PictureReader } from '../pictures/planes/picture-reader.ts';
import { PictureScaler } from '../pictures/planes/picture-scaler.ts';
import { loadKernels, type Picture, PlaneMemory } from '../pictures/planes/plane-memory.ts';
import { type HsvPicture, toHsv } from './content-score.ts';

/** A strip of 160 by 90 is what the detector was measured with; its shape does not matter. */
const WIDTH_PX = 160;
const HEIGHT_PX = 90;

export class SmallPictures {
  private readonly memory: PlaneMemory;
  private readonly reader: PictureReader;
  private readonly scaler: PictureScaler;
  private readonly output: Picture;

  private constructor(memory: PlaneMemory) {
    this.memory = memory;
    this.reader = new PictureReader(memory);
    this.scaler = new PictureScaler(memory);
    this.output = memory.picture('small', WIDTH_PX, HEIGHT_PX);
  }

  static async create(): Promise<SmallPictures> {
    return new SmallPictures(new PlaneMemory(await loadKernels()));
  }

  /** The caller closes the frame. */
  async shrink(frame: VideoFrame): Promise<HsvPicture> {
    const visible = frame.visibleRect;
    if (!visible) throw new Error('The decoder gave a frame without a picture.');
    const { width, height } = visible;
    const presentation = { widthPx: width, heightPx: height, rotationDeg: 0, flipped: false } as const;
    const whole = { x: 0, y: 0, width, height };
    const shown = { frame, presentation };
    const picture = await this.reader.read(shown, whole, { width: WIDTH_PX, height: HEIGHT_PX });
    this.scaler.scale(picture, this.output, { x: 0, y: 0, width: WIDTH_PX, height: HEIGHT_PX });
    const { y, u, v, strideY, strideC } = this.output;
    return toHsv({
      widthPx: WIDTH_PX,
      heightPx: HEIGHT_PX,
      y: this.rows(y, strideY, WIDTH_PX, HEIGHT_PX),
      u: this.rows(u, strideC, WIDTH_PX / 2, HEIGHT_PX / 2),
      v: this.rows(v, strideC, WIDTH_PX / 2, HEIGHT_PX / 2),
    });
  }

  private rows(address: number, stride: number, widthPx: number, heightPx: number): Uint8Array {
    const plane = this.memory.bytes(address, stride * heightPx);
    if (stride === widthPx) return plane;
    const packed = new Uint8Array(widthPx * heightPx);
    for (let row = 0; row < heightPx; row += 1) {
      packed.set(plane.subarray(row * stride, row * stride + widthPx), row * widthPx);
    }
    return packed;
  }
}
