import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openLateLog, type WrittenLog } from './late-log.ts';
import { isWalCut } from './wal-mark.ts';

const HEADER = Buffer.alloc(32, 7);
const FRAME = Buffer.alloc(24 + 4096, 9);

let folder = '';
let path = '';
let fd = 0;
let log: WrittenLog;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cliproom-log-'));
  path = join(folder, 'studio.db-wal');
  fd = openSync(path, 'w+');
  log = openLateLog(path, fd);
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(bytes: Buffer, offset: number): void {
  writeSync(fd, bytes, 0, bytes.length, offset);
  log.wrote(offset, bytes);
}

/** A log that has begun, and a commit that is not on the disk yet. */
function commitBehind(): void {
  write(HEADER, 0);
  log.committed();
  write(FRAME, HEADER.length);
  log.committed();
}

describe('a log that is flushed late', () => {
  it('is behind from a commit until it was flushed', async () => {
    write(HEADER, 0);
    log.committed();
    write(FRAME, HEADER.length);
    expect(log.isBehind()).toBe(false);
    log.committed();
    expect(log.isBehind()).toBe(true);
    await log.flush();
    expect(log.isBehind()).toBe(false);
    log.close();
    closeSync(fd);
  });

  it('that begins anew waits for the disk before anything follows its beginning', () => {
    write(HEADER, 0);
    log.committed();
    expect(log.isBehind()).toBe(false);
    log.close();
    closeSync(fd);
  });

  it('is marked as far as it was flushed, not as far as it was written', async () => {
    commitBehind();
    // Its frames have no checksums: where the mark were ahead, the log would be seen to be cut.
    expect(isWalCut(path)).toBe(false);
    await log.flush();
    expect(isWalCut(path)).toBe(true);
    log.close();
    closeSync(fd);
  });

  it('that could not be flushed once is never again said to be on the disk', async () => {
    commitBehind();
    closeSync(fd);
    await expect(log.flush()).rejects.toThrow('EBADF');
    fd = openSync(path, 'r+');
    await expect(log.flush()).rejects.toThrow('EBADF');
    expect(() => log.flushNow()).toThrow('EBADF');
    expect(log.isBehind()).toBe(true);
    expect(() => log.close()).toThrow('EBADF');
    closeSync(fd);
  });
});
