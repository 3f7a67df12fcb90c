// The pixel work of everything that reads, scales or makes pictures: scaling, colour, rotation and caption blending on planes of 8-bit samples.
// Compiled from AssemblyScript to WebAssembly with SIMD. It owns no memory: the caller passes addresses.
// Every plane must be followed by at least 16 readable bytes; SIMD loads run past the last sample.

const BLOCK_BYTES: usize = 80;

// Horizontal pass. One 80-byte table block makes 8 samples: source offset, two shuffles, two weight vectors.
// Output samples keep 7 fractional bits so that the vertical pass rounds only once.
function scaleRow(src: usize, table: usize, blocks: i32, dst: usize): void {
  for (let i = 0; i < blocks; i++) {
    const samples = v128.load(src + <usize>load<u32>(table));
    const left = v128.swizzle(samples, v128.load(table, 16));
    const right = v128.swizzle(samples, v128.load(table, 32));
    v128.store(dst, i16x8.add(i16x8.mul(left, v128.load(table, 48)), i16x8.mul(right, v128.load(table, 64))));
    table += BLOCK_BYTES;
    dst += 16;
  }
}

// Vertical mix of two scaled rows, 16 samples at a time. `weight` is the share of `below` in 1/32768.
function mixRows(above: usize, below: usize, weight: i16, dst: usize, widthPx: i32, tail: usize): void {
  const share = i16x8.splat(weight);
  const half = i16x8.splat(64);
  let x = 0;
  for (; x < widthPx; x += 16) {
    const a0 = v128.load(above);
    const a1 = v128.load(above, 16);
    const b0 = v128.load(below);
    const b1 = v128.load(below, 16);
    const m0 = i16x8.add(a0, i16x8.q15mulr_sat_s(i16x8.sub(b0, a0), share));
    const m1 = i16x8.add(a1, i16x8.q15mulr_sat_s(i16x8.sub(b1, a1), share));
    const packed = i8x16.narrow_i16x8_u(
      i16x8.shr_u(i16x8.add(m0, half), 7),
      i16x8.shr_u(i16x8.add(m1, half), 7),
    );
    if (x + 16 <= widthPx) {
      v128.store(dst + x, packed);
    } else {
      v128.store(tail, packed);
      memory.copy(dst + x, tail, widthPx - x);
    }
    above += 32;
    below += 32;
  }
}

// Bilinear scaling with sample centres aligned; ratios below 2 horizontally (the caller halves before).
// `rows` is scratch for two rows of `blocks` * 16 + 32 bytes and one of 16.
export function scalePlane(
  src: usize, srcStride: i32, srcHeightPx: i32,
  dst: usize, dstStride: i32, dstWidthPx: i32, dstHeightPx: i32,
  table: usize, blocks: i32, rows: usize,
): void {
  const rowBytes = <usize>(blocks * 16 + 32);
  const tail = rows + rowBytes * 2;
  let above = rows;
  let below = rows + rowBytes;
  let aboveY = -1;
  let belowY = -1;
  for (let y = 0; y < dstHeightPx; y++) {
    let pos = ((<i64>(2 * y + 1) * <i64>srcHeightPx) << 15) / <i64>dstHeightPx - 32768;
    if (pos < 0) pos = 0;
    const y0 = <i32>(pos >> 16);
    const y1 = y0 + 1 < srcHeightPx ? y0 + 1 : srcHeightPx - 1;
    if (aboveY != y0) {
      if (belowY == y0) {
        const swap = above;
        above = below;
        below = swap;
        belowY = -1;
      } else {
        scaleRow(src + <usize>(y0 * srcStride), table, blocks, above);
      }
      aboveY = y0;
    }
    if (belowY != y1) {
      scaleRow(src + <usize>(y1 * srcStride), table, blocks, below);
      belowY = y1;
    }
    mixRows(above, below, <i16>((pos & 0xffff) >> 1), dst + <usize>(y * dstStride), dstWidthPx, tail);
  }
}

// Averages 2x2 samples; for sources more than twice as large as the output.
export function halvePlane(
  src: usize, srcStride: i32, dst: usize, dstStride: i32, dstWidthPx: i32, dstHeightPx: i32,
): void {
  const two = i16x8.splat(2);
  for (let y = 0; y < dstHeightPx; y++) {
    const top = src + <usize>(2 * y * srcStride);
    const bottom = top + <usize>srcStride;
    const out = dst + <usize>(y * dstStride);
    let x = 0;
    for (; x + 8 <= dstWidthPx; x += 8) {
      const sum = i16x8.add(
        i16x8.extadd_pairwise_i8x16_u(v128.load(top + 2 * x)),
        i16x8.extadd_pairwise_i8x16_u(v128.load(bottom + 2 * x)),
      );
      const mean = i16x8.shr_u(i16x8.add(sum, two), 2);
      v128.store64_lane(out + x, i8x16.narrow_i16x8_u(mean, mean), 0);
    }
    for (; x < dstWidthPx; x++) {
      const at = 2 * x;
      const sum = <u32>load<u8>(top + at) + <u32>load<u8>(top + at, 1) + <u32>load<u8>(bottom + at) + <u32>load<u8>(bottom + at, 1);
      store<u8>(out + x, <u8>((sum + 2) >> 2));
    }
  }
}

