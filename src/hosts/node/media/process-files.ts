/** Files of the store as a media process reaches them. */
import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { MediaFiles, MediaOutput } from '../../../media/engine/media-host.ts';
import type { StoreUnreachableError } from '../../../service/kernel/ports/file-store.ts';
import { insideFolder, isFull } from '../folder-file.ts';
import { openPlaced, placeOf } from '../references/film-link.ts';

export interface ProcessFiles extends MediaFiles {
  /** Libraries of the machine open files by path. Of a speech model: it stays. */
  pathOfModel(name: string): Promise<string>;
  /** Of any file, as long as the work goes on. */
  withPath<Result>(name: string, work: (path: string) => Promise<Result>): Promise<Result>;
  /**
   * That the store did not answer since this was asked last: then a file is not what whoever read it took it for, such
   * as unreadable.
   */
  takeLoss(): StoreUnreachableError | null;
}

export function folderProcessFiles(root: string): ProcessFiles {
  return {
    read: async (name) => openPlaced(root, insideFolder(name)),
    openOutput: async (name) => openLocalOutput(join(root, insideFolder(name))),
    pathOfModel: async (name) => join(root, insideFolder(name)),
    withPath: async (name, work) => work(placeOf(root, insideFolder(name))),
    takeLoss: () => null,
  };
}

/** Written at once, so that nothing of it waits in memory. */
export async function openLocalOutput(path: string): Promise<MediaOutput> {
  await mkdir(dirname(path), { recursive: true });
  const file = openSync(path, 'w');
  return {
    write(bytes, position) {
      let written = 0;
      try {
        while (written < bytes.byteLength)
          written += writeSync(file, bytes, written, bytes.byteLength - written, position + written);
      } catch (error) {
        // The name by which the web platform, and so the engine, knows a full disk.
        if (isFull(error)) throw new DOMException('The disk is full.', 'QuotaExceededError');
        throw error;
      }
    },
    close() {
      fdatasyncSync(file);
      closeSync(file);
    },
    discard() {
      closeSync(file);
    },
  };
}
