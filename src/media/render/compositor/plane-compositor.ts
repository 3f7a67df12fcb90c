/** Draws scenes on planes of samples in WebAssembly memory, which it owns. Takes frames of every kind. */
import type { CompositionPlan } from '../../compose/composition-plan.ts';
import type { Scene, ScenePicture } from '../../compose/scene.ts';
import { blendPicture } from '../../pictures/planes/blend-picture.ts';
import { dimPicture } from '../../pictures/planes/dim-picture.ts';
import {
  FrameMaker,
  type FrameTiming,
  type FrameTraits,
  frameTraits,
} from '../../pictures/planes/frame-maker.ts';
import { PictureReader } from '../../pictures/planes/picture-reader.ts';
import { PictureScaler } from '../../pictures/planes/picture-scaler.ts';
import { loadKernels, type Picture, PlaneMemory, partOfPicture } from '../../pictures/planes/plane-memory.ts';
import type { RectPx } from '../../pictures/rect-px.ts';
import { BlurredGroundPainter } from './blurred-ground-painter.ts';
import type { Compositor, FrameOf } from './compositor.ts';
import { type LimitedColour, limitedColour } from './limited-colour.ts';
import { OverlayPainter } from './overlay-painter.ts';

/** What the output was drawn from. */
interface Drawn {
  readonly look: string;
  readonly frame: VideoFrame;
  readonly read: Picture;
  /** Whose place `read` has in the memory. */
  readonly reader: PictureReader;
}

export class PlaneCompositor implements Compositor {
  private readonly memory: PlaneMemory;
  private readonly output: Picture;
  private readonly backdrop: LimitedColour;
  private readonly reader: PictureReader;
  /** Takes turns with the first where a picture is held against the one before it. */
  private readonly otherReader: PictureReader;
  private readonly scaler: PictureScaler;
  private readonly grounds: BlurredGroundPainter;
  private readonly overlays: OverlayPainter;
  private readonly frames: FrameMaker;
  /** null where the output was drawn from more than one picture, or never. */
  private last: Drawn | null = null;

  private constructor(memory: PlaneMemory, plan: CompositionPlan, traits: FrameTraits) {
    this.memory = memory;
    this.output = memory.picture('output', plan.widthPx, plan.heightPx);
    this.backdrop = limitedColour(plan.backdrop.color);
    this.reader = new PictureReader(memory);
    this.otherReader = new PictureReader(memory, 'other crop');
    this.scaler = new PictureScaler(memory);
    this.grounds = new BlurredGroundPainter(memory, this.scaler);
    this.overlays = new OverlayPainter(memory);
    this.frames = new FrameMaker(memory, this.output, traits);
  }

  /** Output sizes are even. */
  static async create(plan: CompositionPlan): Promise<PlaneCompositor> {
    const [kernels, traits] = await Promise.all([loadKernels(), frameTraits()]);
    return new PlaneCompositor(new PlaneMemory(kernels), plan, traits);
  }

  async compose(scene: Scene, frameOf: FrameOf, timing: FrameTiming): Promise<VideoFrame> {
    const [first, ...others] = scene.pictures;
    if (first?.opacity === 1 && others.length === 0) await this.drawOnly(first, scene, frameOf);
    else await this.drawAll(scene, frameOf);
    return this.frames.frame(timing);
  }

  /**
   * Slides and covers stand for seconds, and of a film with fewer pictures a second than the output some are shown twice:
   * what would come out as the last time is there already.
   */
  private async drawOnly(picture: ScenePicture, scene: Scene, frameOf: FrameOf): Promise<void> {
    const { last } = this;
    const look = lookOf(picture, scene);
    const shown = await frameOf(picture);
    const { frame } = shown;
    if (last?.look === look && last.frame === frame) return;
    const reader = last?.reader === this.reader ? this.otherReader : this.reader;
    const read = await reader.read(shown, picture.source, picture.target);
    this.last = { look, frame, read, reader };
    if (last?.look === look && this.memory.isSame(last.read, read)) return;
    if (!this.isCoveredBy(picture)) this.fill(this.wholeOutput());
    this.place(picture, read, this.output);
    this.finish(scene);
  }

  private async drawAll(scene: Scene, frameOf: FrameOf): Promise<void> {
    this.last = null;
    const [first] = scene.pictures;
    if (first === undefined || !this.isCoveredBy(first)) this.fill(this.wholeOutput());
    for (const picture of scene.pictures) {
      if (picture.opacity === 1) await this.draw(picture, frameOf, this.output, picture !== first);
      else await this.drawThinly(picture, frameOf);
    }
    this.finish(scene);
  }

  private finish(scene: Scene): void {
    this.overlays.draw(scene, this.output);
    if (scene.blackness > 0) dimPicture(this.memory, this.output, 1 - scene.blackness);
  }

  private async draw(
    picture: ScenePicture,
    frameOf: FrameOf,
    into: Picture,
    fillsGround: boolean,
  ): Promise<void> {
    const { source, target, ground, blurred } = picture;
    if (ground !== null && blurred === null && fillsGround) this.fill(ground, into);
    this.place(picture, await this.reader.read(await frameOf(picture), source, target), into);
  }

  private place({ source, target, ground, blurred }: ScenePicture, read: Picture, into: Picture): void {
    if (ground !== null && blurred !== null)
      this.grounds.paint(partOfPicture(read, source, blurred), into, ground);
    this.scaler.scale(read, into, target);
  }

  /** Drawn on a copy of what is there, so that only its own part becomes another. */
  private async drawThinly(picture: ScenePicture, frameOf: FrameOf): Promise<void> {
    const { widthPx, heightPx } = this.output;
    const over = this.memory.picture('thin', widthPx, heightPx);
    this.memory.bytes(over.y, over.sizeBytes).set(this.memory.bytes(this.output.y, this.output.sizeBytes));
    await this.draw(picture, frameOf, over, true);
    blendPicture(this.memory, over, this.output, picture.opacity);
  }

  private wholeOutput(): RectPx {
    return { x: 0, y: 0, width: this.output.widthPx, height: this.output.heightPx };
  }

  private isCoveredBy({ target, ground, blurred, opacity }: ScenePicture): boolean {
    if (opacity < 1) return false;
    const { width, height } = ground !== null && blurred !== null ? ground : target;
    return width === this.output.widthPx && height === this.output.heightPx;
  }

  private fill(rect: RectPx, into = this.output): void {
    const { y, u, v, strideY, strideC, sizeBytes } = into;
    const { luma, blueDifference, redDifference } = this.backdrop;
    const bytes = this.memory.bytes(y, sizeBytes);
    const fillPlane = (plane: number, stride: number, part: RectPx, value: number) => {
      for (let row = part.y; row < part.y + part.height; row += 1) {
        const at = plane - y + row * stride + part.x;
        bytes.fill(value, at, at + part.width);
      }
    };
    const half = { x: rect.x / 2, y: rect.y / 2, width: rect.width / 2, height: rect.height / 2 };
    fillPlane(y, strideY, rect, luma);
    fillPlane(u, strideC, half, blueDifference);
    fillPlane(v, strideC, half, redDifference);
  }
}

/** Equal ones are drawn alike from equal pictures. */
function lookOf({ source, target, ground, blurred }: ScenePicture, { overlays, blackness }: Scene): string {
  return JSON.stringify([source, target, ground, blurred, blackness, overlays.map(({ key }) => key)]);
}
