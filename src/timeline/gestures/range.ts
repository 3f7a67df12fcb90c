/** The stretch between the in and the out point: what a person marks to cut it out. Seconds of the output clock. */
import type { EditOperation } from '../model/edit-operation.ts';

export interface Range {
  readonly inSec: number | null;
  readonly outSec: number | null;
}

export const NO_RANGE: Range = { inSec: null, outSec: null };

/** An out point that would stand before it is given up. */
export function withIn({ outSec }: Range, sec: number): Range {
  return { inSec: sec, outSec: outSec !== null && outSec <= sec ? null : outSec };
}

export function withOut({ inSec }: Range, sec: number): Range {
  return { inSec: inSec !== null && inSec >= sec ? null : inSec, outSec: sec };
}

/** A point that is missing is the end of the edit on its side. Null where nothing is marked or nothing lies between. */
export function spanOf(
  { inSec, outSec }: Range,
  durationSec: number,
): { readonly startSec: number; readonly endSec: number } | null {
  if (inSec === null && outSec === null) return null;
  const [startSec, endSec] = [inSec ?? 0, Math.min(outSec ?? durationSec, durationSec)];
  return endSec > startSec ? { startSec, endSec } : null;
}

export function removeRange(range: Range, durationSec: number): EditOperation[] {
  const span = spanOf(range, durationSec);
  return span === null
    ? []
    : [{ type: 'remove_range', outputStartSec: span.startSec, outputEndSec: span.endSec }];
}
