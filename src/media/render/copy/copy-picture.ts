/** Copies the H.264 of a source into the file, packet by packet, where the picture comes out as it went in. */
import {
  type EncodedPacket,
  EncodedPacketSink,
  type EncodedVideoPacketSource,
  type InputVideoTrack,
} from 'mediabunny';
import type { CompositionPlan } from '../../compose/composition-plan.ts';
import { hdrTransferOf } from '../../pictures/hdr/hdr-light.ts';
import { mayBeInFields } from '../../pictures/in-fields.ts';
import type { OpenSources } from '../open-sources.ts';
import type { BesidePicture } from '../picture/drawn-picture.ts';
import { withSigns } from '../with-signs.ts';
import { areWholeFrames, untouchedStretch } from './untouched-picture.ts';

/** Baseline, Main and High: 8 bits of 4:2:0, which every player shows. */
const COMMON_H264 = /^avc1\.(42|4d|64)/i;
/** Frame times are rounded on their way here; a frame this early is already on screen. */
const ROUNDING_SEC = 0.0005;
const FOLLOW_EVERY_FRAMES = 8;

export interface CopiedPicture {
  readonly first: EncodedPacket;
  readonly sink: EncodedPacketSink;
  readonly decoderConfig: VideoDecoderConfig;
  readonly fps: number;
  readonly frameCount: number;
}

/**
 * null where the picture must be drawn and encoded. Throws UnreadableMediaError.
 * @param onRead called after every few seconds of it that are read: of some files that is all that is in them
 */
export async function openCopiedPicture(
  plan: CompositionPlan,
  sources: OpenSources,
  frameCount: number,
  onRead: () => void,
): Promise<CopiedPicture | null> {
  const stretch = untouchedStretch(plan);
  if (stretch === null) return null;
  const { video, originSec } = await sources.get(stretch.sourceId);
  const decoderConfig = video && (await copyableConfig(video, plan));
  if (!video || !decoderConfig) return null;
  const sink = new EncodedPacketSink(video);
  const fromSec = originSec + stretch.fromSec;
  const first = await sink.getKeyPacket(fromSec + ROUNDING_SEC, { verifyKeyPackets: true });
  if (first === null) return null;
  const { fps } = plan;
  const packets = sink.packets(first, undefined, { metadataOnly: true });
  const places = withSigns(packets, () => 1 / fps, onRead);
  if (!(await areWholeFrames(places, { fromSec, fps, frameCount }))) return null;
  return { first, sink, decoderConfig, fps, frameCount };
}

/** Times are on the output's clock. Closes `track`. */
export async function copyPicture(
  { first, sink, decoderConfig, fps, frameCount }: CopiedPicture,
  track: EncodedVideoPacketSource,
  { check, follow, onMade }: BesidePicture,
): Promise<void> {
  let index = 0;
  for await (const packet of sink.packets(first)) {
    if (index === frameCount) break;
    check();
    if (index % FOLLOW_EVERY_FRAMES === 0) {
      await follow(index / fps, index / fps);
      onMade(index / frameCount);
    }
    const place = Math.round((packet.timestamp - first.timestamp) * fps);
    await track.add(packet.clone({ timestamp: place / fps, duration: 1 / fps }), { decoderConfig });
    index += 1;
  }
  track.close();
}

async function copyableConfig(
  video: InputVideoTrack,
  { widthPx, heightPx }: CompositionPlan,
): Promise<VideoDecoderConfig | null> {
  const config = await video.getDecoderConfig();
  if (config === null || !COMMON_H264.test(config.codec) || config.description === undefined) return null;
  if ((await video.getRotation()) !== 0 || (await video.getFlip())) return null;
  const sizes = [await video.getCodedWidth(), await video.getDisplayWidth()];
  const heights = [await video.getCodedHeight(), await video.getDisplayHeight()];
  if (sizes.some((size) => size !== widthPx) || heights.some((size) => size !== heightPx)) return null;
  if (hdrTransferOf(await video.getColorSpace()) !== null || (await mayBeInFields(video))) return null;
  return config;
}
