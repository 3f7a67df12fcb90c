/** Where the samples of one MP4 track lie and when they are shown, from its sample table. */
import { findBox, viewOf } from '../probe/mp4-boxes.ts';
import { editsIn } from '../probe/mp4-edits.ts';

export interface Sample {
  readonly offset: number;
  readonly sizeBytes: number;
  readonly startSec: number;
  readonly endSec: number;
}

/** Subtitles of a day have fewer; more is a damaged table. */
const MAX_SAMPLES = 500_000;

/** `trak` is the payload of a track box. Empty where the table is missing or damaged. */
export function readSampleTable(trak: Uint8Array, movieTimescale: number): Sample[] {
  const header = findBox(trak, 'mdia/mdhd');
  const table = findBox(trak, 'mdia/minf/stbl');
  if (!header || !table) return [];
  const timescale = viewOf(header).getUint32(header[0] === 1 ? 20 : 12);
  const sizes = readSizes(table);
  const offsets = readOffsets(table, sizes);
  const shiftSec = editShiftSec(trak, timescale, movieTimescale);
  const samples: Sample[] = [];
  let time = 0;
  for (const duration of durations(table)) {
    const index = samples.length;
    const sizeBytes = sizes[index];
    const offset = offsets[index];
    if (sizeBytes === undefined || offset === undefined) break;
    const startSec = time / timescale + shiftSec;
    time += duration;
    samples.push({ offset, sizeBytes, startSec, endSec: time / timescale + shiftSec });
  }
  return samples;
}

function* durations(table: Uint8Array): Generator<number> {
  for (const [count = 0, duration = 0] of entries(table, 'stts', 2)) {
    for (let i = 0; i < Math.min(count, MAX_SAMPLES); i += 1) yield duration;
  }
}

function readSizes(table: Uint8Array): number[] {
  const box = findBox(table, 'stsz');
  if (!box || box.length < 12) return [];
  const view = viewOf(box);
  const common = view.getUint32(4);
  const count = Math.min(view.getUint32(8), MAX_SAMPLES);
  if (common !== 0) return Array.from({ length: count }, () => common);
  const stored = Math.min(count, Math.floor((box.length - 12) / 4));
  return Array.from({ length: stored }, (_, i) => view.getUint32(12 + 4 * i));
}

function readOffsets(table: Uint8Array, sizes: readonly number[]): number[] {
  const chunks = chunkOffsets(table);
  const runs = entries(table, 'stsc', 3);
  const offsets: number[] = [];
  let run = 0;
  for (const [chunk, start] of chunks.entries()) {
    while ((runs[run + 1]?.[0] ?? Number.POSITIVE_INFINITY) <= chunk + 1) run += 1;
    const perChunk = runs[run]?.[1] ?? 0;
    let offset = start;
    for (let i = 0; i < perChunk && offsets.length < sizes.length; i += 1) {
      offsets.push(offset);
      offset += sizes[offsets.length - 1] ?? 0;
    }
  }
  return offsets;
}

function chunkOffsets(table: Uint8Array): number[] {
  const large = findBox(table, 'co64');
  if (!large) return entries(table, 'stco', 1).map(([offset = 0]) => offset);
  const view = viewOf(large);
  const count = Math.min(view.getUint32(4), Math.floor((large.length - 8) / 8));
  return Array.from({ length: count }, (_, i) => Number(view.getBigUint64(8 + 8 * i)));
}

/** Rows of a full box that holds a count and rows of 32-bit numbers. */
function entries(table: Uint8Array, type: string, columns: number): number[][] {
  const box = findBox(table, type);
  if (!box || box.length < 8) return [];
  const view = viewOf(box);
  const count = Math.min(view.getUint32(4), Math.floor((box.length - 8) / (4 * columns)));
  return Array.from({ length: count }, (_, row) =>
    Array.from({ length: columns }, (_unused, column) => view.getUint32(8 + 4 * (row * columns + column))),
  );
}

/** Empty edits delay a track, the first real one may skip its beginning. */
function editShiftSec(trak: Uint8Array, timescale: number, movieTimescale: number): number {
  const box = findBox(trak, 'edts/elst');
  if (!box) return 0;
  let delaySec = 0;
  for (const { fromSec, lengthSec } of editsIn(viewOf(box), movieTimescale, timescale)) {
    if (fromSec !== null) return delaySec - fromSec;
    delaySec += lengthSec;
  }
  return delaySec;
}
