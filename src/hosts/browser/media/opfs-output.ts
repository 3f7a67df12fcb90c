/** Opens a file of the origin private file system for positioned writing inside a worker. */

import { lockFile, OPFS_ROOT } from '../opfs-handle.ts';

export interface OpfsOutput {
  write(bytes: Uint8Array, position: number): void;
  close(): void;
}

/** Creates or empties the file. Throws DOMException NoModificationAllowedError while somebody else writes it. */
export async function openOpfsOutput(name: string): Promise<OpfsOutput> {
  const parts = name.split('/');
  const fileName = parts.pop();
  if (!fileName) throw new Error(`"${name}" is not a file name.`);
  let folder = await navigator.storage.getDirectory();
  for (const part of [OPFS_ROOT, ...parts]) folder = await folder.getDirectoryHandle(part, { create: true });
  const handle = await lockFile(await folder.getFileHandle(fileName, { create: true }));
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
}
