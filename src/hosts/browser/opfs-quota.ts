/**
 * Whether the browser gives files more room. Its estimate says what it would like to give, not what there is, and
 * SQLite's file pool answers every failed write with the same code; so writes are watched, and after one that failed
 * room is tried for.
 */
interface WatchedHandle {
  write(bytes: AllowSharedBufferSource, options?: { at?: number }): number;
}

export interface QuotaWatch {
  /** Whether the last write of a file found no room. */
  foundNoRoom(): boolean;
  /** True until room was found by trying: at the beginning, and after each failure. */
  isDoubted(): boolean;
  /** For failures that are no writes, such as making a file. */
  doubt(): void;
  trust(): void;
}

/** Of all files that this worker writes. Only workers have such handles, so TypeScript's DOM library leaves them out. */
export function watchQuotaOfWorker(): QuotaWatch {
  const scope = globalThis as unknown as { FileSystemSyncAccessHandle: { prototype: WatchedHandle } };
  return watchQuota(scope.FileSystemSyncAccessHandle.prototype);
}

/** @param handles prototype of the handles to watch, from now on. */
export function watchQuota(handles: WatchedHandle): QuotaWatch {
  const write = handles.write;
  let noRoom = false;
  let doubted = true;
  const note = (failed: boolean): void => {
    noRoom = failed;
    doubted ||= failed;
  };
  handles.write = function (this: WatchedHandle, bytes, options) {
    try {
      const written = write.call(this, bytes, options);
      // Chromium answers with an impossible number where it has no room.
      note(written !== bytes.byteLength);
      return written;
    } catch (error) {
      note(error instanceof DOMException && error.name === 'QuotaExceededError');
      throw error;
    }
  };
  return {
    foundNoRoom: () => noRoom,
    isDoubted: () => doubted,
    doubt: () => {
      doubted = true;
    },
    trust: () => {
      doubted = false;
    },
  };
}
