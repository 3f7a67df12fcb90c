/** The head of a WAV file: RIFF with PCM, and RF64 where a size is beyond 32 bits (EBU Tech 3306). */

export interface WavFormat {
  readonly channels: number;
  readonly sampleRate: number;
  /** Of one channel. Single bytes have no sign, more have one. */
  readonly sampleBytes: number;
  readonly isFloat: boolean;
}

/** Of the head of a file below 4 GiB. */
export const WAV_HEAD_BYTES = 44;
export const WAV_SAMPLE_BYTES = 2;
const PCM = 1;
const FLOAT_PCM = 3;
/** `ds64` with its own head. */
const LARGE_SIZES_BYTES = 36;
const RIFF_MAX_BYTES = 2 ** 32 - 1;

/** Of one channel of 16 bits. */
export function wavHead(dataBytes: number, sampleRate: number): DataView<ArrayBuffer> {
  return wavHeadOf({ channels: 1, sampleRate, sampleBytes: WAV_SAMPLE_BYTES, isFloat: false }, dataBytes);
}

/** @param dataBytes an odd number of them has one more behind it */
export function wavHeadOf(
  { channels, sampleRate, sampleBytes, isFloat }: WavFormat,
  dataBytes: number,
): DataView<ArrayBuffer> {
  const riffBytes = WAV_HEAD_BYTES - 8 + dataBytes + (dataBytes % 2);
  const isLarge = riffBytes > RIFF_MAX_BYTES;
  const moreBytes = isLarge ? LARGE_SIZES_BYTES : 0;
  const head = new DataView(new ArrayBuffer(WAV_HEAD_BYTES + moreBytes));
  const text = (at: number, word: string): void => {
    for (let index = 0; index < word.length; index += 1) head.setUint8(at + index, word.charCodeAt(index));
  };
  text(0, isLarge ? 'RF64' : 'RIFF');
  head.setUint32(4, isLarge ? RIFF_MAX_BYTES : riffBytes, true);
  text(8, 'WAVE');
  if (isLarge) {
    text(12, 'ds64');
    head.setUint32(16, LARGE_SIZES_BYTES - 8, true);
    head.setBigUint64(20, BigInt(riffBytes + moreBytes), true);
    head.setBigUint64(28, BigInt(dataBytes), true);
    head.setBigUint64(36, BigInt(dataBytes / (channels * sampleBytes)), true);
  }
  const at = 12 + moreBytes;
  text(at, 'fmt ');
  head.setUint32(at + 4, 16, true);
  head.setUint16(at + 8, isFloat ? FLOAT_PCM : PCM, true);
  head.setUint16(at + 10, channels, true);
  head.setUint32(at + 12, sampleRate, true);
  head.setUint32(at + 16, sampleRate * channels * sampleBytes, true);
  head.setUint16(at + 20, channels * sampleBytes, true);
  head.setUint16(at + 22, 8 * sampleBytes, true);
  text(at + 24, 'data');
  head.setUint32(at + 28, isLarge ? RIFF_MAX_BYTES : dataBytes, true);
  return head;
}

/** Samples within full scale, -1 to 1, as a WAV file holds them; beyond it they are cut off. */
export function wavSamples(samples: Float32Array): Int16Array<ArrayBuffer> {
  return Int16Array.from(samples, (value) => Math.round(32_767 * Math.max(-1, Math.min(1, value))));
}
