/**
 * The H.264 of an AVI as a track of MP4, not encoded again. An AVI has only the order of decoding; the times at which
 * pictures are shown come from the counts in their slices.
 */
import { EncodedPacket, EncodedVideoPacketSource, type VideoSource } from 'mediabunny';
import { problem } from '../../contract/problems/problem.ts';
import { isParameterSet, isSequenceSet, splitUnits, unitType, withLengths } from '../avc/avc-packets.ts';
import { avcStreamOf, prefixBytesOf, splitPrefixed, unitsOfRecord } from '../avc/avc-record.ts';
import { PictureOrder, type PicturePlace } from '../avc/picture-order.ts';
import { readSequenceParameters, type SequenceParameters } from '../avc/sequence-parameters.ts';
import { ShownTimes } from '../avc/shown-times.ts';
import type { Mp4Track } from '../convert/mp4-track.ts';
import { UnreadableMediaError } from '../probe/unreadable-media-error.ts';
import { type AviChunk, type AviFile, chunksOf } from './avi-file.ts';
import type { AviPictures } from './avi-streams.ts';

const NAL_SLICE = 1;
const NAL_IDR = 5;
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
    if (this.facts !== null) {
      const sps = units.findLast(isSequenceSet);
      return sps === undefined ? this.facts : { ...this.facts, parameters: readSequenceParameters(sps) };
    }
    const stream = avcStreamOf([...unitsOfRecord(this.stream.extra), ...units]);
    return stream && { ...stream, described: stream.sets.map((unit) => unit.join()) };
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
