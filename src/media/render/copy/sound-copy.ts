/** Copies the AAC of a source into the file, packet by packet, exact to the sample by the file's edit list. */
import {
  EncodedAudioPacketSource,
  type EncodedPacket,
  EncodedPacketSink,
  type InputAudioTrack,
} from 'mediabunny';
import type { SoundTrack } from '../sound/sound-pace.ts';
import { withSigns } from '../with-signs.ts';

/** Low complexity, which all players and editors know. */
const AAC_LC = 'mp4a.40.2';
const PACKET_SAMPLES = 1024;
/** Rounded times are kept in step up to this; a larger difference is a gap in the sound. */
const TOLERANCE_SEC = 0.00025;

/** Packets of a track that follow each other without a gap. */
export interface AacStretch {
  readonly sink: EncodedPacketSink;
  readonly decoderConfig: AudioDecoderConfig;
  readonly first: EncodedPacket;
  /** Where the first packet lies on the output's clock, in samples; negative, as it only prepares the decoder. */
  readonly firstSample: number;
  readonly totalSamples: number;
  /** Whether the source has sound before the start or after the end, which a cut parts from it. */
  readonly isCut: { readonly start: boolean; readonly end: boolean };
}

/**
 * null where the track is no plain AAC, has gaps there or is over by then. Times are the track's.
 * @param onRead called after every few seconds of it that are read: of some files pictures are read with them
 */
export async function openAacStretch(
  audio: InputAudioTrack,
  startSec: number,
  durationSec: number,
  onRead: () => void,
): Promise<AacStretch | null> {
  const decoderConfig = await audio.getDecoderConfig();
  if (decoderConfig?.codec !== AAC_LC || decoderConfig.numberOfChannels > 2) return null;
  const rate = decoderConfig.sampleRate;
  const packetSec = PACKET_SAMPLES / rate;
  const sink = new EncodedPacketSink(audio);
  // A packet is whole only together with the one before it.
  const first = (await sink.getPacket(startSec - packetSec + TOLERANCE_SEC)) ?? (await sink.getFirstPacket());
  if (first === null || first.timestamp > startSec + TOLERANCE_SEC) return null;
  let count = 0;
  let after = false;
  const packets = sink.packets(first, undefined, { metadataOnly: true });
  for await (const { timestamp } of withSigns(packets, () => packetSec, onRead)) {
    if (Math.abs(timestamp - first.timestamp - count * packetSec) > TOLERANCE_SEC) return null;
    after = timestamp >= startSec + durationSec - TOLERANCE_SEC;
    if (after) break;
    count += 1;
  }
  if (first.timestamp + count * packetSec <= startSec + TOLERANCE_SEC) return null;
  return {
    ...{ sink, decoderConfig, first },
    firstSample: Math.round((first.timestamp - startSec) * rate),
    totalSamples: Math.round(durationSec * rate),
    isCut: { start: startSec > Math.max(0, await audio.getFirstTimestamp()) + TOLERANCE_SEC, end: after },
  };
}

export class SoundCopy implements SoundTrack {
  readonly source = new EncodedAudioPacketSource('aac');
  readonly packetsAtMost: number;
  private readonly stretch: AacStretch;
  private readonly packets: AsyncGenerator<EncodedPacket, void>;
  private position: number;

  constructor(stretch: AacStretch) {
    this.stretch = stretch;
    this.packets = stretch.sink.packets(stretch.first);
    this.position = stretch.firstSample;
    this.packetsAtMost = Math.ceil((stretch.totalSamples - stretch.firstSample) / PACKET_SAMPLES);
  }

  async advanceTo(timeSec: number): Promise<void> {
    const { decoderConfig, totalSamples } = this.stretch;
    const rate = decoderConfig.sampleRate;
    while (this.position < Math.min(timeSec * rate, totalSamples)) {
      const next = await this.packets.next();
      if (next.done) return;
      // The last packet is heard up to the end only.
      const samples = Math.min(PACKET_SAMPLES, totalSamples - this.position);
      const packet = next.value.clone({ timestamp: this.position / rate, duration: samples / rate });
      await this.source.add(packet, { decoderConfig });
      this.position += PACKET_SAMPLES;
    }
  }

  async finish(): Promise<void> {
    await this.advanceTo(Number.POSITIVE_INFINITY);
    this.source.close();
  }

  async close(): Promise<void> {
    await this.packets.return();
  }
}
