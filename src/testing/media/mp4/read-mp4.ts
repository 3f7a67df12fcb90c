/**
 * Reads an MP4 strictly, sample by sample, as a program that had no part in writing it: every count, length and time
 * of the file must agree with the others. Written from ISO/IEC 14496-12, shares nothing with the product.
 */
import { type Box, boxesBetween, check, childrenOf, Fields, maybe, one } from './boxes.ts';
import { type AvcEntry, readSampleEntry, type SampleEntry } from './sample-entry.ts';
import { readSamples, type Sample } from './sample-table.ts';

export interface Mp4Track {
  readonly id: number;
  /** `vide`, `soun` or another handler. */
  readonly handler: string;
  readonly timescale: number;
  readonly entry: SampleEntry;
  readonly samples: readonly Sample[];
  /** As a player shows it, after the edit list. */
  readonly durationSec: number;
  /** Track time at which playing begins, from the edit list; 0 without one. */
  readonly startsAt: number;
}

export interface Mp4Film {
  readonly majorBrand: string;
  readonly durationSec: number;
  /** Durations are told in this many parts of a second. */
  readonly timescale: number;
  /** The index stands before all media, so that playing begins with the first bytes. */
  readonly isFastStart: boolean;
  readonly tracks: readonly Mp4Track[];
}

/** One entry of an edit list; `mediaTime` -1 is a pause. */
interface Edit {
  readonly duration: number;
  readonly mediaTime: number;
}

const ENABLED = 1;
const NAL_IDR = 5;
const NO_PAUSE = -1;

/** Throws Mp4Error for anything that two readers could understand differently. */
export function readMp4(bytes: Uint8Array): Mp4Film {
  const file = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const boxes = boxesBetween(file, 0, file.byteLength);
  check(boxes[0]?.type === 'ftyp', 'file', 'does not begin with its type');
  const majorBrand = readBrand(file, one(boxes, 'ftyp', 'file'));
  const moov = one(boxes, 'moov', 'file');
  const data = boxes.filter(({ type }) => type === 'mdat');
  const parts = childrenOf(file, moov);
  const { timescale, duration, nextTrackId } = readMovieHeader(file, one(parts, 'mvhd', moov.path));
  const tracks = parts
    .filter(({ type }) => type === 'trak')
    .map((trak) => readTrack(file, trak, timescale, data));
  check(tracks.length > 0, moov, 'has no tracks');
  const ids = tracks.map(({ id }) => id);
  check(new Set(ids).size === ids.length, moov, 'has two tracks of one number');
  check(
    ids.every((id) => id > 0 && id < nextTrackId),
    moov,
    'has a track number that is still to be given',
  );
  const longest = Math.max(...tracks.map(({ headerDuration }) => headerDuration));
  check(duration === longest, moov, `lasts ${duration} and its longest track ${longest}`);
  checkOverlaps(tracks);
  const isFastStart = data.every(({ start }) => start >= moov.end);
  return { majorBrand, durationSec: duration / timescale, timescale, isFastStart, tracks };
}

function readBrand(file: DataView, ftyp: Box): string {
  const fields = new Fields(file, ftyp);
  const brand = fields.text(4);
  fields.skip(4);
  check(fields.left % 4 === 0, ftyp, 'has half a brand');
  return brand;
}

function readMovieHeader(file: DataView, mvhd: Box) {
  const fields = new Fields(file, mvhd);
  const wide = fields.version(1) === 1;
  fields.skip(wide ? 16 : 8);
  const timescale = fields.u32();
  check(timescale > 0, mvhd, 'has no time scale');
  const duration = wide ? fields.u64() : fields.u32();
  fields.skip(76);
  const nextTrackId = fields.u32();
  fields.done();
  return { timescale, duration, nextTrackId };
}

function readTrack(file: DataView, trak: Box, movieScale: number, data: readonly Box[]) {
  const boxes = childrenOf(file, trak);
  const header = readTrackHeader(file, one(boxes, 'tkhd', trak.path));
  const mdia = one(boxes, 'mdia', trak.path);
  const media = childrenOf(file, mdia);
  const { timescale, duration } = readMediaHeader(file, one(media, 'mdhd', mdia.path));
  const handler = readHandler(file, one(media, 'hdlr', mdia.path));
  const minf = one(media, 'minf', mdia.path);
  const information = childrenOf(file, minf);
  if (handler === 'vide') one(information, 'vmhd', minf.path);
  if (handler === 'soun') one(information, 'smhd', minf.path);
  readDataReference(file, one(information, 'dinf', minf.path));
  const stbl = one(information, 'stbl', minf.path);
  const stsd = one(childrenOf(file, stbl), 'stsd', stbl.path);
  const entry = readSampleEntry(file, stsd);
  const samples = readSamples(file, stbl, data);
  const last = samples.at(-1);
  const total = last === undefined ? 0 : last.decodeTime + last.duration;
  check(total === duration, mdia, `lasts ${duration} and its samples ${total}`);
  if (entry.kind === 'avc1') checkUnits(file, stbl, entry, samples);
  if (entry.kind === 'avc1') {
    const fits = header.widthPx > 0 && header.heightPx > 0;
    check(fits, trak, 'is a picture without a size');
  }

  const edts = maybe(boxes, 'edts', trak.path);
  const edits = edts === null ? null : readEdits(file, one(childrenOf(file, edts), 'elst', edts.path));
  const inMovie = (ticks: number) => (ticks * movieScale) / timescale;
  const shown = edits === null ? inMovie(duration) : edits.reduce((sum, edit) => sum + edit.duration, 0);
  // Movie time may be coarser than the track's: what it says is rounded.
  check(Math.abs(header.duration - shown) <= 1, trak, `lasts ${header.duration} and shows ${shown}`);
  for (const { mediaTime, duration: editDuration } of edits ?? []) {
    check(mediaTime >= NO_PAUSE, trak, `begins an edit at ${mediaTime}`);
    const endTick = mediaTime + (editDuration * timescale) / movieScale;
    const room = Math.max(total, ...samples.map((sample) => sample.presentationTime + sample.duration));
    const roundingTicks = timescale / movieScale + 1;
    check(
      mediaTime === NO_PAUSE || endTick <= room + roundingTicks,
      trak,
      'has an edit that ends after its samples',
    );
  }
  return {
    ...{ id: header.id, handler, timescale, entry, samples, headerDuration: header.duration },
    durationSec: header.duration / movieScale,
    startsAt: edits?.find(({ mediaTime }) => mediaTime !== NO_PAUSE)?.mediaTime ?? 0,
  };
}

