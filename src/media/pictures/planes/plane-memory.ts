/** The compositor's WebAssembly memory: named places that grow and are reused for every frame. */
import { evenDown, nearestEven, type RectPx } from '../rect-px.ts';
import { wasmBytes } from './kernels.as.ts?assemblyscript';

/** Exports of kernels.as.ts, fields.as.ts and tones.as.ts; every number is an address, a stride in bytes or a size in samples. */
export interface Kernels {
  readonly memory: WebAssembly.Memory;
  scalePlane(...args: readonly number[]): void;
  halvePlane(...args: readonly number[]): void;
  splitPairs(...args: readonly number[]): void;
  turnPlane(...args: readonly number[]): void;
  convertColour(...args: readonly number[]): void;
  narrowPlane(...args: readonly number[]): void;
  toneMapPicture(...args: readonly number[]): void;
  pictureFromPixels(...args: readonly number[]): void;
  bakeOverlay(...args: readonly number[]): void;
  blendPlane(...args: readonly number[]): void;
  joinFields(...args: readonly number[]): void;
  dimPlane(...args: readonly number[]): void;
  /** 1 where they are. */
  sameBytes(...args: readonly number[]): number;
}

/** A 4:2:0 picture in the memory. */
export interface Picture {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly y: number;
  readonly u: number;
  readonly v: number;
  readonly strideY: number;
  readonly strideC: number;
  /** From `y` to the end of the last plane. */
  readonly sizeBytes: number;
}

const PAGE_BYTES = 65536;
/** SIMD loads may run this far past the last sample. */
const READ_PAST_BYTES = 64;
const GROWTH = 1.5;

export async function loadKernels(): Promise<Kernels> {
  const { instance } = await WebAssembly.instantiate(wasmBytes);
  return instance.exports as unknown as Kernels;
}

/** The same without waiting, which pages forbid for modules of this size; for hosts that draw without waiting. */
export function kernelsAtOnce(): Kernels {
  return new WebAssembly.Instance(new WebAssembly.Module(wasmBytes)).exports as unknown as Kernels;
}

export class PlaneMemory {
  readonly kernels: Kernels;
  private readonly places = new Map<string, { address: number; sizeBytes: number }>();
  /** The first page is left to the module's own data. */
  private end = PAGE_BYTES;

  constructor(kernels: Kernels) {
    this.kernels = kernels;
  }

  /** Address of at least `sizeBytes` bytes. Contents last until the same name asks for more. */
  reserve(name: string, sizeBytes: number): number {
    const known = this.places.get(name);
    if (known && known.sizeBytes >= sizeBytes) return known.address;
    // The old place is lost, so a place that grows again and again gets room to spare.
    const room = known ? Math.ceil(Math.max(sizeBytes, known.sizeBytes * GROWTH)) : sizeBytes;
    const address = this.end;
    this.end = alignUp(address + room + READ_PAST_BYTES, 16);
    const missingBytes = this.end - this.kernels.memory.buffer.byteLength;
    if (missingBytes > 0) this.kernels.memory.grow(Math.ceil(missingBytes / PAGE_BYTES));
    this.places.set(name, { address, sizeBytes: room });
    return address;
  }

  picture(name: string, widthPx: number, heightPx: number): Picture {
    const strideY = alignUp(widthPx, 32);
    const strideC = strideY / 2;
    const lumaBytes = strideY * heightPx;
    const chromaBytes = strideC * (heightPx / 2);
    const sizeBytes = lumaBytes + 2 * chromaBytes;
    const y = this.reserve(name, sizeBytes);
    return {
      widthPx,
      heightPx,
      y,
      u: y + lumaBytes,
      v: y + lumaBytes + chromaBytes,
      strideY,
      strideC,
      sizeBytes,
    };
  }

  /** Whether two whole pictures are the same in every sample; false for some that are, where their rows have room between them. */
  isSame(one: Picture, other: Picture): boolean {
    const { sizeBytes, widthPx, heightPx } = one;
    if (other.widthPx !== widthPx || other.heightPx !== heightPx) return false;
    return this.kernels.sameBytes(one.y, other.y, sizeBytes) === 1;
  }

  /** A view; growing the memory (any `reserve`) may detach it, so take it last. */
  bytes(address: number, sizeBytes: number): Uint8Array<ArrayBuffer> {
    return new Uint8Array(this.kernels.memory.buffer, address, sizeBytes);
  }
}

export function alignUp(value: number, step: number): number {
  return Math.ceil(value / step) * step;
}

/**
 * A part of a picture as a picture of its own, over the same bytes. `picture` shows `shown` at any size; `part` lies
 * inside that, in the same pixels. Only its samples may be written: what lies between its rows is not its own.
 */
export function partOfPicture(picture: Picture, shown: RectPx, part: RectPx): Picture {
  const across = picture.widthPx / shown.width;
  const down = picture.heightPx / shown.height;
  const x = Math.min(picture.widthPx - 2, evenDown((part.x - shown.x) * across));
  const y = Math.min(picture.heightPx - 2, evenDown((part.y - shown.y) * down));
  const atChroma = (y / 2) * picture.strideC + x / 2;
  return {
    ...picture,
    widthPx: Math.max(2, Math.min(picture.widthPx - x, nearestEven(part.width * across))),
    heightPx: Math.max(2, Math.min(picture.heightPx - y, nearestEven(part.height * down))),
    y: picture.y + y * picture.strideY + x,
    u: picture.u + atChroma,
    v: picture.v + atChroma,
  };
}
