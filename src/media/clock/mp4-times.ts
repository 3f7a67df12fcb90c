/** Times in boxes of an MP4: 8 bytes where the box is of version 1, else 4. What would be before the beginning is 0. */
import { viewOf } from '../probe/mp4-boxes.ts';

export const isWide = (box: Uint8Array): boolean => box[0] === 1;

export function timeAt(box: Uint8Array, at: number): bigint {
  return isWide(box) ? viewOf(box).getBigUint64(at) : BigInt(viewOf(box).getUint32(at));
}

export function setTime(box: Uint8Array, at: number, ticks: bigint): void {
  if (isWide(box)) viewOf(box).setBigUint64(at, ticks);
  else viewOf(box).setUint32(at, Number(ticks));
}

/** A length that is not known, all ones, stays so. */
export function setEarlier(box: Uint8Array, at: number, byTicks: bigint): void {
  const ticks = timeAt(box, at);
  const unknown = isWide(box) ? 0xffff_ffff_ffff_ffffn : 0xffff_ffffn;
  if (ticks !== unknown) setTime(box, at, less(ticks, byTicks));
}

export const less = (ticks: bigint, by: bigint): bigint => (ticks > by ? ticks - by : 0n);

export const ticksOf = (sec: number, timescale: number): bigint =>
  BigInt(Math.max(0, Math.round(sec * timescale)));
