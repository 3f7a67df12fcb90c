/** Files of a folder for media tasks. Outputs are written at once, so that nothing of them waits in memory. */

import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { MediaFiles } from '../../../media/engine/media-host.ts';
import { isFull, openFile } from '../folder-file.ts';

export function mediaFilesOf(root: string): MediaFiles {
  return {
    read: (name) => openFile(join(root, name), name),
    async openOutput(name) {
      const path = join(root, name);
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
      };
    },
  };
}
