/**
 * The H.264 of an AVI as a track of MP4, not encoded again. An AVI has only the order of decoding; the times at which
 * pictures are shown come from the counts in their slices.
 */
import { EncodedPacket, EncodedVideoPacketSource, type VideoSource } from 'mediabunny';
import { problem } from '../../contract/problems/problem.ts';
import { describeUnits, isParameterSet, splitUnits, unitType, withLengths } from '../avc/avc-packets.ts';
import { PictureOrder, type PicturePlace } from '../avc/picture-order.ts';
import { readSequenceParameters, type SequenceParameters } from '../avc/sequence-parameters.ts';
import { ShownTimes } from '../avc/shown-times.ts';
import type { Mp4Track } from '../convert/mp4-track.ts';
import { UnreadableMediaError } from '../probe/unreadable-media-error.ts';
import { type AviChunk, type AviFile, chunksOf } from './avi-file.ts';
import type { AviPictures } from './avi-streams.ts';

const NAL_SLICE = 1;
const NAL_IDR = 5;
const NAL_SPS = 7;
/** So many damaged pictures in a row are a damaged film; fewer are passed over, as players do. */
const MAX_DAMAGED = 50;

interface CodedPicture {
  readonly data: Uint8Array<ArrayBuffer>;
  readonly isKey: boolean;
  /** As long as the one before it lasted. */
  readonly durationSec: number;
}

/** What is the same in all packets. */
interface StreamFacts {
  parameters: SequenceParameters;
  readonly config: VideoDecoderConfig;
  /** The sets that the description holds; others stay in the packets. */
  readonly described: readonly string[];
}

export class CopiedAvc implements Mp4Track<VideoSource> {
  readonly source = new EncodedVideoPacketSource('avc');
  timeSec = 0;
  share = 0;
  private readonly stream: AviPictures;
  private readonly fileBytes: number;
  private readonly chunks: AsyncGenerator<AviChunk, void>;
  private readonly order = new PictureOrder();
  private readonly times = new ShownTimes<CodedPicture>();
  private readonly prefixBytes: number | null;
  private facts: StreamFacts | null = null;
  private tick: number;
  private lastTick: number | null = null;
  private isDescribed = false;
  private damaged = 0;

  constructor(avi: AviFile, stream: AviPictures) {
    this.stream = stream;
    this.fileBytes = avi.file.size;
    this.chunks = chunksOf(avi, stream);
    this.prefixBytes = prefixBytesOf(stream.extra);
    this.tick = stream.startTicks;
  }

  /** Throws UnreadableMediaError. */
  async step(): Promise<boolean> {
    const next = await this.chunks.next();
    if (next.done) {
      await this.write(this.times.end());
      if (!this.isDescribed) throw new UnreadableMediaError(problem('file_damaged'));
      this.source.close();
      return false;
    }
    this.share = next.value.endAt / this.fileBytes;
    this.timeSec = (this.tick + 1) * this.stream.tickSec;
    try {
      await this.write(this.take(next.value.bytes));
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      throw new UnreadableMediaError(problem('picture_damaged'), { cause: error });
    }
    this.tick += 1;
    return true;
  }

  async close(): Promise<void> {
    await this.chunks.return();
  }

  /** Nothing for a chunk without a picture: the one before it is shown for longer. */
  private take(bytes: Uint8Array): [CodedPicture, number][] {
    const units = this.prefixBytes === null ? splitUnits(bytes) : splitPrefixed(bytes, this.prefixBytes);
    const slice = units.find((unit) => [NAL_SLICE, NAL_IDR].includes(unitType(unit)));
    if (slice === undefined) return [];
    const read = this.read(units, slice);
    if (read === null) return [];
    const { facts, place } = read;
    const kept = units.filter((unit) => !isParameterSet(unit) || !facts.described.includes(unit.join()));
    const isFirst = this.facts === null;
    this.facts = facts;
    const isKey = isFirst || place.isRestart;
    const durationSec = Math.max(1, this.tick - (this.lastTick ?? this.tick)) * this.stream.tickSec;
    this.lastTick = this.tick;
    return this.times.push({ data: withLengths(kept), isKey, durationSec }, this.tick, place);
  }