function readTrackHeader(file: DataView, tkhd: Box) {
  const fields = new Fields(file, tkhd);
  const version = fields.u8();
  check(version <= 1, tkhd, `has the unknown version ${version}`);
  const flags = fields.u8() * 65_536 + fields.u16();
  check((flags & ENABLED) !== 0, tkhd, 'is switched off');
  fields.skip(version === 1 ? 16 : 8);
  const id = fields.u32();
  fields.skip(4);
  const duration = version === 1 ? fields.u64() : fields.u32();
  fields.skip(52);
  const [widthPx, heightPx] = [fields.u32() / 65_536, fields.u32() / 65_536];
  fields.done();
  return { id, duration, widthPx, heightPx };
}

function readMediaHeader(file: DataView, mdhd: Box) {
  const fields = new Fields(file, mdhd);
  const wide = fields.version(1) === 1;
  fields.skip(wide ? 16 : 8);
  const timescale = fields.u32();
  check(timescale > 0, mdhd, 'has no time scale');
  const duration = wide ? fields.u64() : fields.u32();
  fields.skip(4);
  fields.done();
  return { timescale, duration };
}

function readHandler(file: DataView, hdlr: Box): string {
  const fields = new Fields(file, hdlr);
  fields.version(0);
  fields.skip(4);
  return fields.text(4);
}

/** The samples must be in this very file (8.7.2). */
function readDataReference(file: DataView, dinf: Box): void {
  const dref = one(childrenOf(file, dinf), 'dref', dinf.path);
  const [reference, ...others] = childrenOf(file, dref, 8);
  check(reference?.type === 'url ' && others.length === 0, dref, 'points at several files');
  const flags = new Fields(file, reference).u32() & 0xff_ffff;
  check(flags === 1, dref, 'points at another file');
}

function readEdits(file: DataView, elst: Box): Edit[] {
  const fields = new Fields(file, elst);
  const wide = fields.version(1) === 1;
  const edits: Edit[] = [];
  for (let left = fields.u32(); left > 0; left -= 1) {
    const duration = wide ? fields.u64() : fields.u32();
    const mediaTime = wide ? fields.i64() : fields.i32();
    check(fields.u32() === 65_536, elst, 'plays an edit at another speed');
    edits.push({ duration, mediaTime });
  }
  fields.done();
  check(edits.length > 0, elst, 'is empty');
  return edits;
}

/** The units of every picture fill its sample, and those said to be key frames are. */
function checkUnits(file: DataView, stbl: Box, { lengthBytes }: AvcEntry, samples: readonly Sample[]): void {
  samples.forEach(({ offset, sizeBytes, isSync }, index) => {
    let hasIdr = false;
    for (let at = offset; at < offset + sizeBytes; ) {
      check(at + lengthBytes < offset + sizeBytes, stbl, `sample ${index} ends within a unit`);
      const length = readUint(file, at, lengthBytes);
      check(length > 0, stbl, `sample ${index} has an empty unit`);
      hasIdr ||= (file.getUint8(at + lengthBytes) & 0x1f) === NAL_IDR;
      at += lengthBytes + length;
      check(at <= offset + sizeBytes, stbl, `sample ${index} ends within a unit`);
    }
    check(!isSync || hasIdr, stbl, `sample ${index} is no key frame, and is said to be one`);
  });
}

function readUint(file: DataView, at: number, bytes: number): number {
  return bytes === 4 ? file.getUint32(at) : bytes === 2 ? file.getUint16(at) : file.getUint8(at);
}

/** No byte belongs to two samples. */
function checkOverlaps(tracks: readonly Mp4Track[]): void {
  const places = tracks.flatMap(({ samples }) => samples).sort((a, b) => a.offset - b.offset);
  places.forEach(({ offset }, index) => {
    const before = places[index - 1];
    const apart = before === undefined || before.offset + before.sizeBytes <= offset;
    check(apart, 'file', `two samples share the byte ${offset}`);
  });
}
