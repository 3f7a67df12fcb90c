/** Light levels in Matroska and WebM: `MaxCLL` and `LuminanceMax` of a track's colours (RFC 9559, 5.1.4.1.28). */
import type { SaidLight } from './said-light.ts';

interface Element {
  readonly id: number;
  /** Of what it holds, in the file. */
  readonly from: number;
  readonly to: number;
}

const ID = {
  segment: 0x18538067,
  cluster: 0x1f43b675,
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
    const contentNits = await numberIn(file, await find(file, colour, ID.contentMax), integerOf);
    const display = mastering === null ? null : await find(file, mastering, ID.displayMax);
    const displayNits = await numberIn(file, display, floatOf);
    if (contentNits !== null || displayNits !== null) return { contentNits, displayNits };
  }
  return null;
}

async function numberIn(
  file: Blob,
  element: Element | null,
  read: (view: DataView) => number | null,
): Promise<number | null> {
  if (element === null || element.to - element.from > 8) return null;
  return read(await viewOf(file, element.from, element.to));
}

function integerOf(view: DataView): number {
  let value = 0;
  for (let at = 0; at < view.byteLength; at += 1) value = value * 256 + view.getUint8(at);
  return value;
}

function floatOf(view: DataView): number | null {
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
    const view = await viewOf(file, at, Math.min(at + 12, to));
    const id = numberAt(view, 0, 4);
    const length = id === null ? null : numberAt(view, id.bytes, 8);
    if (id === null || length === null) return;
    const start = at + id.bytes + length.bytes;
    const isUnknown = length.value === 2 ** (7 * length.bytes) - 1;
    const end = isUnknown ? to : start + length.value;
    if (end > to) return;
    yield { id: id.value + 2 ** (7 * id.bytes), from: start, to: end };
    at = end;
  }
}

/** A number whose leading zeros say how many bytes it has, at most `most`; without its marker. */
function numberAt(view: DataView, at: number, most: number): { value: number; bytes: number } | null {
  if (at >= view.byteLength) return null;
  const bytes = Math.clz32(view.getUint8(at)) - 23;
  if (bytes > most || at + bytes > view.byteLength) return null;
  let value = view.getUint8(at) - 2 ** (8 - bytes);
  for (let next = 1; next < bytes; next += 1) value = value * 256 + view.getUint8(at + next);
  return { value, bytes };
}

async function viewOf(file: Blob, from: number, to: number): Promise<DataView> {
  return new DataView(await file.slice(from, to).arrayBuffer());
}
