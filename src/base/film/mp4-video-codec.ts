/**
 * The video codec an MP4 or QuickTime file names, read from its boxes alone (ISO/IEC 14496-12): of gigabytes a few kilobytes
 * are looked at, so that a film can be told by its codec before it is sent anywhere.
 */

/** `ftyp`, `free`, `mdat`, `moov` and some more; a file with hundreds of boxes at its top says nothing quickly. */
const TOP_BOXES_MAX = 256;
/** Hours of film have indexes of some megabytes. */
const MOOV_MAX_BYTES = 64 * 1024 * 1024;
const HEADER_BYTES = 16;
/** What leads from the index to the description of a track's samples. */
const ON_THE_WAY: ReadonlySet<string> = new Set(['trak', 'mdia', 'minf', 'stbl']);

interface Box {
  readonly type: string;
  readonly bodyStart: number;
  readonly end: number;
}

/** The type of the first sample entry of the first video track, such as `avc1` or `hvc1`; null where the file is another one, or damaged. */
export async function mp4VideoCodec(file: Blob): Promise<string | null> {
  let at = 0;
  for (let boxes = 0; boxes < TOP_BOXES_MAX && at + 8 <= file.size; boxes += 1) {
    const header = new DataView(await file.slice(at, at + HEADER_BYTES).arrayBuffer());
    const box = boxAt(header, 0, file.size - at);
    if (box === null || (boxes === 0 && !/^(ftyp|moov|mdat|wide|free|skip|pnot)$/.test(box.type)))
      return null;
    if (box.type === 'moov') {
      if (box.end - box.bodyStart > MOOV_MAX_BYTES) return null;
      const body = await file.slice(at + box.bodyStart, at + box.end).arrayBuffer();
      return codecIn(new DataView(body), 0, body.byteLength, { isVideo: false });
    }
    at += box.end;
  }
  return null;
}

/** Depth first; which handler a track has is said before what its samples are. */
function codecIn(view: DataView, from: number, to: number, track: { isVideo: boolean }): string | null {
  for (let at = from; at + 8 <= to; ) {
    const box = boxAt(view, at, to);
    if (box === null) return null;
    const { type, bodyStart, end } = box;
    // QuickTime has a second handler, of the data, within the first.
    if (type === 'hdlr' && bodyStart + 12 <= end) track.isVideo ||= fourCc(view, bodyStart + 8) === 'vide';
    if (type === 'stsd' && track.isVideo && bodyStart + 16 <= end) return fourCc(view, bodyStart + 12);
    if (ON_THE_WAY.has(type)) {
      const found = codecIn(view, bodyStart, end, type === 'trak' ? { isVideo: false } : track);
      if (found !== null) return found;
    }
    at = end;
  }
  return null;
}

/** null where it does not lie within `to`. */
function boxAt(view: DataView, at: number, to: number): Box | null {
  if (at + 8 > view.byteLength) return null;
  const short = view.getUint32(at);
  const isLong = short === 1;
  if (isLong && at + HEADER_BYTES > view.byteLength) return null;
  const sizeBytes = isLong ? Number(view.getBigUint64(at + 8)) : short === 0 ? to - at : short;
  const headBytes = isLong ? HEADER_BYTES : 8;
  const end = at + sizeBytes;
  return sizeBytes < headBytes || end > to
    ? null
    : { type: fourCc(view, at + 4), bodyStart: at + headBytes, end };
}

function fourCc(view: DataView, at: number): string {
  return String.fromCharCode(...Array.from({ length: 4 }, (_, byte) => view.getUint8(at + byte)));
}
