/** Files of the origin private file system for media tasks, inside a worker. */
import type { MediaFiles } from '../../../media/engine/media-host.ts';
import { locateFile, lockFile, openRoot } from '../opfs-handle.ts';
import { readStored } from '../references/open-original.ts';

export const opfsMediaFiles: MediaFiles = {
  read: async (name) => readStored(await openRoot(), name),
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
      discard() {
        handle.close();
      },
    };
  },
};
