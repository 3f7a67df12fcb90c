/**
 * A stream of Vorbis decoded by libvorbis. Its package takes pages of Ogg as they are once they were read: packets from any
 * container are handed over as one page each. The first packet gives nothing but what the next is laid over.
 */
import { OggVorbisDecoder } from '@wasm-audio-decoders/ogg-vorbis';
import { codecFrames, data, header, type OggPage, vorbisSetup } from 'codec-parser';
import { inOrder } from './channel-order.ts';
import type { SoundStream } from './sound-stream.ts';

/** @param description the three headers of Vorbis in Xiph's lacing. Throws where it is none. */
export async function openVorbisStream(description: Uint8Array | null): Promise<SoundStream> {
  const [identification, , setup] = headersOf(description ?? new Uint8Array());
  if (!isHeader(identification, 1) || !isHeader(setup, 5)) throw new Error('Vorbis without its headers.');
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

/** How many there are but the last, the length of each of these in bytes of at most 255, and then all of them. */
function headersOf([count = 0, ...bytes]: Uint8Array): Uint8Array[] {
  let at = 0;
  const lengths = Array.from({ length: count }, () => {
    let length = 0;
    while (bytes[at] === 255) {
      length += 255;
      at += 1;
    }
    length += bytes[at] ?? 0;
    at += 1;
    return length;
  });
  return [...lengths, Number.POSITIVE_INFINITY].map((length) => {
    const from = at;
    at += length;
    return Uint8Array.from(bytes.slice(from, at));
  });
}

function isHeader(bytes: Uint8Array | undefined, kind: number): bytes is Uint8Array {
  return bytes?.[0] === kind && String.fromCharCode(...bytes.subarray(1, 7)) === 'vorbis';
}
