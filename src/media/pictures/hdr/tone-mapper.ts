/** Runs the tone mapping kernel on pictures in plane memory; keeps the tables it has used there. */
import type { Picture, PlaneMemory } from '../planes/plane-memory.ts';
import { type HdrTransfer, hlgGain, lightOf, PEAK_LIGHT, signalLight } from './hdr-light.ts';
import { screenSignal } from './sdr-signal.ts';
import { bentTo, whiteOf } from './tone-curve.ts';

/** Where planes lie in memory; samples of more than 8 bits take two bytes, strides are in bytes. */
export interface SamplePlanes {
  readonly y: number;
  readonly u: number;
  readonly v: number;
  readonly strideY: number;
  readonly strideC: number;
  readonly bits: number;
}

/** What HDR samples mean. */
export interface HdrSignal {
  readonly transfer: HdrTransfer;
  readonly fullRange: boolean;
  /** Of the film's brightest light; null takes what HDR films are usually made for. */
  readonly peakNits: number | null;
}

/** Black, and what lies between it and white, of luma and colour differences in ten bits. */
const LIMITED = [64, 876, 896] as const;
const FULL = [0, 1023, 1023] as const;

export class ToneMapper {
  private readonly memory: PlaneMemory;
  private readonly tables = new Set<HdrTransfer>();

  constructor(memory: PlaneMemory) {
    this.memory = memory;
  }

  /** Fills `into`, which has the size of the samples and may be where they are, with BT.709 limited range. */
  map(from: SamplePlanes, { transfer, fullRange, peakNits }: HdrSignal, into: Picture): void {
    const peak = peakNits === null ? PEAK_LIGHT : lightOf(peakNits);
    const tables = this.addressOf(transfer);
    const { y, u, v, strideY, strideC, widthPx, heightPx } = into;
    this.memory.kernels.toneMapPicture(
      ...[from.y, from.strideY, from.u, from.v, from.strideC, from.bits],
      ...[y, strideY, u, v, strideC, widthPx, heightPx, tables],
      ...(fullRange ? FULL : LIMITED),
      bentTo(peak),
      whiteOf(peak),
    );
  }

  private addressOf(transfer: HdrTransfer): number {
    const tables = toneTables(transfer);
    const address = this.memory.reserve(`tones ${transfer}`, tables.byteLength);
    if (!this.tables.has(transfer)) {
      this.memory.bytes(address, tables.byteLength).set(new Uint8Array(tables.buffer));
      this.tables.add(transfer);
    }
    return address;
  }
}

/** Numbers of one table, over 0 to 1; the kernel has the same. */
const ENTRIES = 4096;

const built = new Map<HdrTransfer, Float32Array<ArrayBuffer>>();

/** For `toneMapPicture` in tones.as.ts, worked out once: light of signals, gain by the root of luminance (zero where there is none), screen's signal by the root of light. */
function toneTables(transfer: HdrTransfer): Float32Array<ArrayBuffer> {
  const known = built.get(transfer);
  if (known) return known;
  const tables = new Float32Array(3 * ENTRIES);
  for (let entry = 0; entry < ENTRIES; entry += 1) {
    const at = entry / (ENTRIES - 1);
    tables[entry] = signalLight(transfer, at);
    tables[ENTRIES + entry] = transfer === 'hlg' ? hlgGain(at ** 2) : 0;
    tables[2 * ENTRIES + entry] = screenSignal(at ** 2);
  }
  built.set(transfer, tables);
  return tables;
}
