/**
 * A stream of Vorbis decoded by libvorbis. Its package takes pages of Ogg as they are once they were read: packets from any
 * container are handed over as one page each. The first packet gives nothing but what the next is laid over.
 */
import { OggVorbisDecoder } from '@wasm-audio-decoders/ogg-vorbis';
import { codecFrames, data, header, type OggPage, vorbisSetup } from 'codec-parser';
import { inOrder } from './channel-order.ts';
import type { SoundStream } from './sound-stream.ts';
import { isVorbisHeader, vorbisHeaders } from './vorbis-headers.ts';

/** @param description the three headers of Vorbis in Xiph's lacing. Throws where it is none. */
export async function openVorbisStream(description: Uint8Array | null): Promise<SoundStream> {
  const [identification, , setup] = vorbisHeaders(description ?? new Uint8Array());
  if (!isVorbisHeader(identification, 1) || !isVorbisHeader(setup, 5))
    throw new Error('Vorbis without its headers.');
  const vorbis = new OggVorbisDecoder();
  await vorbis.ready;
  await vorbis.decodeOggPages([page({ [data]: identification, [codecFrames]: [] })]);
  const headers = { [vorbisSetup]: setup };
  return {
    async decode({ bytes, timestampSec }) {
      const frame = { [data]: bytes, [header]: headers };
      const { channelData, samplesDecoded, sampleRate } = await vorbis.decodeOggPages([
        page({ [data]: bytes, [codecFrames]: [frame] }),
      ]);
      return samplesDecoded === 0 ? [] : [{ timestampSec, sampleRate, planes: inOrder(channelData) }];
    },
    close: () => vorbis.free(),
  };
}

/** As much of a page as is looked at; its types name parts that are found by symbols. */
const page = (parts: object): OggPage => parts as OggPage;
