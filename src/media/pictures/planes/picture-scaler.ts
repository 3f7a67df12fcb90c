/** Scales a picture in plane memory into a part of another; keeps the tables of sizes seen. */
import type { RectPx } from '../rect-px.ts';
import type { Picture, PlaneMemory } from './plane-memory.ts';
import { buildScaleTable } from './scale-table.ts';

const MAX_TABLES = 64;

export class PictureScaler {
  private readonly memory: PlaneMemory;
  private readonly tables = new Map<string, { address: number; blocks: number }>();

  constructor(memory: PlaneMemory) {
    this.memory = memory;
  }

  /** `part` is even-aligned and inside `into`. */
  scale(picture: Picture, into: Picture, part: RectPx): void {
    const from = this.halveWhileTwiceTooWide(picture, part.width);
    this.scalePlane(from.y, from.strideY, from.widthPx, from.heightPx, into.y, into.strideY, part);
    const half = { x: part.x / 2, y: part.y / 2, width: part.width / 2, height: part.height / 2 };
    for (const plane of ['u', 'v'] as const) {
      this.scalePlane(
        from[plane],
        from.strideC,
        from.widthPx / 2,
        from.heightPx / 2,
        into[plane],
        into.strideC,
        half,
      );
    }
  }

  private scalePlane(
    src: number,
    srcStride: number,
    srcWidthPx: number,
    srcHeightPx: number,
    into: number,
    stride: number,
    part: RectPx,
  ): void {
    const { address, blocks } = this.tableFor(srcWidthPx, part.width);
    const rows = this.memory.reserve('rows', 2 * (blocks * 16 + 32) + 16);
    const dst = into + part.y * stride + part.x;
    this.memory.kernels.scalePlane(
      ...[src, srcStride, srcHeightPx, dst, stride, part.width, part.height, address, blocks, rows],
    );
  }

  private tableFor(srcWidthPx: number, dstWidthPx: number) {
    const key = `${srcWidthPx}:${dstWidthPx}`;
    const known = this.tables.get(key);
    if (known) return known;
    if (this.tables.size >= MAX_TABLES) this.tables.clear();
    const { bytes, blocks } = buildScaleTable(srcWidthPx, dstWidthPx);
    const address = this.memory.reserve(`table ${this.tables.size}`, bytes.byteLength);
    this.memory.bytes(address, bytes.byteLength).set(bytes);
    const entry = { address, blocks };
    this.tables.set(key, entry);
    return entry;
  }

  /** Averaging first also keeps fine detail from shimmering, which plain bilinear would skip over. */
  private halveWhileTwiceTooWide(picture: Picture, widthPx: number): Picture {
    let current = picture;
    for (let step = 0; current.widthPx >= 2 * widthPx && current.heightPx >= 4; step += 1) {
      const halved = this.memory.picture(
        `halved ${step}`,
        current.widthPx / 2 - ((current.widthPx / 2) % 2),
        current.heightPx / 2 - ((current.heightPx / 2) % 2),
      );
      const { halvePlane } = this.memory.kernels;
      halvePlane(current.y, current.strideY, halved.y, halved.strideY, halved.widthPx, halved.heightPx);
      for (const plane of ['u', 'v'] as const) {
        halvePlane(
          ...[
            current[plane],
            current.strideC,
            halved[plane],
            halved.strideC,
            halved.widthPx / 2,
            halved.heightPx / 2,
          ],
        );
      }
      current = halved;
    }
    return current;
  }
}