  /** null for a picture that cannot be decoded by anybody. Throws RangeError after many of them. */
  private read(
    units: readonly Uint8Array[],
    slice: Uint8Array,
  ): { facts: StreamFacts; place: PicturePlace } | null {
    try {
      const facts = this.factsFor(units);
      const read = facts && { facts, place: this.order.place(slice, facts.parameters) };
      this.damaged = 0;
      return read;
    } catch (error) {
      this.damaged += 1;
      if (!(error instanceof RangeError) || this.damaged > MAX_DAMAGED) throw error;
      return null;
    }
  }

  private factsFor(units: readonly Uint8Array[]): StreamFacts | null {
    const sets = this.facts === null ? [...unitsOfRecord(this.stream.extra), ...units] : units;
    const sps = sets.findLast((unit) => unitType(unit) === NAL_SPS);
    if (sps === undefined) return this.facts;
    const parameters = readSequenceParameters(sps);
    if (this.facts !== null) return { ...this.facts, parameters };
    const description = describeUnits(sets);
    if (description === null) return null;
    const { widthPx, heightPx, sampleAspect } = parameters;
    return {
      parameters,
      described: sets.filter(isParameterSet).map((unit) => unit.join()),
      config: {
        codec: description.codec,
        codedWidth: widthPx,
        codedHeight: heightPx,
        displayAspectWidth: widthPx * sampleAspect[0],
        displayAspectHeight: heightPx * sampleAspect[1],
        description: description.bytes as Uint8Array<ArrayBuffer>,
      },
    };
  }

  private async write(shown: readonly [CodedPicture, number][]): Promise<void> {
    const { tickSec } = this.stream;
    for (const [{ data, isKey, durationSec }, tick] of shown) {
      const packet = new EncodedPacket(data, isKey ? 'key' : 'delta', tick * tickSec, durationSec);
      const meta = this.isDescribed || this.facts === null ? {} : { decoderConfig: this.facts.config };
      this.isDescribed = true;
      await this.source.add(packet, meta);
    }
  }
}

/** Of the lengths before units, where the headers hold an AVCDecoderConfigurationRecord (ISO/IEC 14496-15, 5.3.3.1). */
function prefixBytesOf(extra: Uint8Array): number | null {
  return extra[0] === 1 && extra.length > 6 ? ((extra[4] ?? 0) & 3) + 1 : null;
}

/** The parameter sets of such a record, or of a stream with start codes. */
function unitsOfRecord(extra: Uint8Array): Uint8Array[] {
  if (prefixBytesOf(extra) === null) return splitUnits(extra);
  const units: Uint8Array[] = [];
  let at = 5;
  for (const mask of [0x1f, 0xff]) {
    const count = (extra[at] ?? 0) & mask;
    at += 1;
    for (let index = 0; index < count; index += 1) {
      const length = ((extra[at] ?? 0) << 8) | (extra[at + 1] ?? 0);
      units.push(extra.subarray(at + 2, at + 2 + length));
      at += 2 + length;
    }
  }
  return units.filter(({ length }) => length > 0);
}

function splitPrefixed(bytes: Uint8Array, prefixBytes: number): Uint8Array[] {
  const units: Uint8Array[] = [];
  for (let at = 0; at + prefixBytes <= bytes.length; ) {
    let length = 0;
    for (let index = 0; index < prefixBytes; index += 1) length = length * 256 + (bytes[at + index] ?? 0);
    const unit = bytes.subarray(at + prefixBytes, at + prefixBytes + length);
    if (unit.length > 0) units.push(unit);
    at += prefixBytes + length;
  }
  return units;
}
