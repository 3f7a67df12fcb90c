/** Draws one scene with one decoded frame and gives the frame to encode. Owns the WebAssembly memory. */
import type { Scene } from '../../compose/scene.ts';
import type { Presentation } from './draw-upright.ts';
import { OverlayPainter } from './overlay-painter.ts';
import { PictureReader } from './picture-reader.ts';
import { PictureScaler } from './picture-scaler.ts';
import { loadKernels, type Picture, PlaneMemory } from './plane-memory.ts';

const BLACK_LUMA = 16;
const NO_COLOUR = 128;
const BT709_LIMITED = { primaries: 'bt709', transfer: 'bt709', matrix: 'bt709', fullRange: false } as const;

export interface FrameTiming {
  readonly timestampUs: number;
  readonly durationUs: number;
}

export class Compositor {
  private readonly memory: PlaneMemory;
  private readonly output: Picture;
  private readonly reader: PictureReader;
  private readonly scaler: PictureScaler;
  private readonly overlays: OverlayPainter;

  private constructor(memory: PlaneMemory, presentation: Presentation, widthPx: number, heightPx: number) {
    this.memory = memory;
    this.output = memory.picture('output', widthPx, heightPx);
    this.reader = new PictureReader(memory, presentation);
    this.scaler = new PictureScaler(memory);
    this.overlays = new OverlayPainter(memory);
  }

  /** Output sizes are even. */
  static async create(presentation: Presentation, widthPx: number, heightPx: number): Promise<Compositor> {
    return new Compositor(new PlaneMemory(await loadKernels()), presentation, widthPx, heightPx);
  }

  /** The caller closes both frames. One call at a time. */
  async compose(frame: VideoFrame, scene: Scene, timing: FrameTiming): Promise<VideoFrame> {
    const { source, target } = scene.video;
    const picture = await this.reader.read(frame, source, target);
    const covered = target.width === this.output.widthPx && target.height === this.output.heightPx;
    if (!covered) this.paintBlack();
    this.scaler.scale(picture, this.output, target);
    this.overlays.draw(scene.overlays, this.output);
    return this.toFrame(timing);
  }

  private paintBlack(): void {
    const { y, u, sizeBytes } = this.output;
    this.memory.bytes(y, u - y).fill(BLACK_LUMA);
    this.memory.bytes(u, sizeBytes - (u - y)).fill(NO_COLOUR);
  }

  private toFrame(timing: FrameTiming): VideoFrame {
    const { y, u, v, strideY, strideC, widthPx, heightPx, sizeBytes } = this.output;
    return new VideoFrame(this.memory.bytes(y, sizeBytes), {
      format: 'I420',
      codedWidth: widthPx,
      codedHeight: heightPx,
      layout: [
        { offset: 0, stride: strideY },
        { offset: u - y, stride: strideC },
        { offset: v - y, stride: strideC },
      ],
      timestamp: timing.timestampUs,
      duration: timing.durationUs,
      colorSpace: BT709_LIMITED,
    });
  }
}