// Parts interleaved chroma (NV12) into two planes without padding.
export function splitPairs(src: usize, pairs: i32, dstA: usize, dstB: usize): void {
  for (let i = 0; i < pairs; i++) {
    store<u8>(dstA + i, load<u8>(src + 2 * i));
    store<u8>(dstB + i, load<u8>(src + 2 * i, 1));
  }
}

// Turns a plane clockwise by a quarter (1), half (2) or three quarters (3); dst has the turned size.
export function turnPlane(
  src: usize, srcStride: i32, srcWidthPx: i32, srcHeightPx: i32, dst: usize, dstStride: i32, quarters: i32,
): void {
  // Tiles keep both the row reads and the column writes inside the cache.
  for (let tileY = 0; tileY < srcHeightPx; tileY += 32) {
    for (let tileX = 0; tileX < srcWidthPx; tileX += 32) {
      const endY = min(tileY + 32, srcHeightPx);
      const endX = min(tileX + 32, srcWidthPx);
      for (let y = tileY; y < endY; y++) {
        for (let x = tileX; x < endX; x++) {
          let toX = 0;
          let toY = 0;
          if (quarters == 1) {
            toX = srcHeightPx - 1 - y;
            toY = x;
          } else if (quarters == 2) {
            toX = srcWidthPx - 1 - x;
            toY = srcHeightPx - 1 - y;
          } else {
            toX = y;
            toY = srcWidthPx - 1 - x;
          }
          store<u8>(dst + <usize>(toY * dstStride + toX), load<u8>(src + <usize>(y * srcStride + x)));
        }
      }
    }
  }
}

// @ts-ignore: decorator
@inline
function toByte(value: i32): u8 {
  return <u8>(value < 0 ? 0 : value > 255 ? 255 : value);
}

// Changes matrix and range of a 4:2:0 picture in place. Coefficients are in 1/16384; grey stays grey, so
// chroma needs only chroma: y' = yy (y - black) + yu u + yv v + 16, u' = uu u + uv v, v' = vu u + vv v.
export function convertColour(
  planeY: usize, strideY: i32, planeU: usize, planeV: usize, strideC: i32, widthPx: i32, heightPx: i32,
  black: i32, yy: i32, yu: i32, yv: i32, uu: i32, uv: i32, vu: i32, vv: i32,
): void {
  const half = 8192;
  for (let cy = 0; cy < (heightPx + 1) >> 1; cy++) {
    for (let cx = 0; cx < (widthPx + 1) >> 1; cx++) {
      const atC = <usize>(cy * strideC + cx);
      const u = <i32>load<u8>(planeU + atC) - 128;
      const v = <i32>load<u8>(planeV + atC) - 128;
      const shift = yu * u + yv * v + half + (16 << 14) - yy * black;
      const lastY = min(2 * cy + 1, heightPx - 1);
      const lastX = min(2 * cx + 1, widthPx - 1);
      for (let y = 2 * cy; y <= lastY; y++) {
        for (let x = 2 * cx; x <= lastX; x++) {
          const at = planeY + <usize>(y * strideY + x);
          store<u8>(at, toByte((yy * <i32>load<u8>(at) + shift) >> 14));
        }
      }
      store<u8>(planeU + atC, toByte(((uu * u + uv * v + half) >> 14) + 128));
      store<u8>(planeV + atC, toByte(((vu * u + vv * v + half) >> 14) + 128));
    }
  }
}

// BT.709 limited range from full range RGB, in 1/65536 (ITU-R BT.709-6, item 3).
// @ts-ignore: decorator
@inline
function lumaOf(r: i32, g: i32, b: i32): i32 {
  return ((11966 * r + 40254 * g + 4064 * b + 32768) >> 16) + 16;
}
// @ts-ignore: decorator
@inline
function blueOf(r: i32, g: i32, b: i32): i32 {
  return ((-6596 * r - 22188 * g + 28784 * b + 32768) >> 16) + 128;
}
// @ts-ignore: decorator
@inline
function redOf(r: i32, g: i32, b: i32): i32 {
  return ((28784 * r - 26145 * g - 2639 * b + 32768) >> 16) + 128;
}

