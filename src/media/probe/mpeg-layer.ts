/**
 * Sound of MPEG's layer II, as television sends it, comes under the name of MP3; only the packets say what it is, and no
 * browser decodes it. Decoders get packets without their file: they know such a stream by its configuration.
 */
import { EncodedPacketSink, type InputAudioTrack } from 'mediabunny';

const others = new WeakSet<AudioDecoderConfig>();

/** Call when a file is opened. */
export async function noteMpegLayer(track: InputAudioTrack): Promise<void> {
  if ((await track.getCodec()) !== 'mp3') return;
  const config = await track.getDecoderConfig();
  const first = await new EncodedPacketSink(track).getFirstPacket();
  if (config && first && mpegLayer(first.data) !== 3) others.add(config);
}

/** Of what goes by the name of MP3. */
export function isLayerThree(config: AudioDecoderConfig): boolean {
  return !others.has(config);
}

/** 1 to 3, by the header of a packet (ISO/IEC 11172-3, 2.4.1.3); 4 is none. */
export function mpegLayer(packet: Uint8Array): number {
  return 4 - (((packet[1] ?? 0) >> 1) & 3);
}
