/**
 * Whether a plan shows nothing but one stretch of one source as it is, and whether that stretch can be taken out of it
 * packet by packet. Decides only; `copy-picture.ts` does it.
 */
import type { CompositionPlan } from '../../compose/composition-plan.ts';

export interface UntouchedStretch {
  readonly sourceId: string;
  /** Source time of the first frame. */
  readonly fromSec: number;
}

/** What is asked of a packet, in the order of decoding. */
export interface PacketPlace {
  readonly timestamp: number;
  readonly type: 'key' | 'delta';
}

/** Spans that meet this closely are one. */
const SAME_TIME_SEC = 1e-4;
/** Containers round times, some to milliseconds. */
const ROUNDING_SEC = 0.001;

/** null where anything is drawn, moved, faded or scaled. */
export function untouchedStretch(plan: CompositionPlan): UntouchedStretch | null {
  const { captions, hook, texts, card, chat, fades, dips = [], pictures, logo, widthPx, heightPx } = plan;
  const drawn =
    captions !== null ||
    hook !== null ||
    texts.length > 0 ||
    card !== null ||
    chat !== null ||
    logo !== undefined;
  const [lane, ...others] = pictures;
  const first = lane?.spans[0];
  if (drawn || dips.length > 0 || fades.inSec > 0 || fades.outSec > 0 || others.length > 0 || !lane || !first)
    return null;
  const { target } = lane;
  if (target.width !== widthPx || target.height !== heightPx) return null;
  const source = plan.sources.find(({ id }) => id === first.sourceId);
  if (source?.widthPx !== widthPx || source.heightPx !== heightPx) return null;
  const offsetSec = first.sourceStartSec - first.startSec;
  let untilSec = 0;
  for (const { sourceId, startSec, endSec, sourceStartSec, zoom, speed = 1 } of lane.spans) {
    const goesOn = Math.abs(startSec - untilSec) < SAME_TIME_SEC;
    const inStep = Math.abs(sourceStartSec - startSec - offsetSec) < SAME_TIME_SEC;
    if (sourceId !== first.sourceId || !goesOn || !inStep || zoom !== 1 || speed !== 1) return null;
    untilSec = endSec;
  }
  if (untilSec < plan.durationSec - SAME_TIME_SEC) return null;
  return { sourceId: first.sourceId, fromSec: first.sourceStartSec };
}

/**
 * Whether these packets, from a key frame on, are exactly the frames wanted, one every 1/fps from `fromSec`, and
 * what follows begins anew. Reads no further than it must.
 */
export async function areWholeFrames(
  packets: AsyncIterable<PacketPlace>,
  { fromSec, fps, frameCount }: { fromSec: number; fps: number; frameCount: number },
): Promise<boolean> {
  const seen = new Uint8Array(frameCount);
  let count = 0;
  let startSec = Number.NaN;
  for await (const { timestamp, type } of packets) {
    if (count === frameCount) return type === 'key';
    if (count === 0) startSec = timestamp;
    // The frame on screen at the start is the key frame.
    if (count === 0 && (type !== 'key' || fromSec < startSec - ROUNDING_SEC)) return false;
    if (count === 0 && fromSec >= startSec + 1 / fps - ROUNDING_SEC) return false;
    const place = Math.round((timestamp - startSec) * fps);
    const isInPlace = Math.abs(timestamp - startSec - place / fps) <= ROUNDING_SEC;
    if (!isInPlace || place < 0 || place >= frameCount || seen[place] === 1) return false;
    seen[place] = 1;
    count += 1;
  }
  return count === frameCount;
}
