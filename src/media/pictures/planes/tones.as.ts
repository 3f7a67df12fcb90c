// More than 8 bits and more light than an ordinary screen shows: narrowing and tone mapping. One module with
// kernels.as.ts.

// Samples of more than 8 bits, two bytes each, to 8 bits with rounding. dst rows have room for whole blocks of 8.
export function narrowPlane(
  src: usize, srcStride: i32, dst: usize, dstStride: i32, widthPx: i32, heightPx: i32, extraBits: i32,
): void {
  const half = i16x8.splat(<i16>((<i32>1) << (extraBits - 1)));
  for (let y = 0; y < heightPx; y++) {
    const row = src + <usize>(y * srcStride);
    const out = dst + <usize>(y * dstStride);
    for (let x = 0; x < widthPx; x += 8) {
      const rounded = i16x8.shr_u(i16x8.add(v128.load(row + 2 * x), half), extraBits);
      v128.store64_lane(out + x, i8x16.narrow_i16x8_u(rounded, rounded), 0);
    }
  }
}

// A sample as ten bits.
// @ts-ignore: decorator
@inline
function tenBits(row: usize, x: i32, bits: i32): f32 {
  if (bits == 8) return <f32>(<i32>load<u8>(row + x) << 2);
  const sample = <i32>load<u16>(row + 2 * x);
  return <f32>(bits == 10 ? sample : (sample + 2) >> 2);
}

// Four values of a table of TABLE_LAST + 1 numbers over 0 to 1. Added to 2^23 a number stands rounded in the lowest
// bits of the sum, which is several times faster than converting it.
const TABLE_LAST: f32 = 4095;
const ROUNDING: f32 = 8388608;
// @ts-ignore: decorator
@inline
function lookUp(table: usize, at: v128): v128 {
  const inside = f32x4.pmin(f32x4.pmax(at, f32x4.splat(0)), f32x4.splat(1));
  const sum = f32x4.add(f32x4.mul(inside, f32x4.splat(TABLE_LAST)), f32x4.splat(ROUNDING));
  const index = v128.and(sum, i32x4.splat(0xfff));
  let found = v128.load32_zero(table + ((<usize>i32x4.extract_lane(index, 0)) << 2));
  found = v128.load32_lane(table + ((<usize>i32x4.extract_lane(index, 1)) << 2), found, 1);
  found = v128.load32_lane(table + ((<usize>i32x4.extract_lane(index, 2)) << 2), found, 2);
  return v128.load32_lane(table + ((<usize>i32x4.extract_lane(index, 3)) << 2), found, 3);
}

// @ts-ignore: decorator
@inline
function weighed(r: v128, byRed: f32, g: v128, byGreen: f32, b: v128, byBlue: f32): v128 {
  const redGreen = f32x4.add(f32x4.mul(r, f32x4.splat(byRed)), f32x4.mul(g, f32x4.splat(byGreen)));
  return f32x4.add(redGreen, f32x4.mul(b, f32x4.splat(byBlue)));
}

// What hdr/tone-curve.ts does, as a factor: diffuse white to `white`, from there a quadratic Bezier to `peak`.
// @ts-ignore: decorator
@inline
function toneGain(light: v128, peak: f32, white: f32): v128 {
  const middleX: f32 = 1 + <f32>0.65 * (1 / white - 1);
  const middleY: f32 = white + <f32>0.65 * (1 - white);
  const linear = f32x4.splat(middleX - 1);
  const square = f32x4.splat(1 - 2 * middleX + peak);
  const one = f32x4.splat(1);
  const bent = f32x4.pmax(f32x4.pmin(light, f32x4.splat(peak)), one);
  const root = f32x4.sqrt(f32x4.add(f32x4.mul(linear, linear), f32x4.mul(square, f32x4.sub(bent, one))));
  const along = f32x4.div(f32x4.sub(bent, one), f32x4.add(linear, root));
  const slope = f32x4.splat(2 * (middleY - white));
  const curve = f32x4.splat(1 + white - 2 * middleY);
  const shown = f32x4.add(f32x4.splat(white), f32x4.mul(along, f32x4.add(slope, f32x4.mul(along, curve))));
  return f32x4.div(shown, f32x4.pmax(light, one));
}

// @ts-ignore: decorator
@inline
function sumOf(x: v128): f32 {
  return f32x4.extract_lane(x, 0) + f32x4.extract_lane(x, 1) + f32x4.extract_lane(x, 2) + f32x4.extract_lane(x, 3);
}

