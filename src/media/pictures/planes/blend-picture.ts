/** Lays one picture thinly over another of the same size, in the memory of the kernels. */
import type { Picture, PlaneMemory } from './plane-memory.ts';

/** In 65536ths, so that a picture that is hardly there still changes what it lies on. */
const WHOLE = 65_536;

/** @param opacity 0 leaves `into` as it is, 1 makes it `over` */
export function blendPicture(memory: PlaneMemory, over: Picture, into: Picture, opacity: number): void {
  const weight = Math.round(opacity * WHOLE);
  const above = memory.bytes(over.y, over.sizeBytes);
  const below = memory.bytes(into.y, into.sizeBytes);
  for (let at = 0; at < below.length; at += 1) {
    const value = below[at] ?? 0;
    below[at] = value + ((((above[at] ?? 0) - value) * weight + WHOLE / 2) >> 16);
  }
}
