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

/**
 * Colour as OpenCV defines it for 8-bit pictures, since the threshold was tuned on that. Thousands of pictures a film
 * go through here: what four pixels share is worked out once, and nothing in the loop is a call.
 */
export function toHsv({ widthPx, heightPx, y, u, v }: SmallPicture): HsvPicture {
  const pixels = widthPx * heightPx;
  const hsv = new Uint8Array(3 * pixels);
  const halfWidthPx = widthPx >> 1;
  for (let row = 0; row < heightPx; row += 1) {
    for (let column = 0; column < widthPx; column += 2) {
      const atChroma = (row >> 1) * halfWidthPx + (column >> 1);
      const blueDifference = (u[atChroma] as number) - 128;
      const redDifference = (v[atChroma] as number) - 128;
      const addedRed = 1.7927 * redDifference;
      const takenGreen = 0.2132 * blueDifference;
      const takenGreenToo = 0.5329 * redDifference;
      const addedBlue = 2.1124 * blueDifference;
      const first = row * widthPx + column;
      for (let at = first; at < first + 2; at += 1) {
        const luma = 1.1644 * ((y[at] as number) - 16);
        const red = toByte(luma + addedRed);
        const green = toByte(luma - takenGreen - takenGreenToo);
        const blue = toByte(luma + addedBlue);
        const greenOrBlue = green > blue ? green : blue;
        const high = red > greenOrBlue ? red : greenOrBlue;
        const low = red < green ? (red < blue ? red : blue) : green < blue ? green : blue;
        const range = high - low;
        hsv[at] = range === 0 ? 0 : hueOf(red, green, blue, high, range);
        hsv[pixels + at] = high === 0 ? 0 : (255 * range) / high;
        hsv[2 * pixels + at] = high;
      }
    }
  }
  return hsv;
}

/** 0 to 180. `range` is not 0. */
function hueOf(red: number, green: number, blue: number, high: number, range: number): number {
  const sixth =
    high === red
      ? (green - blue) / range
      : high === green
        ? 2 + (blue - red) / range
        : 4 + (red - green) / range;
  const hue = 30 * sixth + 180;
  return hue >= 180 ? hue - 180 : hue;
}

/** Truncating a positive number plus a half is rounding it, and needs no call. */
function toByte(value: number): number {
  return value <= 0 ? 0 : value >= 255 ? 255 : (value + 0.5) | 0;
}
