/**
 * The edit list of a track (ISO/IEC 14496-12, 8.6.6), changed where it lies in memory. Its first edits may be empty: they
 * show nothing and delay what follows.
 */
import { viewOf } from '../probe/mp4-boxes.ts';
import { isWide, less, setTime, timeAt } from './mp4-times.ts';

const HEAD_BYTES = 8;
const ROWS_AT = 8;
const FREE = new TextEncoder().encode('free');

export class EditList {
  private box: Uint8Array;
  private readonly rowBytes: number;

  /** @param box what is in an `elst` */
  constructor(box: Uint8Array) {
    this.box = box;
    this.rowBytes = isWide(box) ? 20 : 12;
  }

  /** How long nothing is shown at first, by the clock of the movie. */
  get emptyTicks(): bigint {
    let ticks = 0n;
    for (let row = 0; this.isEmpty(row); row += 1) ticks += timeAt(this.box, this.placeOf(row));
    return ticks;
  }

  /** Shortens the empty edits; one of which nothing is left is none any more. */
  takeEmpty(movieTicks: bigint): void {
    let left = movieTicks;
    while (left > 0n && this.isEmpty(0)) {
      const ticks = timeAt(this.box, ROWS_AT);
      setTime(this.box, ROWS_AT, less(ticks, left));
      if (ticks > left) return;
      left -= ticks;
      this.dropFirst();
    }
  }

  /** Begins further on in what is shown first. Both say how far, by the clocks of the movie and of the track. */
  cut(movieTicks: bigint, mediaTicks: bigint): void {
    let row = 0;
    while (this.isEmpty(row)) row += 1;
    if (row >= this.count) return;
    const at = this.placeOf(row);
    setTime(this.box, at, less(timeAt(this.box, at), movieTicks));
    const mediaAt = at + (isWide(this.box) ? 8 : 4);
    setTime(this.box, mediaAt, timeAt(this.box, mediaAt) + mediaTicks);
  }

  private get count(): number {
    return Math.min(viewOf(this.box).getUint32(4), Math.floor((this.box.length - ROWS_AT) / this.rowBytes));
  }

  private placeOf(row: number): number {
    return ROWS_AT + row * this.rowBytes;
  }

  private isEmpty(row: number): boolean {
    if (row >= this.count) return false;
    const at = this.placeOf(row);
    const view = viewOf(this.box);
    return isWide(this.box) ? view.getBigInt64(at + 8) === -1n : view.getInt32(at + 4) === -1;
  }

  /** A box that says nothing takes its place behind the others. */
  private dropFirst(): void {
    const { box, rowBytes, count } = this;
    box.copyWithin(ROWS_AT, ROWS_AT + rowBytes);
    viewOf(box).setUint32(4, count - 1);
    const kept = box.length - rowBytes;
    viewOf(box).setUint32(kept, rowBytes);
    box.set(FREE, kept + 4);
    new DataView(box.buffer, box.byteOffset - HEAD_BYTES).setUint32(0, HEAD_BYTES + kept);
    this.box = box.subarray(0, kept);
  }
}
