/** The sound of an AVI as a track of MP4: MP3 and AAC as they are, PCM encoded. */
import { type AudioSource, EncodedAudioPacketSource, EncodedPacket } from 'mediabunny';
import { concatBytes } from '../../base/bytes/concat-arrays.ts';
import {
  aacPackets,
  type CodedSoundReader,
  describedAac,
  isCommonAac,
  mp3Packets,
} from '../convert/coded-sound.ts';
import { type CopiedPackets, CopiedTrack } from '../convert/copied-track.ts';
import { EncodedSound } from '../convert/encoded-sound.ts';
import type { Mp4Track } from '../convert/mp4-track.ts';
import { type AviFile, chunksOf } from './avi-file.ts';
import { type AviSound, FLOAT_PCM, MP3, PCM, RAW_AAC } from './avi-streams.ts';

const SAMPLE_RATES = { min: 1000, max: 384_000 };
const CHANNELS_MAX = 8;
const PCM_BITS = [8, 16, 24, 32];

/** null for sound that is not read here. */
export function openAviSound(avi: AviFile, stream: AviSound): Mp4Track<AudioSource> | null {
  if (!isPossible(stream)) return null;
  switch (stream.format) {
    case MP3:
      return copied('mp3', avi, stream, mp3Packets());
    case RAW_AAC: {
      const aac = describedAac(stream.extra);
      return aac && isCommonAac(aac) ? copied('aac', avi, stream, aacPackets(aac)) : null;
    }
    case PCM:
      return PCM_BITS.includes(stream.sampleBits) ? encodedPcm(avi, stream) : null;
    case FLOAT_PCM:
      return stream.sampleBits === 32 ? encodedPcm(avi, stream) : null;
    default:
      return null;
  }
}

function isPossible({ sampleRate, channels }: AviSound): boolean {
  const isRate = sampleRate >= SAMPLE_RATES.min && sampleRate <= SAMPLE_RATES.max;
  return isRate && channels >= 1 && channels <= CHANNELS_MAX;
}

/** Of a stream whose ticks are bytes, those of its bytes; of one of chunks, those of its chunks. */
function startSecOf({ startTicks, tickSec }: AviSound): number {
  return startTicks * tickSec;
}

function encodedPcm(avi: AviFile, stream: AviSound): Mp4Track<AudioSource> {
  let share = 0;
  async function* blocks(): AsyncGenerator<Float32Array<ArrayBuffer>[], void> {
    const blockBytes = stream.channels * (stream.sampleBits / 8);
    let rest: Uint8Array = new Uint8Array(0);
    for await (const { bytes, endAt } of chunksOf(avi, stream)) {
      share = endAt / avi.file.size;
      const all = rest.length === 0 ? bytes : concatBytes([rest, bytes]);
      const wholeBytes = all.length - (all.length % blockBytes);
      yield pcmChannels(all.subarray(0, wholeBytes), stream);
      rest = all.slice(wholeBytes);
    }
  }
  const { sampleRate } = stream;
  return new EncodedSound({
    ...{ startSec: startSecOf(stream), sampleRate, blocks: blocks() },
    share: () => share,
  });
}

function copied(
  codec: 'mp3' | 'aac',
  avi: AviFile,
  stream: AviSound,
  packetsOf: CodedSoundReader,
): Mp4Track<AudioSource> {
  return new CopiedTrack(new EncodedAudioPacketSource(codec), copiedPackets(avi, stream, packetsOf));
}

async function* copiedPackets(
  avi: AviFile,
  stream: AviSound,
  packetsOf: CodedSoundReader,
): AsyncGenerator<CopiedPackets<AudioDecoderConfig>, void> {
  let endSec = startSecOf(stream);
  for await (const { bytes, endAt } of chunksOf(avi, stream)) {
    const coded = packetsOf(bytes);
    const packets = coded.map(({ data, durationSec }) => {
      const packet = new EncodedPacket(data, 'key', endSec, durationSec);
      endSec += durationSec;
      return packet;
    });
    yield { packets, config: coded[0]?.config ?? null, endSec, share: endAt / avi.file.size };
  }
}

/**
 * Samples of PCM as numbers from -1 to 1: 8 bits without a sign, more with one, 32 also as fractions. One array a
 * channel; `bytes` holds whole blocks.
 */
function pcmChannels(
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
