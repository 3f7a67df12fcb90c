/**
 * The origin private file system's shape over a folder, for media tasks that write their output by name. Only
 * what a worker needs to write one file: folders, file handles, synchronous access.
 */
import { closeSync, fdatasyncSync, fstatSync, ftruncateSync, openSync, readSync, writeSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { OPFS_ROOT } from '../../browser/opfs-handle.ts';

/** The value for `navigator.storage`; names below `OPFS_ROOT` are names in `root`. */
export function storageOfFolder(root: string) {
  return {
    getDirectory: async () => ({
      getDirectoryHandle: async (name: string) => {
        if (name !== OPFS_ROOT) throw new DOMException(`There is no folder ${name}.`, 'NotFoundError');
        return folderHandle(root);
      },
    }),
  };
}

function folderHandle(path: string) {
  return {
    getDirectoryHandle: async (name: string) => {
      await mkdir(join(path, name), { recursive: true });
      return folderHandle(join(path, name));
    },
    getFileHandle: async (name: string) => ({
      createSyncAccessHandle: async () => accessHandle(join(path, name)),
    }),
  };
}

function accessHandle(path: string) {
  // Made where missing and kept where not, which no single mode for writing anywhere in a file does.
  closeSync(openSync(path, 'a+'));
  const file = openSync(path, 'r+');
  return {
    write: (bytes: Uint8Array, { at }: { at: number }): number => {
      let written = 0;
      try {
        while (written < bytes.byteLength)
          written += writeSync(file, bytes, written, bytes.byteLength - written, at + written);
      } catch (error) {
        // The name by which the web platform, and so the engine, knows a full disk.
        if (isFull(error)) throw new DOMException('The disk is full.', 'QuotaExceededError');
        throw error;
      }
      return written;
    },
    read: (bytes: Uint8Array, { at }: { at: number }): number =>
      readSync(file, bytes, 0, bytes.byteLength, at),
    truncate: (sizeBytes: number): void => ftruncateSync(file, sizeBytes),
    getSize: (): number => fstatSync(file).size,
    flush: (): void => fdatasyncSync(file),
    close: (): void => closeSync(file),
  };
}

function isFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
}
