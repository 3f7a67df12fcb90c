/**
 * Counts in the tables of an MP4 (ISO/IEC 14496-12, 8.6 to 8.8) that say more than there is, as damage leaves them. Readers
 * that believe them go through billions of samples, for minutes or in gigabytes; FFmpeg ends with the last sample there
 * is. So does whoever reads these bytes afterwards: such a count is lowered where it lies in memory.
 */
import { type Box, boxesIn, findBox, viewOf } from './mp4-boxes.ts';

/** Behind version and flags. */
const COUNT_AT = 4;
const ROWS_AT = 8;
const SIZES_AT = 12;
const ENTERED: ReadonlySet<string> = new Set(['trak', 'mdia', 'minf']);
/** Of what a fragment's header may say before the size of its samples (8.8.7.1), the flag and its bytes. */
const BEFORE_SIZE = [
  [0x1, 8],
  [0x2, 4],
  [0x8, 4],
] as const;
const HAS_SIZE = 0x10;
/** Flags of a run (8.8.8.1): what stands before its rows, and what is in each of them. */
const BEFORE_ROWS = [0x1, 0x4];
const IN_ROWS = [0x100, 0x200, 0x400, 0x800];
const ROWS_HAVE_SIZE = 0x200;

/** Says how large the samples of a fragment are that does not say it: by the number of a track. */
export type DefaultSizes = ReadonlyMap<number, number>;

/** @param movie what is in a `moov` */
export function lowerMovieCounts(movie: Uint8Array, fileBytes: number): DefaultSizes {
  for (const table of sampleTablesIn(movie))
    lowerTableCounts(
      [...boxesIn(table)].filter(({ data }) => data.length >= SIZES_AT),
      fileBytes,
    );
  const defaults = [...boxesIn(findBox(movie, 'mvex') ?? new Uint8Array(0))];
  return new Map(
    defaults
      .filter(({ type, data }) => type === 'trex' && data.length >= 20)
      .map(({ data }) => [viewOf(data).getUint32(4), viewOf(data).getUint32(16)]),
  );
}

/** @param fragment what is in a `moof` */
export function lowerFragmentCounts(fragment: Uint8Array, defaults: DefaultSizes, fileBytes: number): void {
  for (const { type, data } of boxesIn(fragment)) {
    const header = type === 'traf' ? findBox(data, 'tfhd') : null;
    if (header === null || header.length < 8) continue;
    const sampleBytes = sizeIn(header) ?? defaults.get(viewOf(header).getUint32(4)) ?? 0;
    const most = Math.floor(fileBytes / Math.max(1, sampleBytes));
    for (const run of boxesIn(data))
      if (run.type === 'trun' && run.data.length >= ROWS_AT) lowerRunCount(run.data, most);
  }
}

function* sampleTablesIn(boxes: Uint8Array): Generator<Uint8Array> {
  for (const { type, data } of boxesIn(boxes)) {
    if (type === 'stbl') yield data;
    else if (ENTERED.has(type)) yield* sampleTablesIn(data);
  }
}

function lowerTableCounts(tables: readonly Box[], fileBytes: number): void {
  const sum = (count: (table: Box) => number): number => tables.reduce((all, table) => all + count(table), 0);
  const sizes = sum(sizesIn);
  const samples = sizes === 0 || tables.some(isOfTicks) ? fileBytes : sizes;
  const chunks = sum(chunksIn);
  for (const { type, data } of tables) {
    let left = samples;
    if (type === 'stts' || type === 'ctts') for (const at of rowsIn(data, 8)) left -= lower(data, at, left);
    if (type !== 'stsc') continue;
    for (const at of rowsIn(data, 12)) {
      // The first chunk of many alike; none comes behind the last.
      lower(data, at, chunks + 1);
      lower(data, at + 4, samples);
    }
  }
}

/** None where one size is that of all samples. */
function sizesIn({ type, data }: Box): number {
  if (type === 'stz2') return Math.min(viewOf(data).getUint32(8), 2 * (data.length - SIZES_AT));
  if (type !== 'stsz' || viewOf(data).getUint32(4) !== 0) return 0;
  return lower(data, 8, Math.floor((data.length - SIZES_AT) / 4));
}

/** Sound of a sample a tick is read by the chunk, by FFmpeg as well: what is said of the sizes of its samples may be anything. */
function isOfTicks({ type, data }: Box): boolean {
  return (
    type === 'stts' &&
    data.length >= 16 &&
    viewOf(data).getUint32(4) === 1 &&
    viewOf(data).getUint32(12) === 1
  );
}

function chunksIn({ type, data }: Box): number {
  if (type !== 'stco' && type !== 'co64') return 0;
  return lowerRows(data, type === 'stco' ? 4 : 8);
}

/** Where they begin. */
function* rowsIn(table: Uint8Array, rowBytes: number): Generator<number> {
  const rows = lowerRows(table, rowBytes);
  for (let row = 0; row < rows; row += 1) yield ROWS_AT + row * rowBytes;
}

/** A table has no more rows than fit into it. */
function lowerRows(table: Uint8Array, rowBytes: number): number {
  return lower(table, COUNT_AT, Math.floor((table.length - ROWS_AT) / rowBytes));
}

function lowerRunCount(run: Uint8Array, most: number): void {
  const flags = viewOf(run).getUint32(0);
  const has = (flag: number): boolean => (flags & flag) !== 0;
  const rowsAt = ROWS_AT + 4 * BEFORE_ROWS.filter(has).length;
  const rowBytes = 4 * IN_ROWS.filter(has).length;
  if (rowBytes > 0) lower(run, COUNT_AT, Math.floor((run.length - rowsAt) / rowBytes));
  if (!has(ROWS_HAVE_SIZE)) lower(run, COUNT_AT, most);
}

function sizeIn(header: Uint8Array): number | null {
  const flags = viewOf(header).getUint32(0);
  const at = BEFORE_SIZE.reduce((sum, [flag, bytes]) => sum + ((flags & flag) === 0 ? 0 : bytes), 8);
  return (flags & HAS_SIZE) === 0 || at + 4 > header.length ? null : viewOf(header).getUint32(at);
}

/** What the number is then. */
function lower(bytes: Uint8Array, at: number, most: number): number {
  const view = viewOf(bytes);
  const number = Math.min(view.getUint32(at), Math.max(0, most));
  view.setUint32(at, number);
  return number;
}
