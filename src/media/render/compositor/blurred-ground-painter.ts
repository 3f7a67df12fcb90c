/** Fills a part of a picture with another one, blurred and darkened: what stands behind a picture kept whole. */
import { blurSizes, GROUND_LIGHT } from '../../compose/blurred-ground.ts';
import { dimPicture } from '../../pictures/planes/dim-picture.ts';
import type { PictureScaler } from '../../pictures/planes/picture-scaler.ts';
import type { Picture, PlaneMemory } from '../../pictures/planes/plane-memory.ts';
import type { RectPx } from '../../pictures/rect-px.ts';

export class BlurredGroundPainter {
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