// Weights of the bytes of a pixel in 1/32768, by the place each has in memory; the fourth byte weighs nothing.
// @ts-ignore: decorator
@inline
function weightsOf(redFirst: bool, r: i16, g: i16, b: i16): v128 {
  return redFirst ? i16x8(r, g, b, 0, r, g, b, 0) : i16x8(b, g, r, 0, b, g, r, 0);
}

// Four weighed pixels of two vectors that have two each, in 1/32768.
// @ts-ignore: decorator
@inline
function weighed4(two: v128, others: v128, weights: v128): v128 {
  const a = i32x4.dot_i16x8_s(two, weights);
  const b = i32x4.dot_i16x8_s(others, weights);
  return i32x4.add(v128.shuffle<i32>(a, b, 0, 2, 4, 6), v128.shuffle<i32>(a, b, 1, 3, 5, 7));
}

// Sixteen pixels from `pixels` as luma.
// @ts-ignore: decorator
@inline
function luma16(pixels: usize, weights: v128): v128 {
  const rounding = i32x4.splat((16 << 15) + 16384);
  const p0 = v128.load(pixels);
  const p1 = v128.load(pixels, 16);
  const p2 = v128.load(pixels, 32);
  const p3 = v128.load(pixels, 48);
  const y0 = weighed4(i16x8.extend_low_i8x16_u(p0), i16x8.extend_high_i8x16_u(p0), weights);
  const y1 = weighed4(i16x8.extend_low_i8x16_u(p1), i16x8.extend_high_i8x16_u(p1), weights);
  const y2 = weighed4(i16x8.extend_low_i8x16_u(p2), i16x8.extend_high_i8x16_u(p2), weights);
  const y3 = weighed4(i16x8.extend_low_i8x16_u(p3), i16x8.extend_high_i8x16_u(p3), weights);
  return i8x16.narrow_i16x8_u(
    i16x8.narrow_i32x4_s(i32x4.shr_s(i32x4.add(y0, rounding), 15), i32x4.shr_s(i32x4.add(y1, rounding), 15)),
    i16x8.narrow_i32x4_s(i32x4.shr_s(i32x4.add(y2, rounding), 15), i32x4.shr_s(i32x4.add(y3, rounding), 15)),
  );
}

// Two sums of 2x2 pixels, byte by byte, of four pixels in two rows.
// @ts-ignore: decorator
@inline
function squares2(top: usize, bottom: usize): v128 {
  const t = v128.load(top);
  const b = v128.load(bottom);
  const first = i16x8.add(i16x8.extend_low_i8x16_u(t), i16x8.extend_low_i8x16_u(b));
  const second = i16x8.add(i16x8.extend_high_i8x16_u(t), i16x8.extend_high_i8x16_u(b));
  return i16x8.add(v128.shuffle<i64>(first, second, 0, 2), v128.shuffle<i64>(first, second, 1, 3));
}

// An opaque picture of even size, four bytes a pixel with red or blue first, to I420. Luma rows have room for whole blocks
// of 16 samples, chroma rows for 8; the pixels are followed by 64 readable bytes.
export function pictureFromPixels(
  pixels: usize, stride: i32, redFirst: bool, widthPx: i32, heightPx: i32,
  planeY: usize, strideY: i32, planeU: usize, planeV: usize, strideC: i32,
): void {
  const toY = weightsOf(redFirst, 5983, 20127, 2032);
  const toU = weightsOf(redFirst, -3298, -11094, 14392);
  const toV = weightsOf(redFirst, 14392, -13073, -1319);
  // Of sums of four.
  const rounding = i32x4.splat((128 << 17) + 65536);
  for (let y = 0; y < heightPx; y += 2) {
    const top = pixels + <usize>(y * stride);
    const bottom = top + <usize>stride;
    const outY = planeY + <usize>(y * strideY);
    const atC = <usize>((y >> 1) * strideC);
    for (let x = 0; x < widthPx; x += 16) {
      const at = <usize>(x << 2);
      v128.store(outY + x, luma16(top + at, toY));
      v128.store(outY + strideY + x, luma16(bottom + at, toY));
      const s0 = squares2(top + at, bottom + at);
      const s1 = squares2(top + at + 16, bottom + at + 16);
      const s2 = squares2(top + at + 32, bottom + at + 32);
      const s3 = squares2(top + at + 48, bottom + at + 48);
      const u = i16x8.narrow_i32x4_s(
        i32x4.shr_s(i32x4.add(weighed4(s0, s1, toU), rounding), 17),
        i32x4.shr_s(i32x4.add(weighed4(s2, s3, toU), rounding), 17),
      );
      const v = i16x8.narrow_i32x4_s(
        i32x4.shr_s(i32x4.add(weighed4(s0, s1, toV), rounding), 17),
        i32x4.shr_s(i32x4.add(weighed4(s2, s3, toV), rounding), 17),
      );
      const both = i8x16.narrow_i16x8_u(u, v);
      v128.store64_lane(planeU + atC + (x >> 1), both, 0);
      v128.store64_lane(planeV + atC + (x >> 1), both, 1);
    }
  }
}

