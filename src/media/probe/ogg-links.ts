/**
 * An Ogg that holds several recordings one after another (RFC 3533, 4: chained), as radio leaves them, each a whole Ogg of
 * its own. The library reads the first alone.
 */
import { ByteWindow } from './byte-window.ts';
import { oggPages } from './ogg-pages.ts';

/** A page has 65,307 bytes at the most: the last one is whole in here. */
const TAIL_BYTES = 128 * 1024;

/** By its last page, which is then of a stream that the first recording does not have. */
export async function isChained(file: Blob): Promise<boolean> {
  const first = new Set<number>();
  for await (const { serial, isFirst } of oggPages(new ByteWindow(file))) {
    if (!isFirst) break;
    first.add(serial);
  }
  let last: number | null = null;
  const tail = file.slice(Math.max(0, file.size - TAIL_BYTES));
  for await (const { serial } of oggPages(new ByteWindow(tail))) last = serial;
  return last !== null && !first.has(last);
}

/** Its recordings in their order. */
export async function oggLinks(file: Blob): Promise<Blob[]> {
  const starts: number[] = [];
  let wasFirst = false;
  for await (const { at, isFirst } of oggPages(new ByteWindow(file))) {
    if (isFirst && !wasFirst) starts.push(at);
    wasFirst = isFirst;
  }
  return starts.map((start, link) => file.slice(start, starts[link + 1]));
}
