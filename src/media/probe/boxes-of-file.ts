/** Boxes of an MP4 or QuickTime file (ISO/IEC 14496-12, 4.2), found by their heads alone: nothing large is read. */
import { readBoxHeader, viewOf } from './mp4-boxes.ts';

export interface BoxOfFile {
  readonly type: string;
  /** Of what it holds, in the file. */
  readonly from: number;
  readonly to: number;
}

/** More boxes than any file has side by side. */
const MOST_BOXES = 10_000;

export function wholeFile({ size }: Blob): BoxOfFile {
  return { type: '', from: 0, to: size };
}

/** The first at the end of a path such as `mdia/minf`. */
export async function findIn(file: Blob, inside: BoxOfFile, path: string): Promise<BoxOfFile | null> {
  let at: BoxOfFile | null = inside;
  for (const type of path.split('/')) at = at && (await childOf(file, at, type));
  return at;
}

async function childOf(file: Blob, inside: BoxOfFile, type: string): Promise<BoxOfFile | null> {
  for await (const box of boxesOf(file, inside)) if (box.type === type) return box;
  return null;
}

/** Ends where a box does not fit into what holds it. */
export async function* boxesOf(file: Blob, { from, to }: BoxOfFile): AsyncGenerator<BoxOfFile> {
  let at = from;
  for (let count = 0; count < MOST_BOXES && at + 8 <= to; count += 1) {
    const header = readBoxHeader(await readBytes(file, at, Math.min(at + 16, file.size)));
    if (header === null) return;
    const end = header.sizeBytes === Number.POSITIVE_INFINITY ? to : at + header.sizeBytes;
    if (end > to) return;
    yield { type: header.type, from: at + header.headerBytes, to: end };
    at = end;
  }
}

export async function readView(file: Blob, from: number, to: number): Promise<DataView> {
  return viewOf(await readBytes(file, from, to));
}

async function readBytes(file: Blob, from: number, to: number): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(from, to).arrayBuffer());
}
