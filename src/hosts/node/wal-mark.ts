/**
 * How far the write-ahead log was on the disk, in a small file beside it. SQLite takes a log that ends too early for
 * one that was written no further, so acknowledged changes would be gone without a word; with the mark that is seen.
 * The mark follows the log: after a crash it may be behind, never ahead. File formats: sqlite.org/fileformat2.html,
 * section 4.
 */
import { closeSync, fstatSync, openSync, readFileSync, readSync, rmSync, writeSync } from 'node:fs';
import { isFull } from './folder-file.ts';

const HEADER_BYTES = 32;
const FRAME_HEADER_BYTES = 24;
const SALTS = { at: 16, bytes: 8 } as const;
const MARK_BYTES = SALTS.bytes + 8;

const markOf = (wal: string): string => `${wal}-mark`;

/** Written by the file system of the log, as it writes. */
export interface WalMark {
  wrote(offset: number, bytes: Uint8Array): void;
  /** The log is on the disk as far as it was written. */
  synced(): void;
  close(): void;
}

/** null where there is no room for one. */
export function keepWalMark(wal: string, logFile: number): WalMark | null {
  const known = readMark(wal);
  const fd = openMark(wal, known === null);
  if (fd === null) return null;
  let salts = saltsOf(logFile);
  let end = known !== null && salts !== null && known.salts.equals(salts) ? known.end : 0;
  return {
    wrote: (offset, bytes) => {
      if (offset === 0 && bytes.byteLength >= HEADER_BYTES) {
        // A log that begins anew has other salts.
        salts = Buffer.from(bytes.slice(SALTS.at, SALTS.at + SALTS.bytes));
        end = HEADER_BYTES;
      } else end = Math.max(end, offset + bytes.byteLength);
    },
    synced: () => {
      if (salts === null) return;
      const mark = Buffer.alloc(MARK_BYTES);
      salts.copy(mark);
      mark.writeBigUInt64BE(BigInt(end), SALTS.bytes);
      try {
        writeSync(fd, mark, 0, MARK_BYTES, 0);
      } catch (error) {
        // The change itself is on the disk; a mark that is behind says less, not the wrong thing.
        if (!isFull(error)) throw error;
      }
    },
    close: () => closeSync(fd),
  };
}

function openMark(wal: string, isNew: boolean): number | null {
  try {
    return openSync(markOf(wal), isNew ? 'w+' : 'r+', 0o600);
  } catch (error) {
    if (isFull(error)) return null;
    throw error;
  }
}

/** Call before the log itself is removed: all of it is in the database. */
export function dropWalMark(wal: string): void {
  rmSync(markOf(wal), { force: true });
}

/** True where the log does not hold what it held: its last changes are lost. Call before SQLite opens it. */
export function isWalCut(wal: string): boolean {
  const mark = readMark(wal);
  if (mark === null || mark.end <= HEADER_BYTES) return false;
  let fd: number;
  try {
    fd = openSync(wal, 'r');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return true;
    throw error;
  }
  try {
    const salts = saltsOf(fd);
    if (salts === null) return true;
    // Begun anew after all was in the database, and not marked yet: the first salt counts those beginnings.
    if (salts.readUInt32BE(0) === (mark.salts.readUInt32BE(0) + 1) >>> 0) return false;
    return !salts.equals(mark.salts) || wholeUntil(fd) < mark.end;
  } finally {
    closeSync(fd);
  }
}

function readMark(wal: string): { salts: Buffer; end: number } | null {
  let mark: Buffer;
  try {
    mark = readFileSync(markOf(wal));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  if (mark.length < MARK_BYTES) return null;
  return { salts: mark.subarray(0, SALTS.bytes), end: Number(mark.readBigUInt64BE(SALTS.bytes)) };
}

function saltsOf(fd: number): Buffer | null {
  const header = Buffer.alloc(HEADER_BYTES);
  if (readSync(fd, header, 0, HEADER_BYTES, 0) < HEADER_BYTES) return null;
  const salts = header.subarray(SALTS.at, SALTS.at + SALTS.bytes);
  return salts.every((byte) => byte === 0) ? null : Buffer.from(salts);
}

/** Where the last frame ends whose checksum, and that of all before it, is right. */
function wholeUntil(fd: number): number {
  const log = Buffer.alloc(fstatSync(fd).size);
  readSync(fd, log, 0, log.length, 0);
  const isBigEndian = (log.readUInt32BE(0) & 1) === 1;
  const word = (at: number): number => (isBigEndian ? log.readUInt32BE(at) : log.readUInt32LE(at));
  const frameBytes = FRAME_HEADER_BYTES + log.readUInt32BE(8);
  let [first, second] = [0, 0];
  const add = (from: number, to: number): void => {
    for (let at = from; at < to; at += 8) {
      first = (first + word(at) + second) >>> 0;
      second = (second + word(at + 4) + first) >>> 0;
    }
  };
  add(0, 24);
  let end = HEADER_BYTES;
  for (; end + frameBytes <= log.length; end += frameBytes) {
    if (log.compare(log, SALTS.at, SALTS.at + SALTS.bytes, end + 8, end + 16) !== 0) break;
    add(end, end + 8);
    add(end + FRAME_HEADER_BYTES, end + frameBytes);
    if (log.readUInt32BE(end + 16) !== first || log.readUInt32BE(end + 20) !== second) break;
  }
  return end;
}
