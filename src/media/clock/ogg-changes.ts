/** What changes in an Ogg file whose sound is to begin at 0: how far its pages say the sound is, and their checksums. */
import { ByteWindow } from '../probe/byte-window.ts';
import { type OggPage, oggPages } from '../probe/ogg-pages.ts';
import { OPUS_SAMPLE_RATE, readOpusHead } from '../probe/opus-head.ts';
import type { ByteChange } from './byte-change.ts';
import { less } from './mp4-times.ts';
import type { LateClock } from './shift-clock.ts';

/** How a stream counts. */
interface OggClock {
  /** Ticks a second. */
  readonly rate: number;
  /** What an encoder put before the beginning; it lies before the first time of Opus, and is counted with it (RFC 7845, 4.3). */
  readonly leadSec: number;
}

/** Where a page says how many ticks have passed at its end, in 8 bytes; -1 where no packet ends in it. */
const POSITION_AT = 6;
const CHECKSUM_AT = 22;

/** Streams that begin later in the file, as those of the next song do, count from their own beginning. */
export async function* oggChanges(
  file: Blob,
  { startSec, trackIds }: LateClock,
): AsyncGenerator<ByteChange, void> {
  const clocks = new Map<number, OggClock>();
  let hasBegun = false;
  for await (const page of oggPages(new ByteWindow(file))) {
    hasBegun ||= !page.isFirst;
    if (page.isFirst) {
      const clock = hasBegun ? null : clockOf(page.body);
      if (clock === null) clocks.delete(page.serial);
      else clocks.set(page.serial, clock);
      continue;
    }
    const clock = clocks.get(page.serial);
    const main = clocks.get(trackIds[0] ?? -1);
    if (clock === undefined || main === undefined) continue;
    const shiftSec = startSec + main.leadSec;
    const changed = earlierPage(page, BigInt(Math.round(shiftSec * clock.rate)));
    if (changed !== null) yield { at: page.at, bytes: changed };
  }
}

/** @param head what is in the first page of a stream; null for streams that hold no sound this program reads */
function clockOf(head: Uint8Array): OggClock | null {
  const opus = readOpusHead(head);
  if (opus !== null) return { rate: OPUS_SAMPLE_RATE, leadSec: opus.preSkipSec };
  const isVorbis = head.length >= 16 && String.fromCharCode(...head.subarray(0, 7)) === '\x01vorbis';
  return isVorbis ? { rate: new DataView(head.buffer).getUint32(12, true), leadSec: 0 } : null;
}

/** Its head, with its checksum as right as it was: what damage made wrong stays so. */
function earlierPage({ head, sizeBytes }: OggPage, byTicks: bigint): Uint8Array | null {
  const view = new DataView(head.buffer);
  const position = view.getBigInt64(POSITION_AT, true);
  if (position <= 0n) return null;
  const earlier = less(position, byTicks);
  view.setBigInt64(POSITION_AT, earlier, true);
  const difference = checksumChange(position ^ earlier, sizeBytes);
  view.setUint32(CHECKSUM_AT, view.getUint32(CHECKSUM_AT, true) ^ difference, true);
  return head;
}

/**
 * What a change of the position does to the checksum of its page. That has no first value and no last step (RFC 3533, 6), so the
 * difference of two is the checksum of a page that is zero but where they differ: nothing else of the page is needed.
 */
function checksumChange(difference: bigint, sizeBytes: number): number {
  const differing = new Uint8Array(8);
  new DataView(differing.buffer).setBigInt64(0, difference, true);
  let sum = 0;
  for (let at = POSITION_AT; at < sizeBytes; at += 1) {
    const byte = differing[at - POSITION_AT] ?? 0;
    sum = (sum << 8) ^ (TABLE[(sum >>> 24) ^ byte] ?? 0);
  }
  return sum >>> 0;
}

const POLYNOMIAL = 0x04c1_1db7;
const TABLE = Int32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte << 24;
  for (let bit = 0; bit < 8; bit += 1) sum = (sum << 1) ^ (sum < 0 ? POLYNOMIAL : 0);
  return sum;
});
