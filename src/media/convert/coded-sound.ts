/** Packets of sound as a track of MP4 takes them, out of what other containers hold. */
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
