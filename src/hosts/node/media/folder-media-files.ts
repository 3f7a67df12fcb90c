/** Files of a folder for media tasks. Outputs are written at once, so that nothing of them waits in memory. */

import { closeSync, fdatasyncSync, openAsBlob, openSync, writeSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { problem } from '../../../contract/problems/problem.ts';
import type { MediaFiles } from '../../../media/engine/media-host.ts';
import { FileMissingError } from '../../../service/kernel/ports/file-store.ts';

export function mediaFilesOf(root: string): MediaFiles {
  return {
    // Node throws what is missing at once instead of rejecting.
    async read(name) {
      try {
        return await openAsBlob(join(root, name));
      } catch (error) {
        throw new FileMissingError(problem('file_not_there', { name }), { cause: error });
      }
    },
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

function isFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
}
