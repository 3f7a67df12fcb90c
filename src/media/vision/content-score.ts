/** How different two small pictures are, as PySceneDetect's content detector measures it. */

/** Hue (0 to 180), saturation and value (0 to 255) of every pixel, plane after plane. */
export type HsvPicture = Uint8Array;

/** The detector's own default: from this score on, two neighbouring frames are a cut. */
export const CUT_SCORE = 27;

/** 4:2:0 planes without padding, BT.709 limited; the size is even. */
export interface SmallPicture {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly y: Uint8Array;
  readonly u: Uint8Array;
  readonly v: Uint8Array;
}

/** Mean absolute difference of hue, saturation and value, 0 to 225 (PySceneDetect 0.6, ContentDetector). */
export function contentScore(a: HsvPicture, b: HsvPicture): number {
  let sum = 0;
  for (let i = 0; i < a.length; i += 1) sum += Math.abs((a[i] as number) - (b[i] as number));
  return sum / a.length;
}

/** Colour as OpenCV defines it for 8-bit pictures, since the threshold was tuned on that. */
export function toHsv({ widthPx, heightPx, y, u, v }: SmallPicture): HsvPicture {
  const pixels = widthPx * heightPx;
  const hsv = new Uint8Array(3 * pixels);
  for (let row = 0; row < heightPx; row += 1) {
    for (let column = 0; column < widthPx; column += 1) {
      const at = row * widthPx + column;
      const atChroma = (row >> 1) * (widthPx >> 1) + (column >> 1);
      const luma = 1.1644 * ((y[at] as number) - 16);
      const blueDifference = (u[atChroma] as number) - 128;
      const redDifference = (v[atChroma] as number) - 128;
      const red = toByte(luma + 1.7927 * redDifference);
      const green = toByte(luma - 0.2132 * blueDifference - 0.5329 * redDifference);
      const blue = toByte(luma + 2.1124 * blueDifference);
      const high = Math.max(red, green, blue);
      const range = high - Math.min(red, green, blue);
      hsv[at] = hueOf(red, green, blue, high, range);
      hsv[pixels + at] = high === 0 ? 0 : (255 * range) / high;
      hsv[2 * pixels + at] = high;
    }
  }
  return hsv;
}

function hueOf(red: number, green: number, blue: number, high: number, range: number): number {
  if (range === 0) return 0;
  const sixth =
    high === red
      ? (green - blue) / range
      : high === green
        ? 2 + (blue - red) / range
        : 4 + (red - green) / range;
  return (30 * sixth + 180) % 180;
}

function toByte(value: number): number {
  return Math.min(255, Math.max(0, Math.round(value)));
}
