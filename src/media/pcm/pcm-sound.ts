/** Where the samples of a file lie that has nothing but PCM, and how they are written. */

export interface PcmSound {
  readonly channels: number;
  readonly sampleRate: number;
  /** Of one channel. */
  readonly sampleBytes: number;
  readonly kind: 'signed' | 'unsigned' | 'float';
  readonly order: 'big' | 'little';
  readonly startByte: number;
  /** Exclusive, within the file. */
  readonly endByte: number;
}

/** What is in a file of sound beside PCM, as people call it. */
export interface OtherSound {
  readonly codec: string;
}

const SAMPLE_BYTES_MAX = { signed: 4, unsigned: 1, float: 8 };
const SAMPLE_RATES = { min: 1000, max: 384_000 };
const CHANNELS_MAX = 8;

/** Whether a WAV can hold it. */
export function isPossible({ channels, sampleRate, sampleBytes, kind }: PcmSound): boolean {
  const isRate = sampleRate >= SAMPLE_RATES.min && sampleRate <= SAMPLE_RATES.max;
  const isSize =
    kind === 'float'
      ? [4, 8].includes(sampleBytes)
      : sampleBytes >= 1 && sampleBytes <= SAMPLE_BYTES_MAX[kind];
  return isRate && isSize && channels >= 1 && channels <= CHANNELS_MAX;
}
