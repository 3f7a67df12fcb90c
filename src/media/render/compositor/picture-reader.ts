/** Brings the wanted crop of a decoded frame into the compositor's memory, upright and in BT.709 limited range. */
import type { RectPx } from '../../compose/rect-px.ts';
import { toCodedCrop } from './coded-crop.ts';
import { colourConversion } from './colour-conversion.ts';
import { drawUpright, type Presentation } from './draw-upright.ts';
import type { Picture, PlaneMemory } from './plane-memory.ts';

/** A decoded frame and how it is shown. */
export interface PresentedFrame {
  readonly frame: VideoFrame;
  readonly presentation: Presentation;
}

export class PictureReader {
  private readonly memory: PlaneMemory;
  private readonly canvas = new OffscreenCanvas(2, 2);

  constructor(memory: PlaneMemory) {
    this.memory = memory;
  }

  /** `target` is a hint of the size it will be scaled to. The picture lasts until the next call. */
  async read(
    { frame, presentation }: PresentedFrame,
    crop: RectPx,
    target: { width: number; height: number },
  ): Promise<Picture> {
    const direct = (frame.format === 'I420' || frame.format === 'NV12') && !presentation.flipped;
    if (!direct) return this.readThroughCanvas(frame, presentation, crop, target);
    const upright = await this.readPlanes(frame, presentation, crop);
    const conversion = colourConversion(frame.colorSpace, frame.codedHeight);
    if (conversion) {
      const { y, strideY, u, v, strideC, widthPx, heightPx } = upright;
      const { black, yy, yu, yv, uu, uv, vu, vv } = conversion;
      this.memory.kernels.convertColour(
        ...[y, strideY, u, v, strideC, widthPx, heightPx, black, yy, yu, yv, uu, uv, vu, vv],
      );
    }
    return this.turn(upright, presentation);
  }

  private async readPlanes(frame: VideoFrame, presentation: Presentation, crop: RectPx): Promise<Picture> {
    const visible = frame.visibleRect;
    if (!visible) throw new Error('The decoder gave a frame without a picture.');
    const rect = toCodedCrop(crop, presentation, visible);
    const picture = this.memory.picture('crop', rect.width, rect.height);
    const luma = { offset: 0, stride: picture.strideY };
    if (frame.format === 'I420') {
      const layout = [
        luma,
        { offset: picture.u - picture.y, stride: picture.strideC },
        { offset: picture.v - picture.y, stride: picture.strideC },
      ];
      await frame.copyTo(this.memory.bytes(picture.y, picture.sizeBytes), { rect, layout });
      return picture;
    }
    // Interleaved chroma has the stride of luma, so parting whole rows keeps the planes' stride.
    const pairBytes = picture.strideY * (rect.height / 2);
    const both = this.memory.reserve('interleaved', picture.sizeBytes);
    const pairs = both + picture.strideY * rect.height;
    const layout = [luma, { offset: pairs - both, stride: picture.strideY }];
    await frame.copyTo(this.memory.bytes(both, picture.sizeBytes), { rect, layout });
    this.memory.kernels.splitPairs(pairs, pairBytes / 2, picture.u, picture.v);
    this.memory.bytes(picture.y, pairs - both).set(this.memory.bytes(both, pairs - both));
    return picture;
  }

  private turn(picture: Picture, { rotationDeg }: Presentation): Picture {
    const quarters = rotationDeg / 90;
    if (quarters === 0) return picture;
    const { widthPx, heightPx } = picture;
    const sideways = quarters % 2 === 1;
    const turned = this.memory.picture(
      'turned',
      sideways ? heightPx : widthPx,
      sideways ? widthPx : heightPx,
    );
    const { turnPlane } = this.memory.kernels;
    turnPlane(picture.y, picture.strideY, widthPx, heightPx, turned.y, turned.strideY, quarters);
    for (const plane of ['u', 'v'] as const) {
      turnPlane(
        ...[
          picture[plane],
          picture.strideC,
          widthPx / 2,
          heightPx / 2,
          turned[plane],
          turned.strideC,
          quarters,
        ],
      );
    }
    return turned;
  }

  /** Slower and safe for every format: the browser converts 10-bit, 4:4:4, RGB and mirrored pictures itself. */
  private readThroughCanvas(
    frame: VideoFrame,
    presentation: Presentation,
    crop: RectPx,
    target: { width: number; height: number },
  ): Picture {
    const { width, height } = target;
    this.canvas.width = width;
    this.canvas.height = height;
    const context = this.canvas.getContext('2d', { willReadFrequently: true, alpha: false });
    if (!context) throw new Error('This browser gives no canvas to convert the picture with.');
    drawUpright(context, frame, presentation, crop, target);
    const pixels = context.getImageData(0, 0, width, height).data;
    const address = this.memory.reserve('rgba', pixels.byteLength);
    const picture = this.memory.picture('crop', width, height);
    this.memory.bytes(address, pixels.byteLength).set(pixels);
    this.memory.kernels.pictureFromRgba(
      ...[address, width, height, picture.y, picture.strideY, picture.u, picture.v, picture.strideC],
    );
    return picture;
  }
}
