/** Writes a picture of planes (4:2:0, BT.709 limited) into the pixels of a canvas. */
import type { Picture, PlaneMemory } from '../pictures/planes/plane-memory.ts';

export function writeColours(
  { data, width }: Pick<ImageData, 'data' | 'width'>,
  leftPx: number,
  topPx: number,
  memory: PlaneMemory,
  { y, u, v, strideY, strideC, widthPx, heightPx }: Picture,
): void {
  const lumas = memory.bytes(y, strideY * heightPx);
  const blues = memory.bytes(u, (strideC * heightPx) / 2);
  const reds = memory.bytes(v, (strideC * heightPx) / 2);
  for (let row = 0; row < heightPx; row += 1) {
    for (let column = 0; column < widthPx; column += 1) {
      const atChroma = (row >> 1) * strideC + (column >> 1);
      const luma = 1.1644 * ((lumas[row * strideY + column] as number) - 16);
      const blueDifference = (blues[atChroma] as number) - 128;
      const redDifference = (reds[atChroma] as number) - 128;
      const to = 4 * ((topPx + row) * width + leftPx + column);
      data[to] = luma + 1.7927 * redDifference;
      data[to + 1] = luma - 0.2132 * blueDifference - 0.5329 * redDifference;
      data[to + 2] = luma + 2.1124 * blueDifference;
      data[to + 3] = 255;
    }
  }
}
