/** Makes a whole picture of two half ones of different moments, in place: what moves has no combs, what stands still keeps its lines. */
import type { Picture, PlaneMemory } from './plane-memory.ts';

/** Differences between lines that nobody sees, of 255. */
const NOISE = 2;

export function joinFields(memory: PlaneMemory, picture: Picture): void {
  const { y, u, v, strideY, strideC, widthPx, heightPx } = picture;
  const saved = memory.reserve('line of a field', strideY);
  const { kernels } = memory;
  kernels.joinFields(y, strideY, widthPx, heightPx, NOISE, saved);
  for (const plane of [u, v]) kernels.joinFields(plane, strideC, widthPx / 2, heightPx / 2, NOISE, saved);
}
