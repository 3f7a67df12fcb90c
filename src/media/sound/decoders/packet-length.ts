/** How much sound comes out of a packet, as its own bits and the description of its stream say. */
import type { Sound } from '../../../base/browser/missing-sounds.ts';
import { mpegLayer } from '../../probe/mpeg-layer.ts';
import { OPUS_SAMPLE_RATE } from '../../probe/opus-head.ts';
import { aacRate, readAacConfig } from '../aac-config.ts';
import { copyOf, samplesIn } from './opus-times.ts';
import { vorbisLengths } from './vorbis-lengths.ts';

/** Asked of each packet once, in the order of the file. */
type LengthSec = (packet: Uint8Array) => number;

/** Low complexity, the only one that browsers decode. */
const LOW_COMPLEXITY = 2;
const MP3_RATES = [44_100, 48_000, 32_000];

/** Null where it is not known of such a stream. The reader is that of one place of a file on. */
export function packetLengths(codec: Sound, config: AudioDecoderConfig): LengthSec | null {
  const description = copyOf(config.description);
  switch (codec) {
    case 'aac':
      return description === null ? adtsSec : constant(aacSec(description));
    case 'mp3':
      return mp3Sec;
    case 'opus':
      return (packet) => samplesIn(packet) / OPUS_SAMPLE_RATE;
    case 'flac':
      return (packet) => flacSamples(packet) / config.sampleRate;
    case 'vorbis':
      return description && vorbisLengths(description);
  }
}

function constant(sec: number | null): LengthSec | null {
  return sec === null ? null : () => sec;
}

function aacSec(description: Uint8Array): number | null {
  const config = readAacConfig(description);
  return config?.coreType === LOW_COMPLEXITY ? config.packetSec : null;
}

/** By its header: ISO/IEC 14496-3, 1.A.2.2. */
function adtsSec(packet: Uint8Array): number {
  const rate = aacRate(((packet[2] ?? 0) >> 2) & 15);
  const blocks = ((packet[6] ?? 0) & 3) + 1;
  return rate === null ? 0 : (blocks * 1024) / rate;
}

/** By its header, of all layers: ISO/IEC 11172-3, 2.4.1.3; 13818-3 for the lower rates. 0 where it has none. */
export function mp3Sec(packet: Uint8Array): number {
  const [first = 0, second = 0, third = 0] = packet;
  const version = (second >> 3) & 3;
  const rate = MP3_RATES[(third >> 2) & 3];
  const layer = mpegLayer(packet);
  const isHeader = first === 0xff && second >> 5 === 7 && version !== 1 && layer !== 4;
  if (!isHeader || rate === undefined) return 0;
  const heardRate = rate / (version === 3 ? 1 : version === 2 ? 2 : 4);
  return samplesOf(layer, version) / heardRate;
}

function samplesOf(layer: number, version: number): number {
  if (layer === 3) return version === 3 ? 1152 : 576;
  return layer === 2 ? 1152 : 384;
}

/** By its header: RFC 9639, 9.1. */
function flacSamples(packet: Uint8Array): number {
  const kind = (packet[2] ?? 0) >> 4;
  if (kind === 1) return 192;
  if (kind > 7) return 256 << (kind - 8);
  if (kind > 1 && kind < 6) return 576 << (kind - 2);
  // The number of the frame stands before its length, coded as letters are in UTF-8.
  const lead = packet[4] ?? 0;
  const at = 4 + Math.max(1, Math.clz32(~(lead << 24)));
  const [first = 0, second = 0] = packet.subarray(at, at + 2);
  return (kind === 6 ? first : first * 256 + second) + 1;
}
