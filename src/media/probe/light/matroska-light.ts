/** Light levels in Matroska and WebM: `MaxCLL` and `LuminanceMax` of a track's colours (RFC 9559, 5.1.4.1.28). */
import { MAX_HEADER_BYTES, readEbmlHeader, readUnsigned } from '../ebml.ts';
import { CLUSTERS } from '../matroska-clusters.ts';
import { viewOf } from '../mp4-boxes.ts';
import type { SaidLight } from './said-light.ts';

interface Element {
  readonly id: number;
  /** Of what it holds, in the file. */
  readonly from: number;
  readonly to: number;
}

const ID = {
  ...CLUSTERS,
  tracks: 0x1654ae6b,
  entry: 0xae,
  video: 0xe0,
  colour: 0x55b0,
  contentMax: 0x55bc,
  mastering: 0x55d0,
  displayMax: 0x55d9,
} as const;

/** More elements than any file has side by side before its pictures. */
const MOST_ELEMENTS = 10_000;

/** The first track that says something; null where none does, or the elements are not whole. */
export async function readMatroskaLight(file: Blob): Promise<SaidLight | null> {
  const segment = await find(file, { id: 0, from: 0, to: file.size }, ID.segment);
  const tracks = segment === null ? null : await find(file, segment, ID.tracks);
  if (tracks === null) return null;
  for await (const entry of elementsOf(file, tracks)) {
    if (entry.id !== ID.entry) continue;
    const video = await find(file, entry, ID.video);
    const colour = video === null ? null : await find(file, video, ID.colour);
    if (colour === null) continue;
    const mastering = await find(file, colour, ID.mastering);
    const contentNits = await numberIn(file, await find(file, colour, ID.contentMax), readUnsigned);
    const display = mastering === null ? null : await find(file, mastering, ID.displayMax);
    const displayNits = await numberIn(file, display, floatOf);
    if (contentNits !== null || displayNits !== null) return { contentNits, displayNits };
  }
  return null;
}

async function numberIn(
  file: Blob,
  element: Element | null,
  read: (bytes: Uint8Array) => number | null,
): Promise<number | null> {
  if (element === null || element.to - element.from > 8) return null;
  return read(await bytesOf(file, element.from, element.to));
}

function floatOf(bytes: Uint8Array): number | null {
  const view = viewOf(bytes);
  if (view.byteLength === 4) return view.getFloat32(0);
  return view.byteLength === 8 ? view.getFloat64(0) : null;
}

async function find(file: Blob, inside: Element, id: number): Promise<Element | null> {
  for await (const element of elementsOf(file, inside)) {
    if (element.id === id) return element;
    // The pictures begin: a file that tells of its tracks behind them is not searched.
    if (element.id === ID.cluster) return null;
  }
  return null;
}

/** Ends where an element does not fit into what holds it. One of unknown length ends with that. */
async function* elementsOf(file: Blob, { from, to }: Element): AsyncGenerator<Element> {
  let at = from;
  for (let count = 0; count < MOST_ELEMENTS && at < to; count += 1) {
    const header = readEbmlHeader(await bytesOf(file, at, Math.min(at + MAX_HEADER_BYTES, to)));
    if (header === null) return;
    const start = at + header.headerBytes;
    const end = Number.isFinite(header.sizeBytes) ? start + header.sizeBytes : to;
    if (end > to) return;
    yield { id: header.id, from: start, to: end };
    at = end;
  }
}

async function bytesOf(file: Blob, from: number, to: number): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(from, to).arrayBuffer());
}
