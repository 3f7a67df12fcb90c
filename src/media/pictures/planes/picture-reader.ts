/** Brings the wanted crop of a decoded frame into plane memory: upright, 8 bits, BT.709 limited range. */
import { drawUpright, type Presentation } from '../draw-upright.ts';
import { hdrTransferOf } from '../hdr/hdr-light.ts';
import { type SamplePlanes, ToneMapper } from '../hdr/tone-mapper.ts';
import type { RectPx } from '../rect-px.ts';
import { toCodedCrop } from './coded-crop.ts';
import { colourConversion } from './colour-conversion.ts';
import { joinFields } from './join-fields.ts';
import type { Picture, PlaneMemory } from './plane-memory.ts';

/** A decoded frame and how it is shown. */
export interface PresentedFrame {
  readonly frame: VideoFrame;
  readonly presentation: Presentation;
}

/** Bits a sample in the formats that are read as they are; the types of the platform know the first two only. */
const SAMPLE_BITS: ReadonlyMap<string | null, number> = new Map([
  ['I420', 8],
  ['NV12', 8],
  ['I420P10', 10],
  ['I420P12', 12],
]);
/** Four bytes a pixel, converted by the decoder itself: whether red comes first. Firefox gives these (`bugzil.la/1969762`). */
const RED_FIRST: ReadonlyMap<string | null, boolean> = new Map([
  ['RGBX', true],
  ['BGRX', false],
]);
const PIXEL_BYTES = 4;
const UPRIGHT = { rotationDeg: 0, flipped: false } as const;

export class PictureReader {
  private readonly memory: PlaneMemory;
  private readonly tones: ToneMapper;
  private readonly name: string;
  private canvas: OffscreenCanvas | null = null;

  /** @param name of its places in the memory: what one reader has read lasts while one of another name reads */
  constructor(memory: PlaneMemory, name = 'crop') {
    this.memory = memory;
    this.name = name;
    this.tones = new ToneMapper(memory);
  }

  /** `target` is a hint of the size it will be scaled to. The picture lasts until the next call. */
  async read(
    { frame, presentation }: PresentedFrame,
    crop: RectPx,
    target: { width: number; height: number },
  ): Promise<Picture> {
    const bits = SAMPLE_BITS.get(frame.format);
    const transfer = hdrTransferOf(frame.colorSpace);
    const redFirst = transfer === null ? RED_FIRST.get(frame.format) : undefined;
    const isRead = bits !== undefined || redFirst !== undefined;
    if (presentation.flipped || !(isRead || presentation.inFields === true))
      return this.readThroughCanvas(frame, presentation, crop, target);
    const visible = frame.visibleRect;
    if (!visible) throw new Error('The decoder gave a frame without a picture.');
    const rect = toCodedCrop(crop, presentation, visible);
    if (!isRead) {
      // Line by line as it was recorded: fields that were scaled or turned cannot be joined any more.
      const coded = { ...UPRIGHT, widthPx: visible.width, heightPx: visible.height };
      const lines = { ...rect, x: rect.x - visible.x, y: rect.y - visible.y };
      return this.finish(this.readThroughCanvas(frame, coded, lines, rect), presentation);
    }
    const picture = this.memory.picture(this.name, rect.width, rect.height);
    if (bits === undefined) {
      await this.readPixels(frame, rect, redFirst === true, picture);
      return this.finish(picture, presentation);
    }
    const samples = await this.readSamples(frame, rect, bits, picture);
    if (transfer !== null) {
      const fullRange = frame.colorSpace.fullRange === true;
      this.tones.map(samples, { transfer, fullRange, peakNits: presentation.peakNits ?? null }, picture);
    } else this.toBt709(frame, samples, picture);
    return this.finish(picture, presentation);
  }

  private finish(picture: Picture, presentation: Presentation): Picture {
    if (presentation.inFields === true) joinFields(this.memory, picture);
    return this.turn(picture, presentation);
  }

  /** 8-bit samples come into `into`, larger ones to a place of their own. */
  private async readSamples(
    frame: VideoFrame,
    rect: RectPx,
    bits: number,
    into: Picture,
  ): Promise<SamplePlanes> {
    // A row of samples of two bytes is one of twice as many bytes.
    const planes = bits === 8 ? into : this.memory.picture('deep crop', 2 * rect.width, rect.height);
    if (frame.format === 'NV12') await this.readPairs(frame, rect, into);
    else {
      const { y, u, v, strideY, strideC, sizeBytes } = planes;
      const layout = [
        { offset: 0, stride: strideY },
        { offset: u - y, stride: strideC },
        { offset: v - y, stride: strideC },
      ];
      await frame.copyTo(this.memory.bytes(y, sizeBytes), { rect, layout });
    }
    return { ...planes, bits };
  }

