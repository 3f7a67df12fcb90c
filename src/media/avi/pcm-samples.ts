/** Samples of PCM as numbers from -1 to 1: 8 bits without a sign, more with one, 32 also as fractions. */
import { type AviSound, FLOAT_PCM } from './avi-streams.ts';

/** One array a channel; `bytes` holds whole blocks. */
export function pcmChannels(
  bytes: Uint8Array,
  { channels, sampleBits, format }: Pick<AviSound, 'channels' | 'sampleBits' | 'format'>,
): Float32Array<ArrayBuffer>[] {
  const read = readerOf(bytes, sampleBits, format === FLOAT_PCM);
  const sampleBytes = sampleBits / 8;
  const length = Math.floor(bytes.length / (channels * sampleBytes));
  return Array.from({ length: channels }, (_, channel) => {
    const samples = new Float32Array(length);
    for (let index = 0; index < length; index += 1)
      samples[index] = read((index * channels + channel) * sampleBytes);
    return samples;
  });
}

function readerOf(bytes: Uint8Array, sampleBits: number, isFloat: boolean): (at: number) => number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (isFloat) return (at) => view.getFloat32(at, true);
  switch (sampleBits) {
    case 8:
      return (at) => (view.getUint8(at) - 128) / 128;
    case 16:
      return (at) => view.getInt16(at, true) / 32_768;
    case 24:
      return (at) => (view.getUint16(at, true) + view.getInt8(at + 2) * 65_536) / 8_388_608;
    default:
      return (at) => view.getInt32(at, true) / 2_147_483_648;
  }
}
