/** How alike two pictures are: structural similarity (Wang and others, 2004) of luma, and how far colours lie apart. */

/** Luma and both colour differences at full size, one byte a sample. */
export interface Yuv444 {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly bytes: Uint8Array;
}

export interface Likeness {
  /** Mean over the picture; 1 is equal. */
  readonly ssim: number;
  /** Of the least alike tile: a wrong word is a small part of a picture. */
  readonly worstTile: number;
  /** Mean absolute difference of the colour samples. */
  readonly colourError: number;
}

/** Windows are 8 pixels wide and high and overlap by half, as in ffmpeg's filter of this name: each is four of these blocks. */
const BLOCK_PX = 4;
const WINDOW_SAMPLES = (2 * BLOCK_PX) ** 2;
/** Tiles of the picture that are judged alone, in each direction. */
const TILES = 8;
const C1 = (0.01 * 255) ** 2;
const C2 = (0.03 * 255) ** 2;

export function likenessOf(a: Yuv444, b: Yuv444): Likeness {
  const { widthPx, heightPx } = a;
  if (widthPx !== b.widthPx || heightPx !== b.heightPx)
    throw new RangeError(`The pictures are ${widthPx}x${heightPx} and ${b.widthPx}x${b.heightPx} large.`);
  const [sums, counts] = [new Float64Array(TILES * TILES), new Uint32Array(TILES * TILES)];
  const columns = Math.floor(widthPx / BLOCK_PX);
  let above = sumsOfBlocks(a, b, 0, columns);
  for (let top = BLOCK_PX; top + BLOCK_PX <= heightPx; top += BLOCK_PX) {
    const below = sumsOfBlocks(a, b, top, columns);
    const row = Math.floor((top * TILES) / heightPx);
    for (let column = 1; column < columns; column += 1) {
      const tile = row * TILES + Math.floor((column * BLOCK_PX * TILES) / widthPx);
      sums[tile] = (sums[tile] as number) + windowSsim(above, below, column);
      counts[tile] = (counts[tile] as number) + 1;
    }
    above = below;
  }
  return {
    ssim: sums.reduce((all, sum) => all + sum) / counts.reduce((all, count) => all + count),
    worstTile: Math.min(...sums.map((sum, tile) => sum / (counts[tile] as number))),
    colourError: colourError(a, b),
  };
}

/** Of samples a and b, in this order. */
const [SUM_A, SUM_B, SQUARES_A, SQUARES_B, PRODUCTS, SUMS] = [0, 1, 2, 3, 4, 5] as const;

/** Of all blocks side by side whose first row is `top`. */
function sumsOfBlocks(a: Yuv444, b: Yuv444, top: number, columns: number): Int32Array {
  const all = new Int32Array(columns * SUMS);
  const { widthPx, bytes: some } = a;
  const { bytes: others } = b;
  for (let column = 0; column < columns; column += 1) {
    let sumA = 0;
    let sumB = 0;
    let squaresA = 0;
    let squaresB = 0;
    let products = 0;
    for (let y = top; y < top + BLOCK_PX; y += 1)
      for (let at = y * widthPx + column * BLOCK_PX, end = at + BLOCK_PX; at < end; at += 1) {
        const va = some[at] as number;
        const vb = others[at] as number;
        sumA += va;
        sumB += vb;
        squaresA += va * va;
        squaresB += vb * vb;
        products += va * vb;
      }
    const at = column * SUMS;
    all[at + SUM_A] = sumA;
    all[at + SUM_B] = sumB;
    all[at + SQUARES_A] = squaresA;
    all[at + SQUARES_B] = squaresB;
    all[at + PRODUCTS] = products;
  }
  return all;
}

/** Of the window whose last column of blocks is `column`. */
function windowSsim(above: Int32Array, below: Int32Array, column: number): number {
  const meanA = meanOf(above, below, column, SUM_A);
  const meanB = meanOf(above, below, column, SUM_B);
  const varianceA = meanOf(above, below, column, SQUARES_A) - meanA ** 2;
  const varianceB = meanOf(above, below, column, SQUARES_B) - meanB ** 2;
  const covariance = meanOf(above, below, column, PRODUCTS) - meanA * meanB;
  return (
    ((2 * meanA * meanB + C1) * (2 * covariance + C2)) /
    ((meanA ** 2 + meanB ** 2 + C1) * (varianceA + varianceB + C2))
  );
}

function meanOf(above: Int32Array, below: Int32Array, column: number, which: number): number {
  const right = column * SUMS + which;
  const left = right - SUMS;
  const sum =
    (above[left] as number) + (above[right] as number) + (below[left] as number) + (below[right] as number);
  return sum / WINDOW_SAMPLES;
}

function colourError(a: Yuv444, b: Yuv444): number {
  const luma = a.widthPx * a.heightPx;
  const { bytes: some } = a;
  const { bytes: others } = b;
  let apart = 0;
  for (let at = luma; at < 3 * luma; at += 1)
    apart += Math.abs((some[at] as number) - (others[at] as number));
  return apart / (2 * luma);
}
