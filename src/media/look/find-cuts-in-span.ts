/** Finds the frames of the cuts in a stretch between two key frames, decoding as little as it can. */
import { type EncodedPacket, EncodedPacketSink, type InputVideoTrack } from 'mediabunny';
import { FrameStream } from '../render/frames/frame-stream.ts';
import { CUT_SCORE, contentScore, type HsvPicture } from './content-score.ts';
import { isDisposableAvc, type PacketSize, spikeTime } from './cut-packets.ts';
import type { SuspectSpan } from './key-pictures.ts';
import type { SmallPictures } from './small-pictures.ts';

/** Around a spike in packet size every frame is compared; B-frames put the cut up to a few frames before it. */
const AROUND_SPIKE_SEC = 0.2;
const ROUNDING_SEC = 1e-3;

/** Track times, ascending. Compares neighbouring frames as PySceneDetect's content detector does. */
export async function findCutsInSpan(
  track: InputVideoTrack,
  span: SuspectSpan,
  small: SmallPictures,
): Promise<number[]> {
  // Without a spike the cut most likely stands at the key frame that ends the stretch.
  const likelySec = spikeTime(await packetSizes(track, span)) ?? span.endSec;
  const near = {
    startSec: likelySec - AROUND_SPIKE_SEC,
    endSec: Math.min(span.endSec, likelySec + AROUND_SPIKE_SEC),
  };
  const cuts = await compareFrames(track, span.startSec, near, small);
  if (cuts.length > 0) return cuts;
  return compareFrames(track, span.startSec, span, small);
}

async function packetSizes(track: InputVideoTrack, span: SuspectSpan): Promise<PacketSize[]> {
  const sizes: PacketSize[] = [];
  for await (const packet of packetsUntil(track, span.startSec, span.endSec, { metadataOnly: true })) {
    sizes.push({ timeSec: packet.timestamp, sizeBytes: packet.byteLength, isKey: packet.type === 'key' });
  }
  return sizes;
}

/** Decodes from the key frame at `keySec`; compares every two neighbouring frames inside `within`. */
async function compareFrames(
  track: InputVideoTrack,
  keySec: number,
  within: { readonly startSec: number; readonly endSec: number },
  small: SmallPictures,
): Promise<number[]> {
  const frames = await FrameStream.ofPackets(track, neededPackets(track, keySec, within));
  const cuts: number[] = [];
  let previous: HsvPicture | null = null;
  try {
    for (let frame = await frames.next(); frame; frame = await frames.next()) {
      try {
        const timeSec = frame.timestamp / 1e6;
        if (timeSec > within.endSec + ROUNDING_SEC) break;
        if (timeSec < within.startSec - ROUNDING_SEC) continue;
        const picture: HsvPicture = await small.shrink(frame);
        if (previous && contentScore(previous, picture) >= CUT_SCORE) cuts.push(timeSec);
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

/** Leaves out pictures before `within` that nothing depends on: about half of a usual H.264 stream. */
async function* neededPackets(
  track: InputVideoTrack,
  keySec: number,
  within: { readonly startSec: number; readonly endSec: number },
): AsyncGenerator<EncodedPacket, void> {
  const config = await track.getDecoderConfig();
  const mayLeaveOut = config?.codec.startsWith('avc1') === true && config.description !== undefined;
  for await (const packet of packetsUntil(track, keySec, within.endSec)) {
    const early = packet.timestamp < within.startSec;
    if (early && mayLeaveOut && isDisposableAvc(packet.data)) continue;
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
  const first = await sink.getKeyPacket(keySec, options);
  if (!first) return;
  for await (const packet of sink.packets(first, undefined, options)) {
    yield packet;
    // A key frame or the first picture well past the end: nothing shown before it can still follow.
    const past = packet.timestamp > endSec + ROUNDING_SEC;
    if (past && (packet.type === 'key' || packet.timestamp > endSec + 1)) return;
    if (packet.type === 'key' && packet.timestamp >= endSec - ROUNDING_SEC) return;
  }
}
