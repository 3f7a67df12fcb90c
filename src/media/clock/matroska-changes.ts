/** What changes in a Matroska or WebM file (RFC 9559) whose times are to begin at 0, or whose sounds to change places. */
import { ByteWindow } from '../probe/byte-window.ts';
import { type EbmlHeader, readEbmlSize, readUnsigned } from '../probe/ebml.ts';
import { CLUSTERS, DEFAULT_SCALE_NS, timestampScaleNs } from '../probe/matroska-clusters.ts';
import { elementFrom } from '../probe/matroska-elements.ts';
import type { ByteChange } from './byte-change.ts';
import type { LateClock } from './shift-clock.ts';
import { putEntryFirst } from './sound-first.ts';

const ID = {
  ...CLUSTERS,
  duration: 0x4489,
  tracks: 0x1654ae6b,
  cues: 0x1c53bb6b,
  cuePoint: 0xbb,
  cueTime: 0xb3,
  chapters: 0x1043a770,
  edition: 0x45b9,
  chapter: 0xb6,
  chapterStart: 0x91,
  chapterEnd: 0x92,
  checksum: 0xbf,
} as const;
/** Their children are met as if they stood at the top. */
const ENTERED: ReadonlySet<number> = new Set([
  ...[ID.segment, ID.info, ID.cluster, ID.blockGroup],
  ...[ID.cues, ID.cuePoint, ID.chapters, ID.edition, ID.chapter],
]);
/** The element that readers pass over; its number is as long as those of checksums and blocks. */
const VOID = 0xec;
const MOST_INFO_BYTES = 1024 * 1024;
const MOST_TRACKS_BYTES = 16 * MOST_INFO_BYTES;

export async function* matroskaChanges(
  file: Blob,
  { startSec, endSec, soundFirst }: LateClock,
): AsyncGenerator<ByteChange, void> {
  const bytes = new ByteWindow(file);
  let scaleNs = DEFAULT_SCALE_NS;
  const ticksOf = (sec: number): number => Math.round((sec * 1e9) / scaleNs);
  /** Of the cluster that is walked through. */
  let clusterEnd = Number.POSITIVE_INFINITY;
  /** How much too early it would begin: as much is taken off its blocks, as of one that begins with subtitles. */
  let missingTicks = 0;
  let blockAt = 0;
  for (let at = 0; ; ) {
    const element = await elementFrom(bytes, at, ENTERED);
    if (element === null) return;
    const { start, end } = element;
    const body = async (most = 8): Promise<Uint8Array> =>
      (await bytes.read(start, Math.min(element.sizeBytes, most))).slice();
    at = element.next;
    switch (element.id) {
      case ID.info:
        scaleNs = timestampScaleNs(await body(MOST_INFO_BYTES));
        break;
      case ID.duration:
        if (element.sizeBytes === 4 || element.sizeBytes === 8)
          yield { at: start, bytes: fraction(ticksOf(endSec) - ticksOf(startSec), element) };
        break;
      case ID.tracks: {
        if (soundFirst === null || element.sizeBytes > MOST_TRACKS_BYTES) break;
        const tracks = await body(element.sizeBytes);
        putEntryFirst(tracks, soundFirst);
        yield { at: start, bytes: tracks };
        break;
      }
      case ID.cluster:
        clusterEnd = end;
        break;
      case ID.clusterTimestamp: {
        const ticks = readUnsigned(await body()) - ticksOf(startSec);
        missingTicks = Math.max(0, -ticks);
        yield { at: start, bytes: unsigned(ticks, element) };
        // The times of blocks count from it. Never back: damage may have it stand behind its cluster.
        if (missingTicks === 0 && Number.isFinite(clusterEnd)) at = Math.max(at, clusterEnd);
        break;
      }
      case ID.blockGroup:
        blockAt = element.at;
        break;
      case ID.simpleBlock:
      case ID.block:
        if (element.id === ID.simpleBlock) blockAt = element.at;
        if (missingTicks > 0) yield earlierBlock(blockAt, start, await body(), missingTicks);
        break;
      case ID.cueTime:
        yield { at: start, bytes: unsigned(readUnsigned(await body()) - ticksOf(startSec), element) };
        break;
      case ID.chapterStart:
      case ID.chapterEnd:
        // In nanoseconds, whatever the scale.
        yield { at: start, bytes: unsigned(readUnsigned(await body()) - startSec * 1e9, element) };
        break;
      case ID.checksum:
        yield { at: element.at, bytes: new Uint8Array([VOID]) };
        break;
    }
  }
}

/** A whole number of as many bytes as there were; 0 for what would be before the beginning. */
function unsigned(value: number, { sizeBytes }: EbmlHeader): Uint8Array {
  const bytes = new Uint8Array(Math.min(8, sizeBytes));
  let rest = Math.max(0, Math.round(value));
  for (let index = bytes.length - 1; index >= 0; index -= 1) {
    bytes[index] = rest % 256;
    rest = Math.floor(rest / 256);
  }
  return bytes;
}

function fraction(value: number, { sizeBytes }: EbmlHeader): Uint8Array {
  const bytes = new Uint8Array(sizeBytes);
  const view = new DataView(bytes.buffer);
  if (sizeBytes === 4) view.setFloat32(0, value);
  else view.setFloat64(0, value);
  return bytes;
}

/** Its time is two bytes behind the number of its track. One from before the beginning is passed over. */
function earlierBlock(blockAt: number, start: number, head: Uint8Array, ticks: number): ByteChange {
  const at = readEbmlSize(head)?.length ?? 1;
  const time = new DataView(head.buffer).getInt16(at) - ticks;
  if (time < 0) return { at: blockAt, bytes: new Uint8Array([VOID]) };
  const bytes = new Uint8Array(2);
  new DataView(bytes.buffer).setInt16(0, time);
  return { at: start + at, bytes };
}
