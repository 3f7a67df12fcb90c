/** Packets of sound as a track of MP4 takes them, out of what other containers hold. */
import { type AacConfig, readAacConfig } from '../sound/aac-config.ts';
import { MpegAudioFrames } from '../sound/mpeg-audio-frames.ts';

export interface CodedSound {
  readonly data: Uint8Array<ArrayBuffer>;
  readonly durationSec: number;
  /** The same in all of them. */
  readonly config: AudioDecoderConfig;
}

/** Of pieces of a stream, in its order: its own copies of what is whole with each. */
export type CodedSoundReader = (bytes: Uint8Array) => CodedSound[];

export function mp3Packets(): CodedSoundReader {
  const frames = new MpegAudioFrames();
  let config: AudioDecoderConfig | null = null;
  return (bytes) =>
    frames.push(bytes).flatMap(({ data, sampleRate, channels, samples }) => {
      config ??= { codec: 'mp3', sampleRate, numberOfChannels: channels };
      // A track has one rate; a frame of another one is damage.
      return sampleRate === config.sampleRate ? [{ data, durationSec: samples / sampleRate, config }] : [];
    });
}

/** Low complexity, and the two of high efficiency (ISO/IEC 14496-3, 1.5.1.1). */
const AAC_TYPES = [2, 5, 29];
/** Of a stream that says its channels in its packets. */
const USUAL_CHANNELS = 2;

export interface DescribedAac extends AacConfig {
  readonly description: Uint8Array;
}

/** null for a damaged AudioSpecificConfig. */
export function describedAac(description: Uint8Array): DescribedAac | null {
  const config = readAacConfig(description);
  return config && { ...config, description };
}

/** Whether a track of MP4 plays wherever AAC does. */
export function isCommonAac({ objectType }: AacConfig): boolean {
  return AAC_TYPES.includes(objectType);
}

/** Each piece of the stream is one packet. */
export function aacPackets(stream: DescribedAac): CodedSoundReader {
  const { objectType, sampleRate, channels, packetSec, description } = stream;
  const config: AudioDecoderConfig = {
    ...{ codec: `mp4a.40.${objectType}`, sampleRate, numberOfChannels: channels || USUAL_CHANNELS },
    description: description as Uint8Array<ArrayBuffer>,
  };
  return (bytes) => (bytes.length === 0 ? [] : [{ data: bytes.slice(), durationSec: packetSec, config }]);
}
