/**
 * A SQLite virtual file system on node:fs, because sqlite-wasm has none for Node. Locks do nothing: one
 * process a data folder is the host's promise, and the connection runs in exclusive locking mode. Flushing the
 * write-ahead log is left to whoever committed (`late-log.ts`).
 */
import {
  closeSync,
  existsSync,
  fdatasyncSync,
  fstatSync,
  ftruncateSync,
  openSync,
  readSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { resolve } from 'node:path';
import type { Sqlite3Static, WasmPointer } from '@sqlite.org/sqlite-wasm';
import type { LateLog } from '../../service/storage/sqlite-database.ts';
import { giveUpBallast } from './ballast.ts';
import { openLateLog, type WrittenLog } from './late-log.ts';
import { dropWalMark } from './wal-mark.ts';

export const NODE_FS_VFS = 'cliproom-node-fs';

/** The 1,000 pages of 4 KiB after which SQLite writes the log into the database, each with its header. */
const WAL_RESERVED_BYTES = 32 + 1000 * (4096 + 24);

interface OpenFile {
  readonly fd: number;
  readonly path: string;
  readonly deleteOnClose: boolean;
  /** null for all but write-ahead logs. */
  readonly log: WrittenLog | null;
}

export interface NodeFsVfs {
  /** Of an open database, as its path was given. */
  logOf(database: string): LateLog;
}

const logPathOf = (database: string): string => `${database}-wal`;

/** Registers the file system under NODE_FS_VFS. Call once for each loaded sqlite3 module. */
export function installNodeFsVfs(sqlite3: Sqlite3Static): NodeFsVfs {
  const { capi, wasm } = sqlite3;
  const files = new Map<WasmPointer, OpenFile>();
  /** By path: a database has one connection. */
  const logs = new Map<string, WrittenLog>();
  const ioStruct = new capi.sqlite3_io_methods();
  const vfsStruct = new capi.sqlite3_vfs();

  const guarded = <Args extends unknown[]>(code: number, work: (...args: Args) => number) =>
    ((...args: Args) => {
      try {
        return work(...args);
      } catch (error) {
        return isFull(error) ? capi.SQLITE_FULL : code;
      }
    }) as never;

  const poke64 = (out: WasmPointer, value: bigint): void => {
    new DataView(wasm.heap8u().buffer).setBigInt64(Number(out), value, true);
  };

  const opened = (pointer: WasmPointer): OpenFile => {
    const file = files.get(pointer);
    if (file === undefined) throw new Error('SQLite used a file that is not open.');
    return file;
  };

  // The published types leave the `$` off this one member.
  Object.assign(ioStruct, { $iVersion: 1 });
  vfsStruct.$iVersion = 2;
  const sample = new capi.sqlite3_file();
  vfsStruct.$szOsFile = sample.structInfo.sizeof;
  sample.dispose();
  vfsStruct.$mxPathname = 1024;

  sqlite3.vfs.installVfs({
    io: {
      struct: ioStruct,
      methods: {
        xClose: guarded(capi.SQLITE_IOERR, (pointer: WasmPointer) => {
          const file = opened(pointer);
          files.delete(pointer);
          if (file.log !== null) logs.delete(file.path);
          try {
            file.log?.close();
          } finally {
            closeSync(file.fd);
          }
          if (file.deleteOnClose) rmSync(file.path, { force: true });
          return 0;
        }),
        xRead: guarded(
          capi.SQLITE_IOERR_READ,
          (pointer: WasmPointer, target: WasmPointer, size: number, offset: bigint) => {
            const start = Number(target);
            const buffer = wasm.heap8u().subarray(start, start + size);
            const read = readSync(opened(pointer).fd, buffer, 0, size, Number(offset));
            if (read === size) return 0;
            buffer.fill(0, read);
            return capi.SQLITE_IOERR_SHORT_READ;
          },
        ),
        xWrite: guarded(
          capi.SQLITE_IOERR_WRITE,
          (pointer: WasmPointer, source: WasmPointer, size: number, offset: bigint) => {
            const start = Number(source);
            const buffer = wasm.heap8u().subarray(start, start + size);
            const { fd, path, log } = opened(pointer);
            // A database holds, and lacks, nothing that its log could still lose.
            logs.get(logPathOf(path))?.flushNow();
            withBallast(path, () => writeAll(fd, buffer, Number(offset)));
            log?.wrote(Number(offset), buffer);
            return 0;
          },
        ),
        xTruncate: guarded(capi.SQLITE_IOERR_TRUNCATE, (pointer: WasmPointer, size: bigint) => {
          const { fd, path } = opened(pointer);
          logs.get(logPathOf(path))?.flushNow();
          ftruncateSync(fd, Number(size));
          return 0;
        }),
        xSync: guarded(capi.SQLITE_IOERR_FSYNC, (pointer: WasmPointer) => {
          const { fd, log } = opened(pointer);
          if (log === null) fdatasyncSync(fd);
          else log.committed();
          return 0;
        }),
        xFileSize: guarded(capi.SQLITE_IOERR_FSTAT, (pointer: WasmPointer, out: WasmPointer) => {
          poke64(out, BigInt(fstatSync(opened(pointer).fd).size));
          return 0;
        }),
        xLock: guarded(capi.SQLITE_IOERR, () => 0),
        xUnlock: guarded(capi.SQLITE_IOERR, () => 0),
        xCheckReservedLock: guarded(capi.SQLITE_IOERR, (_pointer: WasmPointer, out: WasmPointer) => {
          wasm.poke(out, 0, 'i32');
          return 0;
        }),
        xFileControl: guarded(capi.SQLITE_IOERR, () => capi.SQLITE_NOTFOUND),
        xSectorSize: guarded(capi.SQLITE_IOERR, () => 4096),
        xDeviceCharacteristics: guarded(capi.SQLITE_IOERR, () => 0),
      },
    },
    vfs: {
      struct: vfsStruct,
      name: NODE_FS_VFS,
      methods: {
        xOpen: guarded(
          capi.SQLITE_CANTOPEN,
          (
            _vfs: WasmPointer,
            name: WasmPointer,
            pointer: WasmPointer,
            flags: number,
            outFlags: WasmPointer,
          ) => {
            const path = resolve(wasm.cstrToJs(name) ?? '');
            const create = (flags & capi.SQLITE_OPEN_CREATE) !== 0;
            if (!create && !existsSync(path)) return capi.SQLITE_CANTOPEN;
            const fd = withBallast(path, () => openSync(path, existsSync(path) ? 'r+' : 'w+', 0o600));
            const isWal = (flags & capi.SQLITE_OPEN_WAL) !== 0;
            const log = isWal ? openLateLog(path, fd) : null;
            if (log !== null) {
              reserve(fd, path, WAL_RESERVED_BYTES);
              logs.set(path, log);
            }
            const deleteOnClose = (flags & capi.SQLITE_OPEN_DELETEONCLOSE) !== 0;
            files.set(pointer, { fd, path, deleteOnClose, log });
            const file = new capi.sqlite3_file(pointer);
            file.$pMethods = ioStruct.pointer;
            file.dispose();
            wasm.poke(outFlags, flags, 'i32');
            return 0;
          },
        ),
        xDelete: guarded(capi.SQLITE_IOERR_DELETE, (_vfs: WasmPointer, name: WasmPointer) => {
          const path = wasm.cstrToJs(name) ?? '';
          if (path.endsWith('-wal')) dropWalMark(path);
          rmSync(path, { force: true });
          return 0;
        }),
        xAccess: guarded(
          capi.SQLITE_IOERR_ACCESS,
          (_vfs: WasmPointer, name: WasmPointer, _flags: number, out: WasmPointer) => {
            wasm.poke(out, existsSync(wasm.cstrToJs(name) ?? '') ? 1 : 0, 'i32');
            return 0;
          },
        ),
        xFullPathname: guarded(
          capi.SQLITE_CANTOPEN,
          (_vfs: WasmPointer, name: WasmPointer, size: number, out: WasmPointer) =>
            wasm.cstrncpy(out, name, size) < size ? 0 : capi.SQLITE_CANTOPEN,
        ),
        xRandomness: guarded(capi.SQLITE_ERROR, (_vfs: WasmPointer, size: number, out: WasmPointer) => {
          const start = Number(out);
          crypto.getRandomValues(wasm.heap8u().subarray(start, start + size) as Uint8Array<ArrayBuffer>);
          return size;
        }),
        xSleep: guarded(capi.SQLITE_ERROR, () => 0),
        xCurrentTime: guarded(capi.SQLITE_ERROR, (_vfs: WasmPointer, out: WasmPointer) => {
          wasm.poke(out, 2440587.5 + Date.now() / 86_400_000, 'double');
          return 0;
        }),
        xCurrentTimeInt64: guarded(capi.SQLITE_ERROR, (_vfs: WasmPointer, out: WasmPointer) => {
          poke64(out, BigInt(210_866_760_000_000 + Date.now()));
          return 0;
        }),
        xGetLastError: guarded(capi.SQLITE_ERROR, () => 0),
      },
    },
  });
  return {
    logOf: (database) => {
      const path = logPathOf(resolve(database));
      return {
        isBehind: () => logs.get(path)?.isBehind() === true,
        flush: async () => logs.get(path)?.flush(),
      };
    },
  };
}

/**
 * Makes a new write-ahead log as long as it gets before SQLite begins it anew. A commit then changes no size, so
 * flushing it does not wait for whatever else the file system has in its journal, such as an upload. SQLite ends
 * its reading of the log at the first frame without a checksum, which zeros have not.
 */
function reserve(fd: number, path: string, sizeBytes: number): void {
  const { size } = fstatSync(fd);
  if (size >= sizeBytes) return;
  try {
    withBallast(path, () => writeAll(fd, new Uint8Array(sizeBytes - size), size));
    fdatasyncSync(fd);
  } catch (error) {
    // A log that grows is slower, not worse: on a full disk the library can still be read and emptied.
    if (!isFull(error)) throw error;
  }
}

/** Tries once more with the room the ballast had. */
function withBallast<Result>(path: string, write: () => Result): Result {
  try {
    return write();
  } catch (error) {
    if (!isFull(error) || !giveUpBallast(path)) throw error;
    return write();
  }
}

function writeAll(fd: number, bytes: Uint8Array, offset: number): void {
  let written = 0;
  while (written < bytes.byteLength)
    written += writeSync(fd, bytes, written, bytes.byteLength - written, offset + written);
}

function isFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
}