// An HDR 4:2:0 picture of even size in BT.2020 to BT.709 limited range in 8 bits; the two may be one. `tables` has
// three of lookUp: light of a signal; gain of the luminance of all light (zero: none) and the screen's signal of
// light, both by its square root. Follows hdr/sdr-signal.ts, four samples at a time.
export function toneMapPicture(
  srcY: usize, srcStrideY: i32, srcU: usize, srcV: usize, srcStrideC: i32, bits: i32,
  dstY: usize, dstStrideY: i32, dstU: usize, dstV: usize, dstStrideC: i32, widthPx: i32, heightPx: i32,
  tables: usize, black: f32, lumaSpan: f32, chromaSpan: f32, peak: f32, white: f32,
): void {
  const gains = tables + ((<usize>TABLE_LAST + 1) << 2);
  const signals = gains + ((<usize>TABLE_LAST + 1) << 2);
  const isScene = load<f32>(gains + 4) > 0;
  for (let cy = 0; cy < heightPx >> 1; cy++) {
    const top = srcY + <usize>(2 * cy * srcStrideY);
    const bottom = top + <usize>srcStrideY;
    const outTop = dstY + <usize>(2 * cy * dstStrideY);
    const outBottom = outTop + <usize>dstStrideY;
    for (let cx = 0; cx < widthPx >> 1; cx++) {
      const cb = (tenBits(srcU + <usize>(cy * srcStrideC), cx, bits) - 512) / chromaSpan;
      const cr = (tenBits(srcV + <usize>(cy * srcStrideC), cx, bits) - 512) / chromaSpan;
      let luma = f32x4.splat(tenBits(top, 2 * cx, bits));
      luma = f32x4.replace_lane(luma, 1, tenBits(top, 2 * cx + 1, bits));
      luma = f32x4.replace_lane(luma, 2, tenBits(bottom, 2 * cx, bits));
      luma = f32x4.replace_lane(luma, 3, tenBits(bottom, 2 * cx + 1, bits));
      luma = f32x4.mul(f32x4.sub(luma, f32x4.splat(black)), f32x4.splat(1 / lumaSpan));
      let r = lookUp(tables, f32x4.add(luma, f32x4.splat(1.4746 * cr)));
      let g = lookUp(tables, f32x4.sub(luma, f32x4.splat(0.57135 * cr + 0.164553 * cb)));
      let b = lookUp(tables, f32x4.add(luma, f32x4.splat(1.8814 * cb)));
      let gain = f32x4.splat(1);
      if (isScene) gain = lookUp(gains, f32x4.sqrt(weighed(r, 0.2627, g, 0.678, b, 0.0593)));
      const strongest = f32x4.mul(f32x4.pmax(r, f32x4.pmax(g, b)), gain);
      gain = f32x4.mul(gain, toneGain(strongest, peak, white));
      r = f32x4.mul(r, gain);
      g = f32x4.mul(g, gain);
      b = f32x4.mul(b, gain);
      const none = f32x4.splat(0);
      const red = lookUp(signals, f32x4.sqrt(f32x4.pmax(weighed(r, 1.660491, g, -0.587641, b, -0.07285), none)));
      const green = lookUp(signals, f32x4.sqrt(f32x4.pmax(weighed(r, -0.12455, g, 1.1329, b, -0.00835), none)));
      const blue = lookUp(signals, f32x4.sqrt(f32x4.pmax(weighed(r, -0.018151, g, -0.100579, b, 1.11873), none)));
      const grey = weighed(red, 0.2126, green, 0.7152, blue, 0.0722);
      const y = i32x4.trunc_sat_f32x4_s(f32x4.add(f32x4.mul(grey, f32x4.splat(219)), f32x4.splat(16.5)));
      store<u8>(outTop + 2 * cx, <u8>i32x4.extract_lane(y, 0));
      store<u8>(outTop + 2 * cx, <u8>i32x4.extract_lane(y, 1), 1);
      store<u8>(outBottom + 2 * cx, <u8>i32x4.extract_lane(y, 2));
      store<u8>(outBottom + 2 * cx, <u8>i32x4.extract_lane(y, 3), 1);
      const atC = <usize>(cy * dstStrideC + cx);
      const mean = sumOf(grey);
      store<u8>(dstU + atC, <u8>(128.5 + (56 / 1.8556) * (sumOf(blue) - mean)));
      store<u8>(dstV + atC, <u8>(128.5 + (56 / 1.5748) * (sumOf(red) - mean)));
    }
  }
}
