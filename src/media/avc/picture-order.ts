/**
 * Where each picture of an H.264 stream stands in the order of showing, from the headers of its slices alone
 * (ITU-T H.264, 8.2.1). A stream whose encoder forgets pictures by its own command (operation 5) is not told apart.
 */
import { BitReader } from './bit-reader.ts';
import type { SequenceParameters } from './sequence-parameters.ts';

export interface PicturePlace {
  /** Nothing before it is shown after it. */
  readonly isRestart: boolean;
  /** Among the pictures since the last restart; lower is shown earlier. */
  readonly count: number;
}

const NAL_IDR = 5;
/** More than all fields before the count can take. */
const HEADER_BYTES = 64;

interface SliceHeader {
  readonly isIdr: boolean;
  readonly isReference: boolean;
  readonly frameNum: number;
  readonly countLow: number;
  readonly delta: number;
}

export class PictureOrder {
  private before = { countHigh: 0, countLow: 0, frameNum: 0, frameNumOffset: 0 };

  /** Of the picture whose first slice this is, in the order of the stream. Throws RangeError. */
  place(slice: Uint8Array, parameters: SequenceParameters): PicturePlace {
    const header = readSlice(slice, parameters);
    return { isRestart: header.isIdr, count: this.countOf(header, parameters) };
  }

  private countOf(header: SliceHeader, { order, frameNumBits }: SequenceParameters): number {
    if (order.type === 0) return this.countByLowBits(header, 2 ** order.countBits);
    const { frameNum, isIdr, isReference } = header;
    const { before } = this;
    const wraps = !isIdr && before.frameNum > frameNum ? 2 ** frameNumBits : 0;
    const frameNumOffset = isIdr ? 0 : before.frameNumOffset + wraps;
    this.before = { ...before, frameNum, frameNumOffset };
    const number = frameNumOffset + frameNum;
    if (order.type === 2) return 2 * number - (isReference ? 0 : 1);
    const { offsets, offsetOfOthers } = order;
    const cycle = offsets.length;
    const place = cycle === 0 ? 0 : Math.max(0, isReference ? number : number - 1);
    const whole = cycle === 0 || place === 0 ? 0 : Math.floor((place - 1) / cycle);
    const inCycle = cycle === 0 || place === 0 ? 0 : ((place - 1) % cycle) + 1;
    const expected = whole * sum(offsets) + sum(offsets.slice(0, inCycle));
    return expected + (isReference ? 0 : offsetOfOthers) + header.delta;
  }

  private countByLowBits({ isIdr, isReference, countLow }: SliceHeader, span: number): number {
    const before = isIdr ? { countHigh: 0, countLow: 0 } : this.before;
    const step = countLow - before.countLow;
    const wraps = step <= -span / 2 ? span : step > span / 2 ? -span : 0;
    const countHigh = before.countHigh + wraps;
    if (isReference) this.before = { ...this.before, countHigh, countLow };
    return countHigh + countLow;
  }
}

function readSlice(slice: Uint8Array, parameters: SequenceParameters): SliceHeader {
  const header = slice[0] ?? 0;
  const isIdr = (header & 0x1f) === NAL_IDR;
  const isReference = (header & 0x60) !== 0;
  const reader = new BitReader(slice, HEADER_BYTES);
  reader.unsigned();
  reader.unsigned();
  reader.unsigned();
  if (parameters.hasSeparatePlanes) reader.bits(2);
  const frameNum = reader.bits(parameters.frameNumBits);
  if (!parameters.framesOnly && reader.flag()) reader.flag();
  if (isIdr) reader.unsigned();
  const { order } = parameters;
  const countLow = order.type === 0 ? reader.bits(order.countBits) : 0;
  const delta = order.type === 1 && order.hasDeltas ? reader.signed() : 0;
  return { isIdr, isReference, frameNum, countLow, delta };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
