/** What AudioSpecificConfig says of a stream of AAC (ISO/IEC 14496-3, 1.6.2.1 and 1.6.3.4). */

export interface AacConfig {
  /** As codec strings have it: `mp4a.40.` and this number. */
  readonly objectType: number;
  /** The kind of what lies in the packets; that of the whole stream may add to it. */
  readonly coreType: number;
  /** Of what comes out. */
  readonly sampleRate: number;
  /** 0 where the packets say it. */
  readonly channels: number;
  readonly packetSec: number;
}

const RATES = [
  ...[96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000],
  ...[11_025, 8000, 7350],
];
const RATE_IN_FULL = 15;
/** Those that hold the upper half of their sound, or their second channel, apart. */
const APART = [5, 29];
const CHANNELS = [0, 1, 2, 3, 4, 5, 6, 8];

/** `samplingFrequencyIndex` as Hz. */
export function aacRate(index: number): number | null {
  return RATES[index] ?? null;
}

/** null for bytes that say no rate. */
export function readAacConfig(description: Uint8Array): AacConfig | null {
  let bit = 0;
  const read = (bits: number): number => {
    let value = 0;
    for (const end = bit + bits; bit < end; bit += 1)
      value = value * 2 + (((description[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1);
    return value;
  };
  const readRate = (): number => {
    const index = read(4);
    return index === RATE_IN_FULL ? read(24) : (aacRate(index) ?? 0);
  };
  const objectType = read(5);
  const coreRate = readRate();
  const channels = CHANNELS[read(4)] ?? 0;
  const isApart = APART.includes(objectType);
  // What comes out in the end may have twice the rate; it is as long.
  const sampleRate = isApart ? readRate() : coreRate;
  const coreType = isApart ? read(5) : objectType;
  if (coreRate === 0 || sampleRate === 0) return null;
  return { objectType, coreType, sampleRate, channels, packetSec: (read(1) === 1 ? 960 : 1024) / coreRate };
}
