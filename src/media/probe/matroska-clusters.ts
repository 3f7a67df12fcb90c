/** The elements of Matroska and WebM (RFC 9559) that hold pictures and sound, and the scale of their times. */
import { ebmlChildren, readUnsigned } from './ebml.ts';

/** Their ids. */
export const CLUSTERS = {
  segment: 0x18538067,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  cluster: 0x1f43b675,
  clusterTimestamp: 0xe7,
  simpleBlock: 0xa3,
  blockGroup: 0xa0,
  block: 0xa1,
} as const;

export const DEFAULT_SCALE_NS = 1_000_000;

/** Of one tick, in nanoseconds. @param info what is in an Info element */
export function timestampScaleNs(info: Uint8Array): number {
  for (const { id, data } of ebmlChildren(info))
    if (id === CLUSTERS.timestampScale) return readUnsigned(data);
  return DEFAULT_SCALE_NS;
}
