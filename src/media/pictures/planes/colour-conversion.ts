/** Turns any 8-bit 4:2:0 colour description into BT.709 limited range, the one the renderer writes. */

/** Fixed-point coefficients of `convertColour` in kernels.as.ts, in 1/16384. */
export interface ColourConversion {
  readonly black: number;
  readonly yy: number;
  readonly yu: number;
  readonly yv: number;
  readonly uu: number;
  readonly uv: number;
  readonly vu: number;
  readonly vv: number;
}

interface LumaWeights {
  readonly red: number;
  readonly blue: number;
}

const BT709: LumaWeights = { red: 0.2126, blue: 0.0722 };
const BT601: LumaWeights = { red: 0.299, blue: 0.114 };
const BT2020: LumaWeights = { red: 0.2627, blue: 0.0593 };
/** Files that do not say are taken as BT.601 below this height, as players do. */
const HD_HEIGHT_PX = 720;
const ONE = 16384;

/** null: already BT.709 limited, nothing to do. `heightPx` decides where the file does not say. */
export function colourConversion(space: VideoColorSpaceInit, heightPx: number): ColourConversion | null {
  const from = weightsOf(space.matrix ?? null, heightPx);
  const fullRange = space.fullRange === true;
  if (from === BT709 && !fullRange) return null;
  const lumaSpan = fullRange ? 255 : 219;
  const chromaSpan = fullRange ? 255 : 224;
  const blue = toBt709(from, 1, 0);
  const red = toBt709(from, 0, 1);
  const fixed = (value: number) => Math.round(value * ONE);
  return {
    black: fullRange ? 0 : 16,
    yy: fixed(219 / lumaSpan),
    yu: fixed((219 * blue.luma) / chromaSpan),
    yv: fixed((219 * red.luma) / chromaSpan),
    uu: fixed((224 * blue.blueDifference) / chromaSpan),
    uv: fixed((224 * red.blueDifference) / chromaSpan),
    vu: fixed((224 * blue.redDifference) / chromaSpan),
    vv: fixed((224 * red.redDifference) / chromaSpan),
  };
}

function weightsOf(matrix: string | null, heightPx: number): LumaWeights {
  switch (matrix) {
    case 'bt709':
      return BT709;
    case 'bt470bg':
    case 'smpte170m':
      return BT601;
    case 'bt2020-ncl':
      return BT2020;
    default:
      return heightPx >= HD_HEIGHT_PX ? BT709 : BT601;
  }
}

/** What one unit of colour difference becomes, over RGB (ITU-R BT.601-7, BT.709-6, BT.2020-2). */
function toBt709(from: LumaWeights, blueDifference: number, redDifference: number) {
  const red = 2 * (1 - from.red) * redDifference;
  const blue = 2 * (1 - from.blue) * blueDifference;
  const green = -(from.red * red + from.blue * blue) / (1 - from.red - from.blue);
  const luma = BT709.red * red + (1 - BT709.red - BT709.blue) * green + BT709.blue * blue;
  return {
    luma,
    blueDifference: (blue - luma) / (2 * (1 - BT709.blue)),
    redDifference: (red - luma) / (2 * (1 - BT709.red)),
  };
}
