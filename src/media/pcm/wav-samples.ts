/** Samples as a WAV has them: the lowest byte first, single bytes without a sign, fractions of 32 bits. */
import type { PcmSound } from './pcm-sound.ts';

/** @param bytes of whole samples, which are changed in place where their size stays */
export function wavSamplesOf(
  bytes: Uint8Array<ArrayBuffer>,
  { sampleBytes, kind, order }: Pick<PcmSound, 'sampleBytes' | 'kind' | 'order'>,
): Uint8Array<ArrayBuffer> {
  if (kind === 'float' && sampleBytes === 8) return narrowed(bytes, order === 'little');
  if (kind === 'signed' && sampleBytes === 1)
    for (let at = 0; at < bytes.length; at += 1) bytes[at] = (bytes[at] ?? 0) ^ 0x80;
  if (order === 'big' && sampleBytes > 1) reverseEach(bytes, sampleBytes);
  return bytes;
}

function reverseEach(bytes: Uint8Array, sampleBytes: number): void {
  const half = sampleBytes >> 1;
  for (let start = 0; start + sampleBytes <= bytes.length; start += sampleBytes) {
    for (let low = 0; low < half; low += 1) {
      const high = start + sampleBytes - 1 - low;
      const kept = bytes[start + low] ?? 0;
      bytes[start + low] = bytes[high] ?? 0;
      bytes[high] = kept;
    }
  }
}

function narrowed(bytes: Uint8Array, isLittle: boolean): Uint8Array<ArrayBuffer> {
  const wide = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const made = new DataView(new ArrayBuffer(bytes.length / 2));
  for (let at = 0; at + 8 <= bytes.length; at += 8)
    made.setFloat32(at / 2, wide.getFloat64(at, isLittle), true);
  return new Uint8Array(made.buffer);
}
