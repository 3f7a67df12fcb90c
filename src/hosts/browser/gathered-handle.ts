/**
 * SQLite reads and writes a page at a time, and in private windows each of these goes to the browser's own process and
 * back, which costs more than the page. Behind this handle what is written in a row goes there as one, at the latest when it
 * is to be safe, and what is read in a row is read ahead. SQLite asks for `flush` wherever order or safety matters to it, so
 * nothing changes for it but when it hears of a full disk.
 */
export interface PagedHandle {
  read(into: ArrayBufferView, options: { at: number }): number;
  write(from: ArrayBufferView, options: { at: number }): number;
  truncate(sizeBytes: number): void;
  getSize(): number;
  flush(): void;
  close(): void;
}

/** Of what waits to be written, and of what is read ahead; both are there once a handle. */
const BLOCK_BYTES = 256 * 1024;
/** Between two pages of a write-ahead log stands a header: they are read in a row all the same. */
const GAP_BYTES = 64;

/**
 * The only one that uses `handle` from now on. What waited and cannot be written is told where SQLite expects a write to
 * fail, never by a read: after that it would go on as if nothing were lost.
 */
export function gatheredHandle(handle: PagedHandle, blockBytes = BLOCK_BYTES): PagedHandle {
  const waiting = new Uint8Array(blockBytes);
  let waitingAt = 0;
  let waitingBytes = 0;
  const ahead = new Uint8Array(blockBytes);
  let aheadAt = 0;
  let aheadBytes = 0;
  let readEnd = -1;

  const put = (bytes: Uint8Array, at: number): void => {
    const written = handle.write(bytes, { at });
    if (written !== bytes.byteLength)
      throw new Error(`${written} of ${bytes.byteLength} bytes were written.`);
  };

  const putWaiting = (): void => {
    const bytes = waitingBytes;
    aheadBytes = 0;
    // What cannot be written is lost, as it would have been: whoever hears of it knows it is not there.
    waitingBytes = 0;
    if (bytes > 0) put(waiting.subarray(0, bytes), waitingAt);
  };

  const fromAhead = (bytes: Uint8Array, at: number): boolean => {
    const from = at - aheadAt;
    if (from < 0 || from + bytes.byteLength > aheadBytes) return false;
    bytes.set(ahead.subarray(from, from + bytes.byteLength));
    return true;
  };

  const readWritten = (bytes: Uint8Array, at: number): number => {
    const isInRow = at >= readEnd && at <= readEnd + GAP_BYTES;
    readEnd = at + bytes.byteLength;
    if (fromAhead(bytes, at)) return bytes.byteLength;
    if (!isInRow || bytes.byteLength > blockBytes) return handle.read(bytes, { at });
    aheadAt = at;
    aheadBytes = handle.read(ahead, { at });
    if (fromAhead(bytes, at)) return bytes.byteLength;
    // The file ends here.
    bytes.set(ahead.subarray(0, aheadBytes));
    return aheadBytes;
  };

  return {
    read(into, { at }) {
      const bytes = bytesOf(into);
      const read = readWritten(bytes, at);
      const waitingEnd = waitingAt + waitingBytes;
      if (waitingBytes === 0 || waitingEnd <= at) return read;
      const length = Math.min(bytes.byteLength, waitingEnd - at);
      // A file that is written beyond its end has zeros between.
      if (length > read) bytes.fill(0, read, length);
      const from = Math.max(at, waitingAt);
      if (from < at + length)
        bytes.set(waiting.subarray(from - waitingAt, at + length - waitingAt), from - at);
      return Math.max(read, length);
    },
    write(from, { at }) {
      const bytes = bytesOf(from);
      if (at !== waitingAt + waitingBytes || waitingBytes + bytes.byteLength > blockBytes) putWaiting();
      if (bytes.byteLength > blockBytes) {
        aheadBytes = 0;
        put(bytes, at);
      } else {
        if (waitingBytes === 0) waitingAt = at;
        waiting.set(bytes, waitingBytes);
        waitingBytes += bytes.byteLength;
      }
      return bytes.byteLength;
    },
    truncate(sizeBytes) {
      aheadBytes = 0;
      putWaiting();
      handle.truncate(sizeBytes);
    },
    // SQLite's pool is not ready for a throw here.
    getSize: () => Math.max(handle.getSize(), waitingBytes === 0 ? 0 : waitingAt + waitingBytes),
    flush() {
      putWaiting();
      handle.flush();
    },
    close() {
      try {
        putWaiting();
      } finally {
        handle.close();
      }
    },
  };
}

/** The pool has numbers of four bytes in its own part of a file. */
function bytesOf({ buffer, byteOffset, byteLength }: ArrayBufferView): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}

interface PagedFile {
  createSyncAccessHandle(): Promise<PagedHandle>;
}

/** Runs `open`; the handles that are made in it gather. */
export async function withGatheredHandles<Result>(
  files: FileSystemFileHandle,
  open: () => Promise<Result>,
): Promise<Result> {
  const paged = files as unknown as PagedFile;
  const { createSyncAccessHandle } = paged;
  paged.createSyncAccessHandle = async function (this: PagedFile) {
    return gatheredHandle(await createSyncAccessHandle.call(this));
  };
  try {
    return await open();
  } finally {
    paged.createSyncAccessHandle = createSyncAccessHandle;
  }
}
