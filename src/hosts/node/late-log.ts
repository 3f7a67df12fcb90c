/**
 * Flushes the write-ahead log of SQLite off the thread that answers requests. SQLite asks for it inside a commit, where
 * nothing else can be done meanwhile; here it is only noted, and whoever committed waits (`sqlite-database.ts`). Two
 * flushes stay where SQLite wants them: of a log that begins anew, before its frames overwrite older ones, and before
 * the database is written or cut.
 */
import { fdatasync, fdatasyncSync } from 'node:fs';
import { promisify } from 'node:util';
import type { LateLog } from '../../service/storage/sqlite-database.ts';
import { keepWalMark } from './wal-mark.ts';

const flushed = promisify(fdatasync);

/** What its file system tells of it. */
export interface WrittenLog extends LateLog {
  wrote(offset: number, bytes: Uint8Array): void;
  /** SQLite wants it on the disk. */
  committed(): void;
  /** Waits where something is not on the disk. Throws where that failed. */
  flushNow(): void;
  /** Call before its file is closed. */
  close(): void;
}

export function openLateLog(path: string, fd: number): WrittenLog {
  const mark = keepWalMark(path, fd);
  let isBehind = false;
  let beginsAnew = false;
  /** The system tells of a failure once, and may have forgotten what it could not write: asking again proves nothing. */
  let failure: { readonly error: unknown } | null = null;

  const done = (): void => {
    isBehind = false;
    mark?.synced();
  };
  const failed = (error: unknown): never => {
    failure = { error };
    throw error;
  };
  const flushNow = (): void => {
    if (!isBehind) return;
    if (failure !== null) throw failure.error;
    try {
      fdatasyncSync(fd);
    } catch (error) {
      failed(error);
    }
    done();
  };

  return {
    isBehind: () => isBehind,
    wrote: (offset, bytes) => {
      beginsAnew ||= offset === 0;
      mark?.wrote(offset, bytes);
    },
    committed: () => {
      isBehind = true;
      if (beginsAnew) flushNow();
      beginsAnew = false;
    },
    flush: async () => {
      if (failure !== null) throw failure.error;
      await flushed(fd).catch(failed);
      done();
    },
    flushNow,
    close: () => {
      try {
        flushNow();
      } finally {
        mark?.close();
      }
    },
  };
}
