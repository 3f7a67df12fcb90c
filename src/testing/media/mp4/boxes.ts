/** The box structure of ISO base media files (ISO/IEC 14496-12, 4.2), read strictly: nothing is skipped or guessed. */

/** What is wrong with a file, with the path of the box. */
export class Mp4Error extends Error {
  override readonly name = 'Mp4Error';
}

export interface Box {
  readonly type: string;
  /** Such as `moov/trak/mdia`. */
  readonly path: string;
  /** Byte positions in the file: of the header, of what follows it, and of the end. */
  readonly start: number;
  readonly body: number;
  readonly end: number;
}

export function fail(where: Box | string, why: string): never {
  throw new Mp4Error(`${typeof where === 'string' ? where : where.path}: ${why}`);
}

export function check(condition: boolean, where: Box | string, why: string): asserts condition {
  if (!condition) fail(where, why);
}

/** All boxes between two positions, which they must fill to the byte. */
export function boxesBetween(file: DataView, start: number, end: number, path = ''): Box[] {
  const boxes: Box[] = [];
  for (let at = start; at < end; ) {
    check(at + 8 <= end, path || 'file', `${end - at} bytes are left over`);
    const type = String.fromCharCode(...[4, 5, 6, 7].map((offset) => file.getUint8(at + offset)));
    check(/^[\x20-\x7e]{4}$/.test(type), path || 'file', `the box at ${at} has no name`);
    const box = { type, path: path === '' ? type : `${path}/${type}`, start: at };
    const size = file.getUint32(at);
    check(size !== 0, box.path, 'has no size');
    check(size !== 1 || at + 16 <= end, box.path, 'has no room for its size');
    const header = size === 1 ? 16 : 8;
    const sizeBytes = size === 1 ? Number(file.getBigUint64(at + 8)) : size;
    check(sizeBytes >= header, box.path, `claims ${sizeBytes} bytes`);
    check(at + sizeBytes <= end, box.path, `ends ${at + sizeBytes - end} bytes after what holds it`);
    boxes.push({ ...box, body: at + header, end: at + sizeBytes });
    at += sizeBytes;
  }
  return boxes;
}

export function childrenOf(file: DataView, box: Box, skippedBytes = 0): Box[] {
  check(box.body + skippedBytes <= box.end, box, 'is cut off');
  return boxesBetween(file, box.body + skippedBytes, box.end, box.path);
}

/** The only box of a type. */
export function one(boxes: readonly Box[], type: string, parent: string): Box {
  const found = boxes.filter((box) => box.type === type);
  const [box] = found;
  check(box !== undefined && found.length === 1, parent, `has ${found.length} boxes of the type ${type}`);
  return box;
}

/** The box of a type if there is one; never two. */
export function maybe(boxes: readonly Box[], type: string, parent: string): Box | null {
  const found = boxes.filter((box) => box.type === type);
  check(found.length <= 1, parent, `has ${found.length} boxes of the type ${type}`);
  return found[0] ?? null;
}

/** Reads the fields of a box one after another and knows whether all was read. */
export class Fields {
  private readonly file: DataView;
  private readonly box: Box;
  private at: number;

  constructor(file: DataView, box: Box, skippedBytes = 0) {
    this.file = file;
    this.box = box;
    this.at = box.body + skippedBytes;
  }

  u8(): number {
    return this.file.getUint8(this.take(1));
  }

  u16(): number {
    return this.file.getUint16(this.take(2));
  }

  u32(): number {
    return this.file.getUint32(this.take(4));
  }

  i32(): number {
    return this.file.getInt32(this.take(4));
  }

  u64(): number {
    return Number(this.file.getBigUint64(this.take(8)));
  }

  i64(): number {
    return Number(this.file.getBigInt64(this.take(8)));
  }

  text(length: number): string {
    return String.fromCharCode(...this.bytes(length));
  }

  bytes(length: number): Uint8Array {
    const at = this.take(length);
    return new Uint8Array(this.file.buffer, this.file.byteOffset + at, length);
  }

  /** Version and flags of a full box (4.2.2). */
  version(highest: number): number {
    const version = this.u8();
    check(version <= highest, this.box, `has the unknown version ${version}`);
    this.skip(3);
    return version;
  }

  skip(length: number): void {
    this.take(length);
  }

  get left(): number {
    return this.box.end - this.at;
  }

  /** Nothing may be left. */
  done(): void {
    check(this.left === 0, this.box, `has ${this.left} bytes too many`);
  }

  private take(length: number): number {
    const { at } = this;
    check(at + length <= this.box.end, this.box, 'is cut off');
    this.at += length;
    return at;
  }
}
