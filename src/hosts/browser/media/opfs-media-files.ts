/** Files of the origin private file system for media tasks, inside a worker. */
import { problem } from '../../../contract/problems/problem.ts';
import type { MediaFiles } from '../../../media/engine/media-host.ts';
import { FileMissingError } from '../../../service/kernel/ports/file-store.ts';
import { isNamed, locateFile, lockFile, openRoot } from '../opfs-handle.ts';

export const opfsMediaFiles: MediaFiles = {
  async read(name) {
    try {
      return await (await locateFile(await openRoot(), name, false)).getFile();
    } catch (error) {
      if (isNamed(error, 'NotFoundError')) throw new FileMissingError(problem('file_not_there', { name }));
      throw error;
    }
  },
  /** Throws DOMException NoModificationAllowedError while somebody else writes it. */
  async openOutput(name) {
    const handle = await lockFile(await locateFile(await openRoot(), name, true));
    handle.truncate(0);
    return {
      write(bytes, position) {
        const written = handle.write(bytes, { at: position });
        if (written !== bytes.byteLength) {
          throw new DOMException('The device is full.', 'QuotaExceededError');
        }
      },
      close() {
        handle.flush();
        handle.close();
      },
    };
  },
};
