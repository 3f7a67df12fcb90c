/** A picture of a page made small: the mean colour of each block of it. */

/** Rows from the top, four bytes a pixel: red, green, blue, opacity. `rgba.length === 4 * width * height`. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly rgba: Uint8ClampedArray;
}

/** A line of text is three or four blocks high, a button eight. */
export const BLOCK_PX = 5;
/** Colours are kept in steps of this: nobody sees one, and the files are half as large. */
const STEP = 4;

/** @returns `ceil(width / BLOCK_PX)` by `ceil(height / BLOCK_PX)`, opaque; blocks at the edge hold what there is */
export function blockAverages({ width, height, rgba }: Picture): Picture {
  const columns = Math.ceil(width / BLOCK_PX);
  const rows = Math.ceil(height / BLOCK_PX);
  const sums = new Uint32Array(4 * columns * rows);
  const counts = new Uint32Array(columns * rows);
  for (let y = 0, from = 0; y < height; y += 1) {
    const row = Math.floor(y / BLOCK_PX) * columns;
    for (let x = 0; x < width; x += 1, from += 4) {
      const block = row + Math.floor(x / BLOCK_PX);
      const to = 4 * block;
      sums[to] = (sums[to] ?? 0) + (rgba[from] ?? 0);
      sums[to + 1] = (sums[to + 1] ?? 0) + (rgba[from + 1] ?? 0);
      sums[to + 2] = (sums[to + 2] ?? 0) + (rgba[from + 2] ?? 0);
      counts[block] = (counts[block] ?? 0) + 1;
    }
  }
  const mean = (at: number) => (sums[at] ?? 0) / (counts[Math.floor(at / 4)] ?? 1);
  const means = new Uint8ClampedArray(sums.length).map((_, at) =>
    at % 4 === 3 ? 255 : STEP * Math.round(mean(at) / STEP),
  );
  return { width: columns, height: rows, rgba: means };
}
