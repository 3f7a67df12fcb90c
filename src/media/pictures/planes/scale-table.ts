/** The horizontal half of bilinear scaling as a table for the SIMD kernel: which samples, with which weight. */

/** 16-byte rows: source offset, shuffle of left samples, of right samples, weights of left, of right. */
const BLOCK_BYTES = 80;
const LANES = 8;
/** Weights of the two samples add up to this, so that 255 times it stays inside 16 signed bits. */
export const WEIGHT_ONE = 128;
/** A swizzle index of 16 or more gives zero: it makes the high byte of a 16-bit lane. */
const ZERO_BYTE = 0x80;

export interface ScaleTable {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Blocks of 8 output samples; always even, the vertical pass takes 16 at a time. */
  readonly blocks: number;
}

/** Sample centres aligned. `srcWidthPx` must be under twice `dstWidthPx`, else 8 outputs span over 16 inputs. */
export function buildScaleTable(srcWidthPx: number, dstWidthPx: number): ScaleTable {
  if (srcWidthPx >= 2 * dstWidthPx && srcWidthPx > 1) {
    throw new RangeError(`Scaling ${srcWidthPx} to ${dstWidthPx} needs halving first.`);
  }
  const blocks = Math.ceil(dstWidthPx / (2 * LANES)) * 2;
  const bytes = new Uint8Array(blocks * BLOCK_BYTES);
  const view = new DataView(bytes.buffer);
  for (let block = 0; block < blocks; block += 1) {
    const at = block * BLOCK_BYTES;
    const base = samplePair(block * LANES, srcWidthPx, dstWidthPx).left;
    view.setUint32(at, base, true);
    for (let lane = 0; lane < LANES; lane += 1) {
      const pair = samplePair(block * LANES + lane, srcWidthPx, dstWidthPx);
      bytes.set([pair.left - base, ZERO_BYTE], at + 16 + 2 * lane);
      bytes.set([pair.right - base, ZERO_BYTE], at + 32 + 2 * lane);
      view.setInt16(at + 48 + 2 * lane, WEIGHT_ONE - pair.rightWeight, true);
      view.setInt16(at + 64 + 2 * lane, pair.rightWeight, true);
    }
  }
  return { bytes, blocks };
}

function samplePair(x: number, srcWidthPx: number, dstWidthPx: number) {
  const inside = Math.min(x, dstWidthPx - 1);
  const centre = ((inside + 0.5) * srcWidthPx) / dstWidthPx - 0.5;
  const position = Math.min(Math.max(centre, 0), srcWidthPx - 1);
  const left = Math.floor(position);
  return {
    left,
    right: Math.min(left + 1, srcWidthPx - 1),
    rightWeight: Math.round((position - left) * WEIGHT_ONE),
  };
}
