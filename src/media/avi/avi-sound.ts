/** The sound of an AVI as a track of MP4: MP3 and AAC as they are, PCM encoded. */
import { type AudioSource, EncodedAudioPacketSource, EncodedPacket } from 'mediabunny';
import { EncodedSound } from '../convert/encoded-sound.ts';
import type { Mp4Track } from '../convert/mp4-track.ts';
import { type AviChunk, type AviFile, chunksOf } from './avi-file.ts';
import { type AviSound, FLOAT_PCM, MP3, PCM, RAW_AAC } from './avi-streams.ts';
import { MpegAudioFrames } from './mpeg-audio-frames.ts';

/** A packet and how long it sounds, with what is the same in all of them. */
interface CodedSound {
  readonly data: Uint8Array<ArrayBuffer>;
  readonly durationSec: number;
  readonly config: AudioDecoderConfig;
}

const SAMPLE_RATES = { min: 1000, max: 384_000 };
const CHANNELS_MAX = 8;
const PCM_BITS = [8, 16, 24, 32];
const AAC_FRAME_SAMPLES = 1024;
/** Low complexity, and the two of high efficiency (ISO/IEC 14496-3, 1.5.1.1). */
const AAC_TYPES = [2, 5, 29];

/** null for sound that is not read here. */
export function openAviSound(avi: AviFile, stream: AviSound): Mp4Track<AudioSource> | null {
  if (!isPossible(stream)) return null;
  switch (stream.format) {
    case MP3:
      return new CopiedSound('mp3', avi, stream, mp3Packets);
    case RAW_AAC:
      return AAC_TYPES.includes(aacTypeOf(stream)) ? new CopiedSound('aac', avi, stream, aacPackets) : null;
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
      const all = rest.length === 0 ? bytes : joined(rest, bytes);
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

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}

function mp3Packets(): (bytes: Uint8Array) => CodedSound[] {
  const frames = new MpegAudioFrames();
  let config: AudioDecoderConfig | null = null;
  return (bytes) =>
    frames.push(bytes).flatMap(({ data, sampleRate, channels, samples }) => {
      config ??= { codec: 'mp3', sampleRate, numberOfChannels: channels };
      // A track has one rate; a frame of another one is damage.
      return sampleRate === config.sampleRate ? [{ data, durationSec: samples / sampleRate, config }] : [];
    });
}

/** 0 where the headers do not describe it. */
function aacTypeOf({ extra }: AviSound): number {
  return extra.length < 2 ? 0 : (extra[0] ?? 0) >> 3;
}

function aacPackets(stream: AviSound): (bytes: Uint8Array) => CodedSound[] {
  const { extra, sampleRate, channels } = stream;
  const config: AudioDecoderConfig = {
    codec: `mp4a.40.${aacTypeOf(stream)}`,
    sampleRate,
    numberOfChannels: channels,
    description: extra as Uint8Array<ArrayBuffer>,
  };
  const durationSec = AAC_FRAME_SAMPLES / sampleRate;
  return (bytes) => (bytes.length === 0 ? [] : [{ data: bytes.slice(), durationSec, config }]);
}

class CopiedSound implements Mp4Track<AudioSource> {
  readonly source: EncodedAudioPacketSource;
  timeSec: number;
  share = 0;
  private readonly chunks: AsyncGenerator<AviChunk, void>;
  private readonly packetsOf: (bytes: Uint8Array) => CodedSound[];
  private readonly fileBytes: number;

  constructor(
    codec: 'mp3' | 'aac',
    avi: AviFile,
    stream: AviSound,
    packets: (stream: AviSound) => (bytes: Uint8Array) => CodedSound[],
  ) {
    this.source = new EncodedAudioPacketSource(codec);
    this.chunks = chunksOf(avi, stream);
    this.packetsOf = packets(stream);
    this.fileBytes = avi.file.size;
    this.timeSec = startSecOf(stream);
  }

  async step(): Promise<boolean> {
    const next = await this.chunks.next();
    if (next.done) {
      this.source.close();
      return false;
    }
    this.share = next.value.endAt / this.fileBytes;
    for (const { data, durationSec, config } of this.packetsOf(next.value.bytes)) {
      await this.source.add(new EncodedPacket(data, 'key', this.timeSec, durationSec), {
        decoderConfig: config,
      });
      this.timeSec += durationSec;
    }
    return true;
  }

  async close(): Promise<void> {
    await this.chunks.return();
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