  private async readPairs(frame: VideoFrame, rect: RectPx, picture: Picture): Promise<void> {
    // Interleaved chroma has the stride of luma, so parting whole rows keeps the planes' stride.
    const pairBytes = picture.strideY * (rect.height / 2);
    const both = this.memory.reserve('interleaved', picture.sizeBytes);
    const pairs = both + picture.strideY * rect.height;
    const layout = [
      { offset: 0, stride: picture.strideY },
      { offset: pairs - both, stride: picture.strideY },
    ];
    await frame.copyTo(this.memory.bytes(both, picture.sizeBytes), { rect, layout });
    this.memory.kernels.splitPairs(pairs, pairBytes / 2, picture.u, picture.v);
    this.memory.bytes(picture.y, pairs - both).set(this.memory.bytes(both, pairs - both));
  }

  private async readPixels(
    frame: VideoFrame,
    rect: RectPx,
    redFirst: boolean,
    picture: Picture,
  ): Promise<void> {
    const stride = PIXEL_BYTES * rect.width;
    const sizeBytes = stride * rect.height;
    const pixels = this.memory.reserve('pixels', sizeBytes);
    await frame.copyTo(this.memory.bytes(pixels, sizeBytes), { rect, layout: [{ offset: 0, stride }] });
    this.fromPixels(pixels, redFirst, picture);
  }

  /** Rows of pixels follow each other without gaps. */
  private fromPixels(pixels: number, redFirst: boolean, picture: Picture): void {
    const { y, u, v, strideY, strideC, widthPx, heightPx } = picture;
    this.memory.kernels.pictureFromPixels(
      ...[pixels, PIXEL_BYTES * widthPx, redFirst ? 1 : 0, widthPx, heightPx, y, strideY, u, v, strideC],
    );
  }

  private toBt709(frame: VideoFrame, samples: SamplePlanes, picture: Picture): void {
    const { kernels } = this.memory;
    const { y, strideY, u, v, strideC, widthPx, heightPx } = picture;
    if (samples.bits > 8) {
      const extraBits = samples.bits - 8;
      kernels.narrowPlane(samples.y, samples.strideY, y, strideY, widthPx, heightPx, extraBits);
      for (const plane of ['u', 'v'] as const)
        kernels.narrowPlane(
          ...[samples[plane], samples.strideC, picture[plane], strideC, widthPx / 2, heightPx / 2, extraBits],
        );
    }
    const conversion = colourConversion(frame.colorSpace, frame.codedHeight);
    if (!conversion) return;
    const { black, yy, yu, yv, uu, uv, vu, vv } = conversion;
    kernels.convertColour(
      ...[y, strideY, u, v, strideC, widthPx, heightPx, black, yy, yu, yv, uu, uv, vu, vv],
    );
  }

  private turn(picture: Picture, { rotationDeg }: Presentation): Picture {
    const quarters = rotationDeg / 90;
    if (quarters === 0) return picture;
    const { widthPx, heightPx } = picture;
    const sideways = quarters % 2 === 1;
    const turned = this.memory.picture(
      `${this.name}, turned`,
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

  /** Slower and safe for every format: the browser converts 4:2:2, 4:4:4, RGB and mirrored pictures itself, HDR too. */
  private readThroughCanvas(
    frame: VideoFrame,
    presentation: Presentation,
    crop: RectPx,
    target: { width: number; height: number },
  ): Picture {
    const { width, height } = target;
    this.canvas ??= new OffscreenCanvas(2, 2);
    this.canvas.width = width;
    this.canvas.height = height;
    const context = this.canvas.getContext('2d', { willReadFrequently: true, alpha: false });
    if (!context) throw new Error('This browser gives no canvas to convert the picture with.');
    drawUpright(context, frame, presentation, crop, target);
    const pixels = context.getImageData(0, 0, width, height).data;
    const address = this.memory.reserve('pixels', pixels.byteLength);
    const picture = this.memory.picture(this.name, width, height);
    this.memory.bytes(address, pixels.byteLength).set(pixels);
    this.fromPixels(address, true, picture);
    return picture;
  }
}
