/** Darkens a picture in plane memory towards black. */
import type { Picture, PlaneMemory } from './plane-memory.ts';

const BLACK_LUMA = 16;
const NO_COLOUR = 128;
/** How much of a picture is kept is told to the kernel in this many steps. */
const DIM_STEPS = 256;

/** @param share of its light that is kept, 0 to 1 */
export function dimPicture({ kernels }: PlaneMemory, { y, u, sizeBytes }: Picture, share: number): void {
  const kept = Math.round(share * DIM_STEPS);
  kernels.dimPlane(y, u - y, BLACK_LUMA, kept);
  kernels.dimPlane(u, sizeBytes - (u - y), NO_COLOUR, kept);
}
