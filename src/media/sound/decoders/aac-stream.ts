/**
 * A stream of AAC decoded by FAAD2: Low Complexity, and High Efficiency of both versions. FAAD2 holds the first frame of a
 * stream back, since half of it belongs to a frame before; it is silence here, as long as the next, so that nothing moves.
 */
import { decoder } from '@audio/decode-aac';
import type { SoundBlock } from './decoder-messages.ts';
import type { SoundStream } from './sound-stream.ts';

/** @param description AudioSpecificConfig; null for packets with ADTS headers. Throws where FAAD2 knows no such stream. */
export async function openAacStream(description: Uint8Array | null): Promise<SoundStream> {
  const faad = await decoder(description === null ? {} : { asc: withoutParametricStereo(description) });
  let heldSec: number | null = null;
  let isFirst = true;
  return {
    decode({ bytes, timestampSec }) {
      const { channelData, sampleRate } = faad.decode(bytes);
      const held = heldSec;
      heldSec = isFirst && channelData.length === 0 ? timestampSec : null;
      isFirst = false;
      if (channelData.length === 0) return [];
      const block = { timestampSec, sampleRate, planes: channelData };
      return held === null ? [block] : [silence(held, block), block];
    },
    close: () => faad.free(),
  };
}

const PARAMETRIC_STEREO = 29;
const SPECTRAL_BANDS = 5;

/** FAAD2 knows no stream of version 2 that says so in front (ISO/IEC 14496-3, 1.6.5.2); told that it is version 1, it hears it. */
function withoutParametricStereo(description: Uint8Array): Uint8Array {
  const [first = 0, ...rest] = description;
  if (first >> 3 !== PARAMETRIC_STEREO) return description;
  return Uint8Array.of((SPECTRAL_BANDS << 3) | (first & 7), ...rest);
}

function silence(timestampSec: number, { sampleRate, planes }: SoundBlock): SoundBlock {
  return { timestampSec, sampleRate, planes: planes.map(({ length }) => new Float32Array(length)) };
}
