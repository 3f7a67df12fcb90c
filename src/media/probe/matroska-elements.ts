/** The elements of a Matroska or WebM file (RFC 9559), one after another, past damage. */
import type { ByteWindow } from './byte-window.ts';
import { type EbmlHeader, MAX_HEADER_BYTES, readEbmlHeader } from './ebml.ts';

/** An element, and where it is in the file. */
export interface MatroskaElement extends EbmlHeader {
  readonly at: number;
  /** Of what is in it. */
  readonly start: number;
  /** Infinity where the file leaves it open. */
  readonly end: number;
  /** Where the walk goes on: behind it, or inside. */
  readonly next: number;
}

const CLUSTER_HEAD = [0x1f, 0x43, 0xb6, 0x75];
const SEARCH_BYTES = 512 * 1024;

/**
 * The one that begins at `from`, or behind damage the next cluster, where players go on, too; null at the end of the
 * file. @param entered ids of those whose children are met as if they stood at the top
 */
export async function elementFrom(
  bytes: ByteWindow,
  from: number,
  entered: ReadonlySet<number>,
): Promise<MatroskaElement | null> {
  for (let at = from; at < bytes.sizeBytes; at = await nextCluster(bytes, at + 1)) {
    const header = readEbmlHeader(await bytes.read(at, MAX_HEADER_BYTES));
    const isEntered = header !== null && entered.has(header.id);
    if (header === null || !(isEntered || Number.isFinite(header.sizeBytes))) continue;
    const start = at + header.headerBytes;
    const end = start + header.sizeBytes;
    return { ...header, at, start, end, next: isEntered ? start : end };
  }
  return null;
}

/** The size of the file where there is none any more. */
async function nextCluster(bytes: ByteWindow, from: number): Promise<number> {
  for (let at = from; at < bytes.sizeBytes; at += SEARCH_BYTES) {
    const found = await bytes.read(at, SEARCH_BYTES + CLUSTER_HEAD.length);
    const isHead = (index: number): boolean => CLUSTER_HEAD.every((byte, n) => found[index + n] === byte);
    for (
      let index = found.indexOf(CLUSTER_HEAD[0] ?? 0);
      index >= 0;
      index = found.indexOf(CLUSTER_HEAD[0] ?? 0, index + 1)
    )
      if (isHead(index)) return at + index;
  }
  return bytes.sizeBytes;
}
