/** WebCodecs' VideoFrame over one libav frame: pixels are read from it row by row, never converted. */
import type { AVPixelFormat } from 'node-av/constants';
import { Frame, Rational } from 'node-av/lib';
import { bytesOf } from '../../../base/bytes/bytes-of.ts';
import type { RectPx } from '../../../media/pictures/rect-px.ts';
import { colourOf, formatName, formatNumber, type PixelFormat, PLANES, tagColour } from './pixel-formats.ts';

interface PlanePlace {
  readonly offset: number;
  readonly stride: number;
}

const MICROSECONDS = new Rational(1, 1_000_000);

export class NodeVideoFrame {
  readonly format: PixelFormat | null;
  readonly timestamp: number;
  readonly duration: number | null;
  readonly colorSpace: VideoColorSpaceInit;
  private held: Frame | null;

  /**
   * From pixels, from another picture with a new time, or over a libav frame that it takes over, times of that
   * in microseconds. What `init` says of colours goes before what the frame says of itself.
   */
  constructor(
    source: AllowSharedBufferSource | NodeVideoFrame | Frame,
    init: Partial<VideoFrameBufferInit> = {},
  ) {
    const held = frameOf(source, init);
    if (init.colorSpace !== undefined) tagColour(held, init.colorSpace);
    if (init.timestamp !== undefined) held.pts = BigInt(Math.round(init.timestamp));
    if (init.duration !== undefined) held.duration = BigInt(Math.round(init.duration));
    held.timeBase = MICROSECONDS;
    this.held = held;
    this.timestamp = Number(held.pts);
    this.duration = held.duration > 0n ? Number(held.duration) : null;
    this.format = formatName(held.format as AVPixelFormat);
    this.colorSpace = colourOf(held);
  }

  /** Throws InvalidStateError once closed. */
  get avFrame(): Frame {
    if (this.held === null) throw new DOMException('The picture is closed.', 'InvalidStateError');
    return this.held;
  }

  get codedWidth(): number {
    return this.held?.width ?? 0;
  }

  get codedHeight(): number {
    return this.held?.height ?? 0;
  }

  get displayWidth(): number {
    const { num, den } = this.held?.sampleAspectRatio ?? { num: 1, den: 1 };
    return num > 0 && den > 0 ? Math.round((this.codedWidth * num) / den) : this.codedWidth;
  }

  get displayHeight(): number {
    return this.codedHeight;
  }

  /** libav has cropped the picture already. */
  get visibleRect(): RectPx | null {
    if (this.held === null) return null;
    return { x: 0, y: 0, width: this.held.width, height: this.held.height };
  }

  get codedRect(): RectPx | null {
    return this.visibleRect;
  }

  allocationSize(options: { rect?: RectPx; layout?: readonly PlanePlace[] } = {}): number {
    const { rect, layout, shapes } = this.copyPlan(options);
    const ends = shapes.map(
      (shape, plane) =>
        (layout[plane]?.offset ?? 0) + (layout[plane]?.stride ?? 0) * Math.ceil(rect.height / shape.stepY),
    );
    return Math.max(...ends);
  }

  /** Copies a part of the picture (even edges for subsampled formats) in its own format. */
  async copyTo(
    destination: AllowSharedBufferSource,
    options: { rect?: RectPx; layout?: readonly PlanePlace[] } = {},
  ): Promise<PlanePlace[]> {
    const { rect, layout, shapes } = this.copyPlan(options);
    const target = bytesOf(destination);
    const { data, linesize } = this.avFrame;
    shapes.forEach(({ stepX, stepY, sampleBytes }, plane) => {
      const from = data?.[plane];
      const place = layout[plane];
      const fromStride = linesize[plane] ?? 0;
      if (from === undefined || place === undefined) throw new TypeError('The layout names too few planes.');
      const rowBytes = Math.ceil(rect.width / stepX) * sampleBytes;
      const rows = Math.ceil(rect.height / stepY);
      const left = (rect.x / stepX) * sampleBytes;
      for (let row = 0; row < rows; row += 1) {
        const start = (rect.y / stepY + row) * fromStride + left;
        target.set(from.subarray(start, start + rowBytes), place.offset + row * place.stride);
      }
    });
    return [...layout];
  }

  clone(): NodeVideoFrame {
    return new NodeVideoFrame(this);
  }

  close(): void {
    this.held?.free();
    this.held = null;
  }

  private copyPlan({
    rect = this.visibleRect ?? undefined,
    layout,
  }: {
    rect?: RectPx | undefined;
    layout?: readonly PlanePlace[];
  }) {
    const shapes = this.format === null ? undefined : PLANES[this.format];
    if (shapes === undefined || rect === undefined)
      throw new DOMException(
        'A picture of this format cannot be copied; draw it instead.',
        'NotSupportedError',
      );
    return { rect, shapes, layout: layout ?? packed(shapes, rect) };
  }
}

function packed(
  shapes: readonly { stepX: number; stepY: number; sampleBytes: number }[],
  rect: RectPx,
): PlanePlace[] {
  let offset = 0;
  return shapes.map(({ stepX, stepY, sampleBytes }) => {
    const stride = Math.ceil(rect.width / stepX) * sampleBytes;
    const place = { offset, stride };
    offset += stride * Math.ceil(rect.height / stepY);
    return place;
  });
}

function frameOf(
  source: AllowSharedBufferSource | NodeVideoFrame | Frame,
  init: Partial<VideoFrameBufferInit>,
): Frame {
  if (source instanceof Frame) return source;
  if (!(source instanceof NodeVideoFrame)) return frameOfPixels(source, init as VideoFrameBufferInit);
  if (init.visibleRect !== undefined)
    throw new DOMException('Pictures cannot be cropped when they are copied here.', 'NotSupportedError');
  const copy = source.avFrame.clone();
  if (copy === null) throw new RangeError('There is no memory for another picture.');
  return copy;
}

function frameOfPixels(source: AllowSharedBufferSource, init: VideoFrameBufferInit): Frame {
  const shapes = PLANES[init.format];
  const format = formatNumber(init.format);
  if (shapes === undefined || format === null)
    throw new DOMException(`Pictures of the format ${init.format} cannot be made here.`, 'NotSupportedError');
  const frame = new Frame();
  frame.alloc();
  frame.format = format;
  frame.width = init.codedWidth;
  frame.height = init.codedHeight;
  frame.allocBuffer();
  const bytes = bytesOf(source);
  const layout =
    init.layout ?? packed(shapes, { x: 0, y: 0, width: init.codedWidth, height: init.codedHeight });
  const { data, linesize } = frame;
  shapes.forEach(({ stepX, stepY, sampleBytes }, plane) => {
    const to = data?.[plane];
    const place = layout[plane];
    const stride = linesize[plane] ?? 0;
    if (to === undefined || place === undefined) throw new TypeError('The layout names too few planes.');
    const rowBytes = Math.ceil(init.codedWidth / stepX) * sampleBytes;
    for (let row = 0; row < Math.ceil(init.codedHeight / stepY); row += 1) {
      const start = place.offset + row * place.stride;
      to.set(bytes.subarray(start, start + rowBytes), row * stride);
    }
  });
  return frame;
}
