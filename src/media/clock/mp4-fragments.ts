/** Times in the fragments of an MP4 and in their indexes (ISO/IEC 14496-12, 8.8 and 8.16), read and changed where they lie. */
import { boxesIn, findBox, viewOf } from '../probe/mp4-boxes.ts';
import type { FragmentShifts } from './mp4-movie.ts';
import { isWide, setEarlier, ticksOf, timeAt } from './mp4-times.ts';

/** When the samples of a fragment begin, by the clock of their track. */
interface FragmentTime {
  readonly trackId: number;
  /** What is in its `tfdt`. */
  readonly box: Uint8Array;
}

const TIME_AT = 4;

function* timesOf(fragment: Uint8Array): Generator<FragmentTime> {
  for (const { type, data } of boxesIn(fragment)) {
    const header = type === 'traf' ? findBox(data, 'tfhd') : null;
    const box = header && findBox(data, 'tfdt');
    if (header && box) yield { trackId: viewOf(header).getUint32(4), box };
  }
}

/** By the numbers of tracks. @param fragment what is in a `moof` */
export function fragmentTimes(fragment: Uint8Array): Map<number, bigint> {
  return new Map([...timesOf(fragment)].map(({ trackId, box }) => [trackId, timeAt(box, TIME_AT)]));
}

export function shiftFragment(fragment: Uint8Array, shifts: FragmentShifts): void {
  for (const { trackId, box } of timesOf(fragment)) setEarlier(box, TIME_AT, shifts.get(trackId) ?? 0n);
}

/** @param index what is in a `sidx`, which has a clock of its own */
export function shiftSegmentIndex(index: Uint8Array, shiftSec: number): void {
  setEarlier(index, 12, ticksOf(shiftSec, viewOf(index).getUint32(8)));
}

/** @param index what is in an `mfra`: where in the file each moment is */
export function shiftFragmentIndex(index: Uint8Array, shifts: FragmentShifts): void {
  for (const { type, data } of boxesIn(index)) {
    if (type !== 'tfra') continue;
    const view = viewOf(data);
    const sizes = view.getUint32(8);
    const numberBytes = [4, 2, 0].reduce((sum, bit) => sum + ((sizes >> bit) & 3) + 1, 0);
    const rowBytes = (isWide(data) ? 16 : 8) + numberBytes;
    for (let row = 0; row < view.getUint32(12) && 16 + (row + 1) * rowBytes <= data.length; row += 1)
      setEarlier(data, 16 + row * rowBytes, shifts.get(view.getUint32(4)) ?? 0n);
  }
}
