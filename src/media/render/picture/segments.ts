/**
 * Cuts a render into stretches that are drawn and encoded side by side. One software encoder does not fill two cores:
 * between its slices it works alone. Stretches begin with key frames, so their packets follow each other in one track.
 */

/** In frames of the output; `to` is the first frame that is not part of it. */
export interface Segment {
  readonly from: number;
  readonly to: number;
}

/** How many segments are worked on at a time. More than two gave nothing on two cores, and each takes memory. */
const LANES = 2;
/** Gigabytes of a device from which two are worth their memory: 300 MiB in Chromium, where one takes 190. */
const MEMORY_FOR_LANES_GB = 4;
/** What is encoded ahead of the file waits in memory: at 6 Mbit/s these are about 15 MB. */
const MAX_SEGMENT_SEC = 20;
/** Below this, opening a second decoder and encoder costs more than it gives. */
const MIN_SEGMENT_SEC = 4;

/** @param memoryGb what the device says it has; not every browser tells */
export function lanesOn(memoryGb = Number.POSITIVE_INFINITY): number {
  return memoryGb < MEMORY_FOR_LANES_GB ? 1 : LANES;
}

/** All frames from 0 to `frameCount`, in order, cut evenly: a lane that ends late leaves a core without work. */
export function segmentsOf(frameCount: number, fps: number, lanes: number): readonly Segment[] {
  if (frameCount < lanes * MIN_SEGMENT_SEC * fps) return [{ from: 0, to: frameCount }];
  const count = lanes * Math.ceil(frameCount / (lanes * MAX_SEGMENT_SEC * fps));
  const cut = (at: number) => Math.round((at * frameCount) / count);
  return Array.from({ length: count }, (_, at) => ({ from: cut(at), to: cut(at + 1) }));
}
