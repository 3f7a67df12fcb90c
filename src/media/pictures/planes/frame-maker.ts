/** Makes frames for an encoder out of a picture in plane memory: BT.709, limited range. */
import { encodesPlanes } from '../encode/encodes-planes.ts';
import { keepsStrides } from './keeps-strides.ts';
import { packPicture } from './pack-picture.ts';
import type { Picture, PlaneMemory } from './plane-memory.ts';

export interface FrameTiming {
  readonly timestampUs: number;
  readonly durationUs: number;
}

/** What frames made by hand are good for in this browser. */
export interface FrameTraits {
  /** Rows longer than the picture are kept apart. */
  readonly strides: boolean;
  /** The encoder takes planes as they are. */
  readonly planes: boolean;
}

/** Tried once a worker. */
export async function frameTraits(): Promise<FrameTraits> {
  return { strides: await keepsStrides(), planes: await encodesPlanes() };
}

const BT709_LIMITED = { primaries: 'bt709', transfer: 'bt709', matrix: 'bt709', fullRange: false } as const;

export class FrameMaker {
  private readonly memory: PlaneMemory;
  private readonly picture: Picture;
  /** The whole picture once more, where frames must have no strides; else null. */
  private readonly packed: Uint8Array<ArrayBuffer> | null;
  /** What frames are drawn on where the encoder takes no planes; else null. */
  private readonly shown: OffscreenCanvasRenderingContext2D | null;

  constructor(memory: PlaneMemory, picture: Picture, { strides, planes }: FrameTraits) {
    this.memory = memory;
    this.picture = picture;
    const { widthPx, heightPx, strideY } = picture;
    this.shown = planes ? null : new OffscreenCanvas(widthPx, heightPx).getContext('2d', { alpha: false });
    this.packed = strides || strideY === widthPx ? null : new Uint8Array((widthPx * heightPx * 3) / 2);
  }

  /** A copy of what the picture is now; the caller closes it. */
  frame(timing: FrameTiming): VideoFrame {
    const frame = this.frameOfPlanes(timing);
    if (this.shown === null) return frame;
    this.shown.drawImage(frame, 0, 0);
    frame.close();
    const { timestampUs: timestamp, durationUs: duration } = timing;
    return new VideoFrame(this.shown.canvas, { timestamp, duration, alpha: 'discard' });
  }

  private frameOfPlanes({ timestampUs, durationUs }: FrameTiming): VideoFrame {
    const { y, u, v, strideY, strideC, widthPx, heightPx, sizeBytes } = this.picture;
    const samples = this.memory.bytes(y, sizeBytes);
    const picture = {
      format: 'I420',
      codedWidth: widthPx,
      codedHeight: heightPx,
      timestamp: timestampUs,
      duration: durationUs,
      colorSpace: BT709_LIMITED,
    } as const;
    if (this.packed !== null) {
      packPicture(samples, this.picture, this.packed);
      return new VideoFrame(this.packed, picture);
    }
    return new VideoFrame(samples, {
      ...picture,
      layout: [
        { offset: 0, stride: strideY },
        { offset: u - y, stride: strideC },
        { offset: v - y, stride: strideC },
      ],
    });
  }
}
