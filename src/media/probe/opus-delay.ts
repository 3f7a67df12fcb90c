/**
 * In Matroska and WebM the times of Opus lie later than its sound by what an encoder put before the beginning (CodecDelay,
 * RFC 9559, 5.1.4.1.25); in Ogg and MP4 they do not. mediabunny gives times as they are in the file, and its decoders get
 * packets without their file: they know a stream by its description.
 */
import { type InputAudioTrack, type InputFormat, MatroskaInputFormat } from 'mediabunny';
import { readOpusHead } from './opus-head.ts';

const delaysSec = new WeakMap<AllowSharedBufferSource, number>();

/** Call when a file is opened. */
export async function noteOpusDelay(track: InputAudioTrack, format: InputFormat): Promise<void> {
  if (!(format instanceof MatroskaInputFormat) || (await track.getCodec()) !== 'opus') return;
  const { description } = (await track.getDecoderConfig()) ?? {};
  const head = description instanceof Uint8Array ? readOpusHead(description) : null;
  if (description && head) delaysSec.set(description, head.preSkipSec);
}

/** How much later than its sound the times of a stream are, by the description in its decoder's configuration. */
export function delaySecOf({ description }: AudioDecoderConfig): number {
  return (description && delaysSec.get(description)) ?? 0;
}
