/** Finds the frames of the cuts in a stretch between two key frames, decoding as little as it can. */
import { type EncodedPacket, EncodedPacketSink, type InputVideoTrack } from 'mediabunny';
import type { TimeSpan } from '../listen/sound-track.ts';
import { FrameStream } from '../render/frames/frame-stream.ts';
import { CUT_SCORE, contentScore, type HsvPicture } from './content-score.ts';
import { isDisposableAvc, type PacketSize, spikeTimes } from './cut-packets.ts';
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
  const spikes = spikeTimes(await packetSizes(track, span));
  const windows = (spikes.length > 0 ? spikes : [span.endSec]).map((timeSec) => ({
    startSec: timeSec - AROUND_SPIKE_SEC,
    endSec: Math.min(span.endSec, timeSec + AROUND_SPIKE_SEC),
  }));
  const cuts = await compareFrames(track, span.startSec, windows, small);
  if (cuts.length > 0) return cuts;
  return compareFrames(track, span.startSec, [span], small);
}

async function packetSizes(track: InputVideoTrack, span: SuspectSpan): Promise<PacketSize[]> {
  const sizes: PacketSize[] = [];
  for await (const packet of packetsUntil(track, span.startSec, span.endSec, { metadataOnly: true })) {
    sizes.push({ timeSec: packet.timestamp, sizeBytes: packet.byteLength, isKey: packet.type === 'key' });
  }
  return sizes;
}

/** Decodes from the key frame at `keySec`; compares every two neighbouring frames inside a window. */
async function compareFrames(
  track: InputVideoTrack,
  keySec: number,
  windows: readonly TimeSpan[],
  small: SmallPictures,
): Promise<number[]> {
  const endSec = lastEnd(windows);
  const frames = await FrameStream.ofPackets(track, neededPackets(track, keySec, windows));
  const cuts: number[] = [];
  let previous: HsvPicture | null = null;
  try {
    for (let frame = await frames.next(); frame; frame = await frames.next()) {
      try {
        const timeSec = frame.timestamp / 1e6;
        if (timeSec > endSec + ROUNDING_SEC) break;
        if (!isInside(timeSec, windows)) {
          previous = null;
          continue;
        }
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

/** Leaves out pictures outside the windows that nothing depends on: about half of a usual H.264 stream. */
async function* neededPackets(
  track: InputVideoTrack,
  keySec: number,
  windows: readonly TimeSpan[],
): AsyncGenerator<EncodedPacket, void> {
  const config = await track.getDecoderConfig();
  const mayLeaveOut = config?.codec.startsWith('avc1') === true && config.description !== undefined;
  for await (const packet of packetsUntil(track, keySec, lastEnd(windows))) {
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

function isInside(timeSec: number, windows: readonly TimeSpan[]): boolean {
  return windows.some(
    ({ startSec, endSec }) => timeSec >= startSec - ROUNDING_SEC && timeSec <= endSec + ROUNDING_SEC,
  );
}

function lastEnd(windows: readonly TimeSpan[]): number {
  return Math.max(...windows.map(({ endSec }) => endSec));
}
