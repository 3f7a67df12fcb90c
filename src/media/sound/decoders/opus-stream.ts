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
  return {
    decode(packet) {
      const { channelData, samplesDecoded, sampleRate } = opus.decodeFrame(packet.bytes);
      if (samplesDecoded === 0) return [];
      if (head.gain !== 1) for (const plane of channelData) amplify(plane, head.gain);
      return [{ timestampSec: beginningOf(packet, samplesDecoded), sampleRate, planes: channelData }];
    },
    close: () => opus.free(),
  };
}

/** Packets of Ogg that begin before 0 are given as shorter ones that begin there. */
function beginningOf({ timestampSec, durationSec }: SoundPacket, samples: number): number {
  if (timestampSec !== 0) return timestampSec;
  return Math.min(0, durationSec - samples / OPUS_SAMPLE_RATE);
}

function amplify(plane: Float32Array, gain: number): void {
  for (let at = 0; at < plane.length; at += 1) plane[at] = (plane[at] as number) * gain;
}
