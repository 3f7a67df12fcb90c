import type { Segment } from './edit.ts';

/** By asset, in the order of their material. */
export function segmentsBySource<One extends Segment>(segments: readonly One[]): Map<string, One[]> {
  const found = new Map<string, One[]>();
  for (const one of segments.toSorted((a, b) => a.sourceStartSec - b.sourceStartSec)) {
    const known = found.get(one.assetId);
    if (known === undefined) found.set(one.assetId, [one]);
    else known.push(one);
  }
  return found;
}
