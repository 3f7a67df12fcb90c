/** Pictures as the face detector takes them: from planes to colours, and how much a part of one moved. Pure. */
import { FACE_INPUT_PX } from './decode-faces.ts';
import type { FaceBox } from './face.ts';

/** Square, three bytes a pixel, FACE_INPUT_PX on each side, whatever shape the picture had. */
export type RgbPicture = Uint8Array;

const SIDE = FACE_INPUT_PX;

/** 4:2:0 planes without padding, BT.709 limited, FACE_INPUT_PX on each side. */
export function toRgb(y: Uint8Array, u: Uint8Array, v: Uint8Array): RgbPicture {
  const rgb = new Uint8ClampedArray(3 * SIDE * SIDE);
  for (let row = 0; row < SIDE; row += 1) {
    for (let column = 0; column < SIDE; column += 1) {
      const at = row * SIDE + column;
      const atChroma = (row >> 1) * (SIDE / 2) + (column >> 1);
      const luma = 1.1644 * ((y[at] as number) - 16);
      const blueDifference = (u[atChroma] as number) - 128;
      const redDifference = (v[atChroma] as number) - 128;
      rgb[3 * at] = luma + 1.7927 * redDifference;
      rgb[3 * at + 1] = luma - 0.2132 * blueDifference - 0.5329 * redDifference;
      rgb[3 * at + 2] = luma + 2.1124 * blueDifference;
    }
  }
  return new Uint8Array(rgb.buffer);
}

/** Mean absolute difference of two pictures inside a box given in fractions, 0 to 255. */
export function differenceInside(a: RgbPicture, b: RgbPicture, box: FaceBox): number {
  const [left, right] = pixels(box.centerX, box.width);
  const [top, bottom] = pixels(box.centerY, box.height);
  let sum = 0;
  for (let row = top; row < bottom; row += 1)
    for (let at = 3 * (row * SIDE + left); at < 3 * (row * SIDE + right); at += 1)
      sum += Math.abs((a[at] as number) - (b[at] as number));
  return sum / (3 * (right - left) * (bottom - top));
}

/** From and to, at least one pixel, inside the picture. */
function pixels(center: number, length: number): [number, number] {
  const from = Math.min(SIDE - 1, Math.max(0, Math.round((center - length / 2) * SIDE)));
  return [from, Math.min(SIDE, Math.max(from + 1, Math.round((center + length / 2) * SIDE)))];
}
