/**
 * A stream of Opus decoded by libopus. What an encoder put before the beginning comes out as well, at its time before it:
 * who reads the sound leaves it out, and a stream that is entered in the middle needs none of that.
 */
import { OpusDecoder } from 'opus-decoder';
import { OPUS_SAMPLE_RATE, readOpusHead } from '../../probe/opus-head.ts';
import { inOrder } from './channel-order.ts';
import type { SoundPacket } from './decoder-messages.ts';
import type { SoundStream } from './sound-stream.ts';

/** Throws where the description is no head of Opus, or names channels that are no loudspeakers. */
export async function openOpusStream(description: Uint8Array | null): Promise<SoundStream> {
  const head = description === null ? null : readOpusHead(description);
  if (head === null) throw new Error('Opus without a head that is known.');
  const opus = new OpusDecoder({
    channels: head.channels,
    streamCount: head.streams,
    coupledStreamCount: head.coupled,
    channelMappingTable: inOrder(head.mapping),
  });
  await opus.ready;
  let samples = 0;
  return {
    decode(packet) {
      const { channelData, samplesDecoded, sampleRate } = opus.decodeFrame(packet.bytes);
      if (samplesDecoded === 0) return [];
      const fromSec = samples / sampleRate - head.preSkipSec;
      samples += samplesDecoded;
      if (head.gain !== 1) for (const plane of channelData) amplify(plane, head.gain);
      const timestampSec = isCutAtZero(packet, fromSec, samplesDecoded) ? fromSec : packet.timestampSec;
      return [{ timestampSec, sampleRate, planes: channelData }];
    },
    close: () => opus.free(),
  };
}

/**
 * Packets of Ogg that begin before 0 are given as beginning there, and so much shorter; those of recordings that begin there
 * have a length of their own, until the next came.
 */
function isCutAtZero({ timestampSec, durationSec }: SoundPacket, fromSec: number, samples: number): boolean {
  const shownSec = Math.max(0, fromSec + samples / OPUS_SAMPLE_RATE) - Math.max(0, fromSec);
  return timestampSec === 0 && Math.abs(durationSec - shownSec) * OPUS_SAMPLE_RATE < 0.5;
}

function amplify(plane: Float32Array, gain: number): void {
  for (let at = 0; at < plane.length; at += 1) plane[at] = (plane[at] as number) * gain;
}
