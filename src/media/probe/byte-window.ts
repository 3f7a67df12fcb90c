/** Reads a large file in pieces: keeps one window of it, so that a parser may ask for a few bytes at a time. */

const WINDOW_BYTES = 1024 * 1024;

export class ByteWindow {
  readonly sizeBytes: number;
  private readonly file: Blob;
  private window = new Uint8Array(0);
  private start = 0;

  constructor(file: Blob) {
    this.file = file;
    this.sizeBytes = file.size;
  }

  /** Up to `length` bytes, fewer at the end of the file. Valid until the next call. */
  async read(at: number, length: number): Promise<Uint8Array> {
    const inside = at >= this.start && at + length <= this.start + this.window.length;
    if (!inside) {
      const end = Math.min(this.sizeBytes, at + Math.max(length, WINDOW_BYTES));
      this.window = new Uint8Array(await this.file.slice(at, end).arrayBuffer());
      this.start = at;
    }
    return this.window.subarray(at - this.start, at - this.start + length);
  }
}
