/** Finds the frames of the cuts in a stretch between two key frames, decoding as little as it can. */
import { type EncodedPacket, EncodedPacketSink, type InputVideoTrack } from 'mediabunny';
import type { TimeSpan } from '../../base/film/time-span.ts';
import { FrameStream } from '../pictures/frame-stream.ts';
import { CUT_SCORE, contentScore, type HsvPicture } from './content-score.ts';
import { isDisposableAvc, type PacketSize, spikeTimes } from './cut-packets.ts';
import { SUSPECT_SCORE, type SuspectSpan } from './key-pictures.ts';
import type { SmallPictures } from './small-pictures.ts';

/** Around a spike in packet size every frame is compared; B-frames put the cut up to a few frames before it. */
const AROUND_SPIKE_SEC = 0.2;
/** Beside the key frames at both ends a cut leaves no spike: the packets there are large anyway. */
const AT_KEY_SEC = 0.1;
const ROUNDING_SEC = 1e-3;
/** The search ends in the middle of a stretch; what was decoded beyond it was for nothing. */
const MAX_QUEUED_PACKETS = 4;

/** Track times, ascending. Compares neighbouring frames as PySceneDetect's content detector does. */
export async function findCutsInSpan(
  track: InputVideoTrack,
  span: SuspectSpan,
  small: SmallPictures,
): Promise<number[]> {
  const { startSec, endSec } = span;
  const spikes = spikeTimes(await packetSizes(track, span)).map((timeSec) => ({
    startSec: timeSec - AROUND_SPIKE_SEC,
    endSec: Math.min(endSec, timeSec + AROUND_SPIKE_SEC),
  }));
  const atKeys = [
    { startSec, endSec: startSec + AT_KEY_SEC },
    { startSec: endSec - AT_KEY_SEC, endSec },
  ];
  const cuts = await compareFrames(track, span, [...spikes, ...atKeys], small);
  if (cuts.length > 0) return cuts;
  return compareFrames(track, span, [span], small);
}

async function packetSizes(track: InputVideoTrack, span: SuspectSpan): Promise<PacketSize[]> {
  const sizes: PacketSize[] = [];
  for await (const packet of packetsUntil(track, span.startSec, span.endSec, { metadataOnly: true })) {
    sizes.push({ timeSec: packet.timestamp, sizeBytes: packet.byteLength, isKey: packet.type === 'key' });
  }
  return sizes;
}

/**
 * Decodes from the key frame that begins the stretch; compares every two neighbouring frames inside a window, until
 * one after a cut is like the key frame that ends the stretch: then no further cut is between them.
 */
async function compareFrames(
  track: InputVideoTrack,
  span: SuspectSpan,
  windows: readonly TimeSpan[],
  small: SmallPictures,
): Promise<number[]> {
  const packets = neededPackets(track, span, windows);
  const frames = await FrameStream.ofPackets(track, packets, { maxQueuedPackets: MAX_QUEUED_PACKETS });
  const cuts: number[] = [];
  let previous: HsvPicture | null = null;
  let last: HsvPicture | null = null;
  try {
    for (let frame = await frames.next(); frame; frame = await frames.next()) {
      try {
        const timeSec = frame.timestamp / 1e6;
        const isLast = timeSec >= span.endSec - ROUNDING_SEC;
        if (last !== null && timeSec > span.endSec + ROUNDING_SEC) break;
        if (!isInside(timeSec, windows)) {
          previous = null;
          continue;
        }
        const picture: HsvPicture = await small.shrink(frame);
        if (isLast && last === null) {
          last = picture;
          continue;
        }
        const isCut = previous !== null && contentScore(previous, picture) >= CUT_SCORE;
        if (isCut) cuts.push(timeSec);
        if (isCut && last !== null && contentScore(picture, last) < SUSPECT_SCORE) break;
        previous = picture;
      } finally {
        frame.close();
      }
    }
  } finally {
    frames.close();
  }
  return cuts;
}

/**
 * The key frame of the end first, then the stretch without pictures outside the windows that nothing depends on: about
 * half of a usual H.264 stream.
 */
async function* neededPackets(
  track: InputVideoTrack,
  { startSec, endSec }: SuspectSpan,
  windows: readonly TimeSpan[],
): AsyncGenerator<EncodedPacket, void> {
  const config = await track.getDecoderConfig();
  const mayLeaveOut = config?.codec.startsWith('avc1') === true && config.description !== undefined;
  const last = await new EncodedPacketSink(track).getKeyPacket(endSec + ROUNDING_SEC);
  if (last) yield last;
  for await (const packet of packetsUntil(track, startSec, endSec)) {
    if (mayLeaveOut && !isInside(packet.timestamp, windows) && isDisposableAvc(packet.data)) continue;
    yield packet;
  }
}

/** In decoding order, until all pictures up to `endSec` are surely among them. */
async function* packetsUntil(
  track: InputVideoTrack,
  keySec: number,
  endSec: number,
  options: { metadataOnly?: boolean } = {},
): AsyncGenerator<EncodedPacket, void> {
  const sink = new EncodedPacketSink(track);
  // Times that came through a frame are rounded, maybe to just before their packet.
  const first = await sink.getKeyPacket(keySec + ROUNDING_SEC, options);
  if (!first) return;
  for await (const packet of sink.packets(first, undefined, options)) {
    yield packet;
    // A key frame or the first picture well past the end: nothing shown before it can still follow.
    const past = packet.timestamp > endSec + ROUNDING_SEC;
    if (past && (packet.type === 'key' || packet.timestamp > endSec + 1)) return;
    if (packet.type === 'key' && packet.timestamp >= endSec - ROUNDING_SEC) return;
  }
}

function isInside(timeSec: number, windows: readonly TimeSpan[]): boolean {
  return windows.some(
    ({ startSec, endSec }) => timeSec >= startSec - ROUNDING_SEC && timeSec <= endSec + ROUNDING_SEC,
  );
}
