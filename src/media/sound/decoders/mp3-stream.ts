/**
 * A stream of MP3 decoded by mpg123. It gives a frame when it has seen where the next begins, so what comes out is laid by
 * what went in.
 */
import { MPEGDecoder } from 'mpg123-decoder';
import { LaidSound } from './laid-sound.ts';
import { mp3Sec } from './packet-length.ts';
import type { SoundStream } from './sound-stream.ts';

export async function openMp3Stream(): Promise<SoundStream> {
  // What an encoder put before the beginning is mediabunny's to tell.
  const mpg123 = new MPEGDecoder({ enableGapless: false });
  await mpg123.ready;
  const laid = new LaidSound();
  return {
    decode({ bytes, timestampSec }) {
      laid.put(timestampSec, mp3Sec(bytes));
      const { channelData, samplesDecoded, sampleRate } = mpg123.decode(bytes);
      if (samplesDecoded === 0) return [];
      return [{ timestampSec: laid.next(samplesDecoded / sampleRate), sampleRate, planes: channelData }];
    },
    close: () => mpg123.free(),
  };
}
