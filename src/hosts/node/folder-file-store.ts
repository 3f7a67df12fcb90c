/** The FileStore port on an ordinary folder. Acknowledged writes are flushed to the disk. */
import { mkdir, open, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { joinedRuns } from '../../base/work/joined-runs.ts';
import { problem } from '../../contract/problems/problem.ts';
import { createPlacedFileStore, type PlacedFiles, SCRATCH } from '../../service/files/placed-files.ts';
import { type FileStore, type FileWriter, StorageFullError } from '../../service/kernel/ports/file-store.ts';
import { ignoreMissing, insideFolder, isCode, isFull } from './folder-file.ts';
import { openPlaced, placeOf } from './references/film-link.ts';
import type { FolderReferences } from './references/folder-references.ts';

export interface FolderFileStore extends FileStore {
  /** Where the file is to be read; throws for names that leave the folder. */
  pathOf(name: string): string;
  /** Of a file in scratch. */
  scratchPathOf(name: string): string;
}

/** @param references films that stay elsewhere; every file is the folder's own where not given */
export function createFolderFileStore(root: string, references?: FolderReferences): FolderFileStore {
  const pathOf = (name: string): string => join(root, insideFolder(name));
  const namesIn = async (folder: string): Promise<string[]> => {
    const entries = (await readdir(pathOf(folder), { withFileTypes: true }).catch(ignoreMissing)) ?? [];
    return entries.filter((entry) => entry.isFile()).map((entry) => `${folder}/${entry.name}`);
  };
  const files: PlacedFiles = {
    openWriter: async (name) => {
      const path = pathOf(name);
      try {
        await mkdir(dirname(path), { recursive: true });
        return await createWriter(path);
      } catch (error) {
        throw full(error);
      }
    },
    ...(references !== undefined && { references }),
    read: async (name) => (await references?.open(name)) ?? openPlaced(root, insideFolder(name)),
    sizeBytes: async (name) => {
      const found = await stat(placeOf(root, insideFolder(name))).catch(ignoreMissing);
      return found?.size ?? (await references?.sizeBytes(name)) ?? null;
    },
    move: async (from, to) => {
      try {
        await mkdir(dirname(pathOf(to)), { recursive: true });
        await rename(pathOf(from), pathOf(to));
      } catch (error) {
        throw full(error);
      }
    },
    remove: async (name) => {
      await rm(pathOf(name), { force: true });
      await references?.forget(name);
    },
    names: namesIn,
    list: async (folder) => {
      const found = await Promise.all(
        (await namesIn(folder)).map(async (name) => ({
          name,
          stats: await stat(pathOf(name)).catch(ignoreMissing),
        })),
      );
      // What was removed in the meantime is not in the folder.
      return found.flatMap(({ name, stats }) =>
        stats === undefined ? [] : [{ name, sizeBytes: stats.size, modifiedMs: stats.mtimeMs }],
      );
    },
    freeBytes: async () => {
      const disk = await statfs(root);
      return disk.bavail * disk.bsize;
    },
  };
  return {
    ...createPlacedFileStore(files),
    pathOf: (name) => placeOf(root, insideFolder(name)),
    scratchPathOf: (name) => pathOf(SCRATCH + name),
  };
}

async function createWriter(path: string): Promise<FileWriter> {
  const handle = await open(path, 'r+').catch(async (error: unknown) => {
    if (isCode(error, 'ENOENT')) return open(path, 'w+');
    throw error;
  });
  /** Parts that come side by side are flushed together. */
  const flushed = joinedRuns(() => handle.datasync());
  return {
    write: async (bytes, offset) => {
      const buffer = bytes instanceof Blob ? new Uint8Array(await bytes.arrayBuffer()) : bytes;
      try {
        let written = 0;
        while (written < buffer.byteLength) {
          const step = await handle.write(buffer, written, buffer.byteLength - written, offset + written);
          written += step.bytesWritten;
        }
        await flushed();
      } catch (error) {
        throw full(error);
      }
    },
    truncate: (sizeBytes) =>
      handle.truncate(sizeBytes).catch((error: unknown) => {
        throw full(error);
      }),
    close: () => handle.close(),
  };
}

function full(error: unknown): unknown {
  return isFull(error) ? new StorageFullError(problem('disk_full'), { cause: error }) : error;
}
