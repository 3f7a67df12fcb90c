/** Rows inside a lane for things that stand at the same time: each is seen and can be taken, none covers another. */

export interface Row {
  /** From the top. */
  readonly row: number;
  /** Rows the lane is divided into while this stands: 1 has the lane for itself. */
  readonly of: number;
}

export interface Stacked {
  readonly id: string;
  readonly outputStartSec: number;
  readonly durationSec: number;
}

export const WHOLE_LANE: Row = { row: 0, of: 1 };

/**
 * Only what overlaps shares the height, as in a calendar: a lone text stays as high as its lane.
 *
 * @param items by start. @returns what does not have its lane for itself
 */
export function stackRows(items: readonly Stacked[]): ReadonlyMap<string, Row> {
  const rows = new Map<string, Row>();
  let group: { readonly id: string; readonly row: number }[] = [];
  let rowEnds: number[] = [];
  const close = (): void => {
    if (rowEnds.length > 1) for (const { id, row } of group) rows.set(id, { row, of: rowEnds.length });
    group = [];
    rowEnds = [];
  };
  for (const { id, outputStartSec, durationSec } of items) {
    if (rowEnds.every((endSec) => endSec <= outputStartSec)) close();
    const free = rowEnds.findIndex((endSec) => endSec <= outputStartSec);
    const row = free < 0 ? rowEnds.length : free;
    rowEnds[row] = outputStartSec + durationSec;
    group.push({ id, row });
  }
  close();
  return rows;
}
