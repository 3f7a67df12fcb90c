/** Paints a picture blurred and darkened on a canvas, as the renderer's compositor does: same sizes, same steps. */
import type { RectPx } from '../pictures/rect-px.ts';
import { blurSizes, GROUND_LIGHT } from './blurred-ground.ts';

/** Canvases by their step, kept from call to call; what is on them is only of use within one. */
const scratch: OffscreenCanvas[] = [];

/** `part` of `picture` fills `ground`. The context's transform is kept. */
export function paintBlurredGround(
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D,
  picture: CanvasImageSource,
  part: RectPx,
  ground: RectPx,
): void {
  const sizes = blurSizes(ground);
  let from = picture;
  let crop = part;
  const drawAt = (step: number): OffscreenCanvasRenderingContext2D | null => {
    const { width, height } = sizes[step] ?? ground;
    const canvas = scratchOf(step, width, height);
    const small = canvas.getContext('2d', { alpha: false });
    small?.drawImage(from, crop.x, crop.y, crop.width, crop.height, 0, 0, width, height);
    from = canvas;
    crop = { x: 0, y: 0, width, height };
    return small;
  };
  const last = sizes.length - 1;
  for (let step = 0; step < last; step += 1) drawAt(step);
  const smallest = drawAt(last);
  if (smallest !== null) {
    smallest.fillStyle = `rgb(0 0 0 / ${1 - GROUND_LIGHT})`;
    smallest.fillRect(0, 0, crop.width, crop.height);
  }
  for (let step = last - 1; step >= 0; step -= 1) drawAt(step);
  const { x, y, width, height } = ground;
  context.drawImage(from, crop.x, crop.y, crop.width, crop.height, x, y, width, height);
}

function scratchOf(step: number, width: number, height: number): OffscreenCanvas {
  const canvas = scratch[step] ?? new OffscreenCanvas(width, height);
  scratch[step] = canvas;
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  return canvas;
}
