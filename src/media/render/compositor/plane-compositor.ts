/** Draws scenes on planes of samples in WebAssembly memory, which it owns. Takes frames of every kind. */

import { blurSizes, GROUND_LIGHT } from '../../compose/blurred-ground.ts';
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
import type { Compositor, FrameOf } from './compositor.ts';
import { type LimitedColour, limitedColour } from './limited-colour.ts';
import { OverlayPainter } from './overlay-painter.ts';

export class PlaneCompositor implements Compositor {
  private readonly memory: PlaneMemory;
  private readonly output: Picture;
  private readonly backdrop: LimitedColour;
  private readonly reader: PictureReader;
  private readonly scaler: PictureScaler;
  private readonly grounds: BlurredGroundPainter;
  private readonly overlays: OverlayPainter;
  private readonly frames: FrameMaker;

  private constructor(memory: PlaneMemory, plan: CompositionPlan, traits: FrameTraits) {
    this.memory = memory;
    this.output = memory.picture('output', plan.widthPx, plan.heightPx);
    this.backdrop = limitedColour(plan.backdrop.color);
    this.reader = new PictureReader(memory);
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
    const [first] = scene.pictures;
    if (first === undefined || !this.isCoveredBy(first)) this.fill(this.wholeOutput());
    for (const picture of scene.pictures) {
      if (picture.opacity === 1) await this.draw(picture, frameOf, this.output, picture !== first);
      else await this.drawThinly(picture, frameOf);
    }
    this.overlays.draw(scene, this.output);
    if (scene.blackness > 0) dimPicture(this.memory, this.output, 1 - scene.blackness);
    return this.frames.frame(timing);
  }

  private async draw(
    picture: ScenePicture,
    frameOf: FrameOf,
    into: Picture,
    fillsGround: boolean,
  ): Promise<void> {
    const { source, target, ground, blurred } = picture;
    if (ground !== null && blurred === null && fillsGround) this.fill(ground, into);
    const read = await this.reader.read(await frameOf(picture), source, target);
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

/** Fills a part of a picture with another one, blurred and darkened: what stands behind a picture kept whole. */
class BlurredGroundPainter {
  private readonly memory: PlaneMemory;
  private readonly scaler: PictureScaler;

  constructor(memory: PlaneMemory, scaler: PictureScaler) {
    this.memory = memory;
    this.scaler = scaler;
  }

  /** `ground` is even-aligned and inside `into`. */
  paint(picture: Picture, into: Picture, ground: RectPx): void {
    const sizes = blurSizes(ground);
    let from = picture;
    const scaleTo = (step: number): void => {
      const { width, height } = sizes[step] ?? ground;
      const next = this.memory.picture(`blurred ${step}`, width, height);
      this.scaler.scale(from, next, { x: 0, y: 0, width, height });
      from = next;
    };
    const last = sizes.length - 1;
    for (let step = 0; step <= last; step += 1) scaleTo(step);
    dimPicture(this.memory, from, GROUND_LIGHT);
    for (let step = last - 1; step >= 0; step -= 1) scaleTo(step);
    this.scaler.scale(from, into, ground);
  }
}
