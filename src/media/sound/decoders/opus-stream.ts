/** A stream of Opus decoded by libopus. What an encoder put before the beginning comes out as well (`opus-times.ts`). */
import { OpusDecoder } from 'opus-decoder';
import { readOpusHead } from '../../probe/opus-head.ts';
import { inOrder } from './channel-order.ts';
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
    decode({ bytes, timestampSec }) {
      const { channelData, samplesDecoded, sampleRate } = opus.decodeFrame(bytes);
      if (samplesDecoded === 0) return [];
      if (head.gain !== 1) for (const plane of channelData) amplify(plane, head.gain);
      return [{ timestampSec, sampleRate, planes: channelData }];
    },
    close: () => opus.free(),
  };
}

function amplify(plane: Float32Array, gain: number): void {
  for (let at = 0; at < plane.length; at += 1) plane[at] = (plane[at] as number) * gain;
}
