/**
 * A stream of MP3 decoded by mpg123. It gives a frame when it has seen where the next begins, so times are counted from
 * the first packet of the stream.
 */
import { MPEGDecoder } from 'mpg123-decoder';
import type { SoundStream } from './sound-stream.ts';

export async function openMp3Stream(): Promise<SoundStream> {
  // What an encoder put before the beginning is mediabunny's to tell.
  const mpg123 = new MPEGDecoder({ enableGapless: false });
  await mpg123.ready;
  let fromSec: number | null = null;
  let samples = 0;
  return {
    decode({ bytes, timestampSec }) {
      fromSec ??= timestampSec;
      const { channelData, samplesDecoded, sampleRate } = mpg123.decode(bytes);
      if (samplesDecoded === 0) return [];
      const block = { timestampSec: fromSec + samples / sampleRate, sampleRate, planes: channelData };
      samples += samplesDecoded;
      return [block];
    },
    close: () => mpg123.free(),
  };
}
