/** Decoded frames as pictures of one size in plane memory: the whole of each, upright, in the colours an export has. */
import type { Presentation } from '../draw-upright.ts';
import { evenDown } from '../rect-px.ts';
import { PictureReader, type PresentedFrame } from './picture-reader.ts';
import { PictureScaler } from './picture-scaler.ts';
import { loadKernels, type Picture, PlaneMemory } from './plane-memory.ts';

interface SizePx {
  readonly width: number;
  readonly height: number;
}

export class FrameShrinker {
  readonly memory: PlaneMemory;
  /** Where each frame comes to; it lasts until the next one. */
  readonly picture: Picture;
  private readonly reader: PictureReader;
  private readonly scaler: PictureScaler;

  private constructor(memory: PlaneMemory, { width, height }: SizePx) {
    this.memory = memory;
    this.picture = memory.picture('shrunk', width, height);
    this.reader = new PictureReader(memory);
    this.scaler = new PictureScaler(memory);
  }

  /** @param size even */
  static async open(size: SizePx): Promise<FrameShrinker> {
    return new FrameShrinker(new PlaneMemory(await loadKernels()), size);
  }

  /** Stretched where its shape is another. The caller closes the frame. */
  async shrink(shown: PresentedFrame): Promise<Picture> {
    const size = { width: this.picture.widthPx, height: this.picture.heightPx };
    const read = await this.reader.read(shown, { x: 0, y: 0, ...evenPart(shown.presentation) }, size);
    this.scaler.scale(read, this.picture, { x: 0, y: 0, ...size });
    return this.picture;
  }
}

/** What of a picture is seen where sides must be even. */
export function evenPart({ widthPx, heightPx }: Presentation): SizePx {
  return { width: Math.max(2, evenDown(widthPx)), height: Math.max(2, evenDown(heightPx)) };
}
