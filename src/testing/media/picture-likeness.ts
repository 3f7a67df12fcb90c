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

const WINDOW_PX = 8;
/** Windows overlap by half, as in ffmpeg's filter of this name. */
const STEP_PX = 4;
/** Tiles of the picture that are judged alone, in each direction. */
const TILES = 8;
const C1 = (0.01 * 255) ** 2;
const C2 = (0.03 * 255) ** 2;

export function likenessOf(a: Yuv444, b: Yuv444): Likeness {
  const { widthPx, heightPx } = a;
  if (widthPx !== b.widthPx || heightPx !== b.heightPx)
    throw new RangeError(`The pictures are ${widthPx}x${heightPx} and ${b.widthPx}x${b.heightPx} large.`);
  const tiles = Array.from({ length: TILES * TILES }, () => ({ sum: 0, count: 0 }));
  for (let y = 0; y + WINDOW_PX <= heightPx; y += STEP_PX)
    for (let x = 0; x + WINDOW_PX <= widthPx; x += STEP_PX) {
      const row = Math.floor(((y + STEP_PX) * TILES) / heightPx);
      const tile = tiles[row * TILES + Math.floor(((x + STEP_PX) * TILES) / widthPx)];
      if (tile === undefined) throw new Error('The window lies outside the picture.');
      tile.sum += windowSsim(a, b, x, y);
      tile.count += 1;
    }
  const luma = widthPx * heightPx;
  let apart = 0;
  for (let at = luma; at < 3 * luma; at += 1)
    apart += Math.abs((a.bytes[at] as number) - (b.bytes[at] as number));
  const total = tiles.reduce((all, { sum, count }) => ({ sum: all.sum + sum, count: all.count + count }));
  return {
    ssim: total.sum / total.count,
    worstTile: Math.min(...tiles.map(({ sum, count }) => sum / count)),
    colourError: apart / (2 * luma),
  };
}

function windowSsim(a: Yuv444, b: Yuv444, left: number, top: number): number {
  let [sumA, sumB, squaresA, squaresB, products] = [0, 0, 0, 0, 0];
  for (let y = top; y < top + WINDOW_PX; y += 1)
    for (let at = y * a.widthPx + left, end = at + WINDOW_PX; at < end; at += 1) {
      const [va, vb] = [a.bytes[at] as number, b.bytes[at] as number];
      sumA += va;
      sumB += vb;
      squaresA += va * va;
      squaresB += vb * vb;
      products += va * vb;
    }
  const count = WINDOW_PX * WINDOW_PX;
  const [meanA, meanB] = [sumA / count, sumB / count];
  const varianceA = squaresA / count - meanA ** 2;
  const varianceB = squaresB / count - meanB ** 2;
  const covariance = products / count - meanA * meanB;
  return (
    ((2 * meanA * meanB + C1) * (2 * covariance + C2)) /
    ((meanA ** 2 + meanB ** 2 + C1) * (varianceA + varianceB + C2))
  );
}
