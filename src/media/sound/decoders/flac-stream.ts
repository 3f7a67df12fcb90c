/** A stream of FLAC decoded by libFLAC, of any depth up to 24 bits and any number of channels. */
import { FLACDecoder } from '@wasm-audio-decoders/flac';
import type { SoundStream } from './sound-stream.ts';

/** `fLaC`, the head of a block, and STREAMINFO (RFC 9639, 8.2). */
const HEAD_BYTES = 42;
const LAST_BLOCK = 0x80;

/** @param description `fLaC` and blocks of metadata, STREAMINFO the first of them. */
export async function openFlacStream(description: Uint8Array | null): Promise<SoundStream> {
  const flac = new FLACDecoder();
  await flac.ready;
  // Frames may leave it to STREAMINFO what rate and depth they have. Covers and tags after it are nothing to a decoder.
  const head = description?.slice(0, HEAD_BYTES);
  if (head?.length === HEAD_BYTES) {
    head[4] = LAST_BLOCK;
    await flac.decodeFrames([head]);
  }
  return {
    async decode({ bytes, timestampSec }) {
      const { channelData, samplesDecoded, sampleRate } = await flac.decodeFrames([bytes]);
      return samplesDecoded === 0 ? [] : [{ timestampSec, sampleRate, planes: channelData }];
    },
    close: () => flac.free(),
  };
}