// An RGBA overlay (straight alpha) to planes multiplied by their alpha, ready for blendPlane.
// Strides are multiples of 8 and the planes zeroed, so that the padding is transparent.
export function bakeOverlay(
  rgba: usize, widthPx: i32, heightPx: i32,
  planeY: usize, alphaY: usize, strideY: i32, planeU: usize, planeV: usize, alphaC: usize, strideC: i32,
): void {
  for (let y = 0; y < heightPx; y += 2) {
    for (let x = 0; x < widthPx; x += 2) {
      let sumU = 0;
      let sumV = 0;
      let sumA = 0;
      for (let i = 0; i < 4; i++) {
        const py = y + (i >> 1);
        const px = x + (i & 1);
        const at = rgba + <usize>((py * widthPx + px) * 4);
        const a = <i32>load<u8>(at, 3);
        if (a == 0) continue;
        const r = <i32>load<u8>(at);
        const g = <i32>load<u8>(at, 1);
        const b = <i32>load<u8>(at, 2);
        const atY = <usize>(py * strideY + px);
        store<u8>(planeY + atY, <u8>((lumaOf(r, g, b) * a + 127) / 255));
        store<u8>(alphaY + atY, <u8>a);
        sumU += blueOf(r, g, b) * a;
        sumV += redOf(r, g, b) * a;
        sumA += a;
      }
      if (sumA == 0) continue;
      const atC = <usize>((y >> 1) * strideC + (x >> 1));
      store<u8>(planeU + atC, <u8>((sumU + 510) / 1020));
      store<u8>(planeV + atC, <u8>((sumV + 510) / 1020));
      store<u8>(alphaC + atC, <u8>((sumA + 2) >> 2));
    }
  }
}

// dst = dst (1 - alpha) + premultiplied, 8 samples at a time; transparent stretches are skipped.
export function blendPlane(
  dst: usize, dstStride: i32, plane: usize, alpha: usize, stride: i32, heightPx: i32,
): void {
  const full = i16x8.splat(255);
  const half = i16x8.splat(128);
  for (let y = 0; y < heightPx; y++) {
    const out = dst + <usize>(y * dstStride);
    const row = <usize>(y * stride);
    for (let x = 0; x < stride; x += 8) {
      const a = v128.load8x8_u(alpha + row + x);
      if (!v128.any_true(a)) continue;
      const under = i16x8.mul(v128.load8x8_u(out + x), i16x8.sub(full, a));
      const rounded = i16x8.add(under, half);
      const kept = i16x8.shr_u(i16x8.add(rounded, i16x8.shr_u(rounded, 8)), 8);
      const mixed = i16x8.add(kept, v128.load8x8_u(plane + row + x));
      v128.store64_lane(out + x, i8x16.narrow_i16x8_u(mixed, mixed), 0);
    }
  }
}

// Fades a plane towards one value: kept / 256 of each sample stays. Runs to the next 16 bytes past the end.
export function dimPlane(plane: usize, sizeBytes: i32, towards: i32, kept: i32): void {
  const share = i16x8.splat(<i16>kept);
  const base = i16x8.splat(<i16>(towards * (256 - kept) + 128));
  for (let at: usize = 0; at < <usize>sizeBytes; at += 16) {
    const samples = v128.load(plane + at);
    const low = i16x8.add(i16x8.mul(i16x8.extend_low_i8x16_u(samples), share), base);
    const high = i16x8.add(i16x8.mul(i16x8.extend_high_i8x16_u(samples), share), base);
    v128.store(plane + at, i8x16.narrow_i16x8_u(i16x8.shr_u(low, 8), i16x8.shr_u(high, 8)));
  }
}

// Whether two places hold the same bytes, 16 at a time: bytes past the end up to the next 16 count as well.
export function sameBytes(one: usize, other: usize, sizeBytes: i32): i32 {
  for (let at: usize = 0; at < <usize>sizeBytes; at += 16) {
    if (v128.any_true(v128.xor(v128.load(one + at), v128.load(other + at)))) return 0;
  }
  return 1;
}
