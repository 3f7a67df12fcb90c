/** Makes frames for an encoder out of a picture in plane memory: BT.709, limited range. */
import { packPicture } from './pack-picture.ts';
import type { Picture, PlaneMemory } from './plane-memory.ts';

export interface FrameTiming {
  readonly timestampUs: number;
  readonly durationUs: number;
}

const BT709_LIMITED = { primaries: 'bt709', transfer: 'bt709', matrix: 'bt709', fullRange: false } as const;

export class FrameMaker {
  private readonly memory: PlaneMemory;
  private readonly picture: Picture;
  /** The whole picture once more, where frames must have no strides; else null. */
  private readonly packed: Uint8Array<ArrayBuffer> | null;

  /** @param strides as `keepsStrides` says */
  constructor(memory: PlaneMemory, picture: Picture, strides: boolean) {
    this.memory = memory;
    this.picture = picture;
    const { widthPx, heightPx, strideY } = picture;
    this.packed = strides || strideY === widthPx ? null : new Uint8Array((widthPx * heightPx * 3) / 2);
  }

  /** A copy of what the picture is now; the caller closes it. */
  frame({ timestampUs, durationUs }: FrameTiming): VideoFrame {
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
