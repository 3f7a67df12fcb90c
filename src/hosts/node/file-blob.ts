/**
 * A file as a Blob, by reference. Node 20 counts the bytes of its own in 32 bits (`openAsBlob`): of a file of 6 GiB it has
 * the first two. From 4 GiB on this one is read in its place.
 */
import { createReadStream, openAsBlob } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';

const TOO_LARGE_BYTES = 2 ** 32;

/** Rejects where there is no such file. */
export async function openFileBlob(path: string): Promise<Blob> {
  const { size } = await stat(path);
  return size < TOO_LARGE_BYTES ? openAsBlob(path) : new LargeFile(path, 0, size);
}

/** The bytes of a file from one place to before another, as a Blob of the File API (w3.org/TR/FileAPI, section 3). */
export class LargeFile extends Blob {
  private readonly path: string;
  private readonly from: number;
  private readonly to: number;

  constructor(path: string, from: number, to: number, type = '') {
    super([], { type });
    this.path = path;
    this.from = from;
    this.to = to;
    // A property of the instance: the platform's types allow no accessor in its place.
    Object.defineProperty(this, 'size', { value: to - from });
  }

  override slice(start = 0, end = this.size, type = ''): LargeFile {
    const place = (at: number): number =>
      this.from + (at < 0 ? Math.max(this.size + at, 0) : Math.min(at, this.size));
    const from = place(start);
    return new LargeFile(this.path, from, Math.max(place(end), from), type);
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    const bytes = new Uint8Array(this.size);
    const file = await open(this.path).catch(unreadable);
    try {
      for (let filled = 0; filled < bytes.length; ) {
        const { bytesRead } = await file.read(bytes, filled, bytes.length - filled, this.from + filled);
        if (bytesRead === 0) unreadable(new Error(`${this.path} is shorter than it was.`));
        filled += bytesRead;
      }
    } finally {
      await file.close();
    }
    return bytes.buffer;
  }

  override async text(): Promise<string> {
    return new TextDecoder().decode(await this.arrayBuffer());
  }

  override stream(): ReadableStream<Uint8Array<ArrayBuffer>> {
    if (this.size === 0) return super.stream();
    const bytes = createReadStream(this.path, { start: this.from, end: this.to - 1 });
    return Readable.toWeb(bytes) as ReadableStream<Uint8Array<ArrayBuffer>>;
  }
}

/** As the platform's own say it. */
function unreadable(cause: unknown): never {
  const error = new DOMException('The file could not be read.', 'NotReadableError');
  throw Object.assign(error, { cause });
}
