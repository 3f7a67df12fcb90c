/** What an edit list says is shown of a track, in its order (ISO/IEC 14496-12, 8.6.6). */

export interface Edit {
  readonly lengthSec: number;
  /** By the clock of the track; null of an empty edit, which shows nothing. */
  readonly fromSec: number | null;
  /** 1 where it is shown at its own pace. */
  readonly rate: number;
}

const ROWS_AT = 8;
const WHOLE_RATE = 0x10000;

/**
 * @param table what is in an `elst`, which may be cut short
 * @param movieTimescale ticks a second of the movie, and `mediaTimescale` of the track
 */
export function editsIn(table: DataView, movieTimescale: number, mediaTimescale: number): Edit[] {
  if (table.byteLength < ROWS_AT) return [];
  const isWide = table.getUint8(0) === 1;
  const rowBytes = isWide ? 20 : 12;
  const count = Math.min(table.getUint32(4), Math.floor((table.byteLength - ROWS_AT) / rowBytes));
  return Array.from({ length: count }, (_, row) => {
    const at = ROWS_AT + row * rowBytes;
    const length = isWide ? Number(table.getBigUint64(at)) : table.getUint32(at);
    const from = isWide ? Number(table.getBigInt64(at + 8)) : table.getInt32(at + 4);
    return {
      lengthSec: length / movieTimescale,
      fromSec: from < 0 ? null : from / mediaTimescale,
      rate: table.getInt32(at + rowBytes - 4) / WHOLE_RATE,
    };
  });
}
